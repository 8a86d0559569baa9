import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { Secrets } from '../identity/secrets'

const days = 24 * 60 * 60 * 1000
export const INVITATION_LASTS = 7 * days

export interface AccountLinks {
  /** Makes a link's secret for a user; those that the user had before are good no longer. */
  create(db: Kysely<Tables>, userUuid: string): Promise<{ token: string; until: Date }>
  /** Whose link it is, while it is good. */
  ownerOf(db: Kysely<Tables>, token: string): Promise<LinkOwner | undefined>
  /** Uses it up; undefined when it is not good, or somebody was faster. */
  use(db: Kysely<Tables>, token: string): Promise<string | undefined>
}

export interface LinkOwner {
  uuid: string
  userName: string
}

export function accountLinks(secrets: Secrets): AccountLinks {
  const hashOf = (token: string) => secrets.hash(`account link ${token}`)
  return {
    async create(db, userUuid) {
      const token = randomBytes(32).toString('base64url')
      const until = new Date(Date.now() + INVITATION_LASTS)
      await db.deleteFrom('account_link').where('user_uuid', '=', userUuid).execute()
      await db
        .insertInto('account_link')
        .values({ token_hash: hashOf(token), user_uuid: userUuid, expires_at: until, used_at: null })
        .execute()
      return { token, until }
    },

    ownerOf: (db, token) =>
      db
        .selectFrom('account_link')
        .innerJoin('portal_user', 'portal_user.uuid', 'account_link.user_uuid')
        .select(['portal_user.uuid', 'portal_user.user_name as userName'])
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .where('disabled', '=', false)
        .executeTakeFirst(),

    async use(db, token) {
      const used = await db
        .updateTable('account_link')
        .set({ used_at: new Date() })
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .returning('user_uuid')
        .executeTakeFirst()
      return used?.user_uuid
    },
  }
}
