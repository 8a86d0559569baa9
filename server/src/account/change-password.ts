import type { ReasonCode } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { passwordFault, type PasswordFault } from '../identity/password-rules'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { hashPassword } from '../identity/passwords'
import type { SignedInUser } from '../access/signed-in-user'

/** 'different' cannot be: the new password comes once. */
const codes: Readonly<Record<Exclude<PasswordFault, 'different'>, ReasonCode>> = {
  short: 'PASSWORD_TOO_SHORT',
  long: 'PASSWORD_TOO_LONG',
  'user-name': 'PASSWORD_IS_USER_NAME',
  'one-character': 'PASSWORD_ONE_CHARACTER',
  common: 'PASSWORD_TOO_COMMON',
}

/** Rejects with a Problem (400) when the new password is not one that the user may take. */
export async function rejectInvalidPassword(
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  userName: string,
): Promise<void> {
  const fault = await passwordFault(newPassword, newPassword, userName)
  if (fault && fault !== 'different') throw new Problem(400, codes[fault])
  if (newPassword === currentPassword) throw new Problem(400, 'PASSWORD_UNCHANGED')
}

interface ChangePasswordParts {
  db: Kysely<Tables>
  audit: AuditLog
  endOtherSessions: (transaction: Kysely<Tables>) => Promise<void>
}

/** Keeps the new password; other sessions, and links that were mailed for setting one, are good no longer. */
export async function changePassword(
  { db, audit, endOtherSessions }: ChangePasswordParts,
  user: SignedInUser,
  newPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('portal_user')
      .set({ password_hash: passwordHash })
      .where('uuid', '=', user.uuid)
      .execute()
    await transaction.deleteFrom('account_link').where('user_uuid', '=', user.uuid).execute()
    await endOtherSessions(transaction)
    await audit.write(transaction, {
      ...{ action: 'password.changed', actor: user, businessId: user.clientBusinessId },
    })
  })
}
