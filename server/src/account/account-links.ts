import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { Secrets } from '../secrets/secrets'
import type { LinkPurpose } from './tables'

const hour = 60 * 60 * 1000
/** How long a link is good, in milliseconds. */
export const linkLasts: Readonly<Record<LinkPurpose, number>> = {
  invitation: 7 * 24 * hour,
  'forgotten-password': hour,
}

/** Links of one purpose. */
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

/** Users whom an invitation waits for have no password yet, and all who can forget theirs have one. */
const hasPassword: Readonly<Record<LinkPurpose, boolean>> = { invitation: false, 'forgotten-password': true }

export function accountLinks(secrets: Secrets, purpose: LinkPurpose): AccountLinks {
  const hashOf = (token: string) => secrets.hash(`account link ${token}`)
  return {
    async create(db, userUuid) {
      const token = randomBytes(32).toString('base64url')
      const until = new Date(Date.now() + linkLasts[purpose])
      await db.deleteFrom('account_link').where('user_uuid', '=', userUuid).execute()
      await db
        .insertInto('account_link')
        .values({ token_hash: hashOf(token), user_uuid: userUuid, purpose, expires_at: until, used_at: null })
        .execute()
      return { token, until }
    },

    ownerOf: (db, token) =>
      db
        .selectFrom('account_link')
        .innerJoin('portal_user', 'portal_user.uuid', 'account_link.user_uuid')
        .select(['portal_user.uuid', 'portal_user.user_name as userName'])
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .where('disabled', '=', false)
        .where('facts_of', 'is', null)
        .where(sql<boolean>`(password_hash is not null) = ${hasPassword[purpose]}`)
        .executeTakeFirst(),

    async use(db, token) {
      const used = await db
        .updateTable('account_link')
        .set({ used_at: new Date() })
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .returning('user_uuid')
        .executeTakeFirst()
      return used?.user_uuid
    },
  }
}
