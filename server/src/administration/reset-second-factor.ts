import type { Kysely } from 'kysely'
import type { SecondFactors } from '../identity/second-factors'
import type { Recipient } from '../mail/notify-user'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import type { SignedInUser } from '../access/signed-in-user'
import { asSubject } from './change-users'
import { userToChange } from './user-to-change'

interface Reset {
  db: Kysely<Tables>
  audit: AuditLog
  factors: SecondFactors
  principal: SignedInUser
  userUuid: string
}

/**
 * Switches off the second factor of a user who cannot bring a code any more, so that the password is enough until they
 * switch it on again. Rejects with a Problem: as `userToChange` does, and with SECOND_FACTOR_OFF.
 */
export async function resetSecondFactor(
  { db, audit, factors, principal, userUuid }: Reset,
  tell: (user: Recipient) => Promise<void>,
): Promise<void> {
  const user = await db.transaction().execute(async (transaction) => {
    const target = await userToChange(transaction, principal, userUuid)
    await factors.switchOff(transaction, userUuid)
    const { email } = await transaction
      .selectFrom('portal_user')
      .select('email')
      .where('uuid', '=', userUuid)
      .executeTakeFirstOrThrow()
    await audit.write(transaction, {
      action: 'user.second-factor-reset',
      actor: principal,
      subject: asSubject(target),
      businessId: target.businessId,
    })
    return { uuid: userUuid, userName: target.userName, displayName: target.displayName, email }
  })
  await tell(user)
}
