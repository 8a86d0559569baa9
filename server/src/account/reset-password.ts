import type { Kysely } from 'kysely'
import { revokeTokensOf } from './api-tokens/repository'
import type { AccountLinks } from './account-links'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { realmPath } from '../identity/issuer'
import type { Recipient } from '../mail/notify-user'

/** Where the link for a forgotten password leads. */
export const resetPasswordPath = `${realmPath}/login-actions/reset-password`

interface ResetPasswordParts {
  db: Kysely<Tables>
  audit: AuditLog
  links: AccountLinks
  endSessionsOf: (userUuid: string, transaction: Kysely<Tables>) => Promise<void>
}

/**
 * Puts the new password in the place of the forgotten one, ends all sessions and revokes all API tokens. Undefined when the link is not good
 * any more.
 */
export async function resetPassword(
  { db, audit, links, endSessionsOf }: ResetPasswordParts,
  token: string,
  passwordHash: string,
): Promise<Recipient | undefined> {
  return db.transaction().execute(async (transaction) => {
    const uuid = await links.use(transaction, token)
    if (uuid === undefined) return undefined
    const user = await transaction
      .updateTable('portal_user')
      .set({ password_hash: passwordHash })
      .where('uuid', '=', uuid)
      .where('disabled', '=', false)
      .where('password_hash', 'is not', null)
      .returning(['user_name as userName', 'display_name as displayName', 'email', 'client_business_id'])
      .executeTakeFirst()
    if (!user) return undefined
    await endSessionsOf(uuid, transaction)
    // Whoever knew the password may have made some.
    await revokeTokensOf(transaction, uuid)
    const { client_business_id: businessId, ...names } = user
    const actor = { uuid, displayName: names.displayName }
    await audit.write(transaction, { action: 'password.reset', actor, businessId })
    return { uuid, ...names }
  })
}
