import { revokeTokensOf } from '../account/api-tokens/repository'
import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { refuseWithoutAdministrator, userToChange, type UserToChange } from './user-to-change'

interface Change {
  db: Kysely<Tables>
  audit: AuditLog
  principal: SignedInUser
  userUuid: string
}

export const asSubject = ({ uuid, displayName }: UserToChange) => ({ id: uuid, name: displayName })

/** Changes a user's roles to such as the asker may give; the log tells it with the change. */
export async function changeRoles(
  { db, audit, principal, userUuid }: Change,
  wanted: number[],
): Promise<void> {
  const roles = [...new Set(wanted)].sort((one, other) => one - other)
  await db.transaction().execute(async (transaction) => {
    const user = await userToChange(transaction, principal, userUuid)
    if (!roles.every((role) => user.grantable.includes(role))) throw new Problem(403, 'ROLE_NOT_ASSIGNABLE')
    if (!isPermitted(roles, 'users:administer')) await refuseWithoutAdministrator(transaction, user)
    await transaction
      .updateTable('portal_user')
      .set({ roles: sql<number[]>`${`{${roles.join()}}`}::integer[]` })
      .where('uuid', '=', userUuid)
      .execute()
    await audit.write(transaction, {
      action: 'user.roles-changed',
      actor: principal,
      subject: asSubject(user),
      businessId: user.businessId,
      detail: { before: user.roles, roles },
    })
  })
}

/** Revokes all API tokens of a user; where there are none, nothing is told. */
export async function revokeUserTokens({ db, audit, principal, userUuid }: Change): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await userToChange(transaction, principal, userUuid)
    const count = await revokeTokensOf(transaction, userUuid)
    if (count === 0) return
    await audit.write(transaction, {
      ...{ action: 'user.api-tokens-revoked', actor: principal, subject: asSubject(user) },
      ...{ businessId: user.businessId, detail: { count } },
    })
  })
}

/** Disables a user, whose API tokens are revoked for good, or lets them in again; a second time changes nothing and is not told. */
export async function changeDisabled(
  { db, audit, principal, userUuid }: Change,
  disabled: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await userToChange(transaction, principal, userUuid)
    if (user.disabled === disabled) return
    if (disabled) {
      await refuseWithoutAdministrator(transaction, user)
      await revokeTokensOf(transaction, userUuid)
    }
    await transaction.updateTable('portal_user').set({ disabled }).where('uuid', '=', userUuid).execute()
    await audit.write(transaction, {
      action: disabled ? 'user.disabled' : 'user.enabled',
      actor: principal,
      subject: asSubject(user),
      businessId: user.businessId,
    })
  })
}
