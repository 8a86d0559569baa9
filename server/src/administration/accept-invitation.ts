import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { realmPath } from '../identity/issuer'
import type { AccountLinks } from '../account/account-links'

/** Where the link of an invitation leads. */
export const invitationPath = `${realmPath}/login-actions/set-password`

export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${invitationPath}?${new URLSearchParams({ token })}`

/** Gives somebody who was invited the first password. False when the link is not good any more. */
export async function acceptInvitation(
  { db, audit, links }: { db: Kysely<Tables>; audit: AuditLog; links: AccountLinks },
  token: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const uuid = await links.use(transaction, token)
    if (uuid === undefined) return false
    const user = await transaction
      .updateTable('portal_user')
      .set({ password_hash: passwordHash })
      .where('uuid', '=', uuid)
      .where('disabled', '=', false)
      .where(sql<boolean>`password_hash is null and facts_of is null`)
      .returning(['display_name', 'client_business_id'])
      .executeTakeFirst()
    if (!user) return false
    const actor = { uuid, displayName: user.display_name }
    await audit.write(transaction, {
      ...{ action: 'user.invitation-accepted', actor, businessId: user.client_business_id },
    })
    return true
  })
}
