import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lifetimes } from '../identity/lifetimes'
import type { Secrets } from '../identity/secrets'
import type { IdentityTables } from '../identity/tables'

export interface SessionTokens {
  accessToken: string
  refreshToken: string
  idToken: string
}

export interface WebSession {
  /** The cookie's value. Only its hash is stored. */
  id: string
  userUuid: string
  /** The provider's name of the session (`sid`). */
  providerSessionId: string | null
  tokens: SessionTokens
  accessExpiresAt: Date
}

export interface WebSessions {
  /** Stores a new session under a new id. */
  open(session: Omit<WebSession, 'id'>): Promise<WebSession>
  /** The session of a cookie while it lives; being looked up counts as use. */
  find(id: string, now?: Date): Promise<WebSession | undefined>
  renew(id: string, tokens: SessionTokens, accessExpiresAt: Date): Promise<void>
  close(id: string): Promise<void>
  closeByProviderSession(providerSessionId: string): Promise<void>
}

/** Use is written down once in this many milliseconds, not with every request. */
const seenEvery = 60_000

/** The web's sessions in the entity store, so that a restart of the server logs nobody out. */
export function createWebSessions(db: Kysely<IdentityTables>, secrets: Secrets): WebSessions {
  const keyOf = (id: string) => secrets.hash(`session ${id}`)
  const seal = (tokens: SessionTokens) => secrets.seal(JSON.stringify(tokens))

  return {
    async open(session) {
      const id = randomBytes(32).toString('base64url')
      const now = new Date()
      await db
        .insertInto('web_session')
        .values({
          id_hash: keyOf(id),
          user_uuid: session.userUuid,
          provider_session_id: session.providerSessionId,
          sealed_tokens: seal(session.tokens),
          access_expires_at: session.accessExpiresAt,
          created_at: now,
          last_seen_at: now,
          expires_at: new Date(now.getTime() + lifetimes.session * 1000),
        })
        .execute()
      return { ...session, id }
    },

    async find(id, now = new Date()) {
      const row = await db
        .selectFrom('web_session')
        .selectAll()
        .where('id_hash', '=', keyOf(id))
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', new Date(now.getTime() - lifetimes.idle * 1000))
        .executeTakeFirst()
      const tokens = row && secrets.open(row.sealed_tokens)
      if (!tokens) return undefined
      if (now.getTime() - row.last_seen_at.getTime() > seenEvery)
        await db
          .updateTable('web_session')
          .set({ last_seen_at: now })
          .where('id_hash', '=', row.id_hash)
          .execute()
      return {
        id,
        userUuid: row.user_uuid,
        providerSessionId: row.provider_session_id,
        tokens: JSON.parse(tokens) as SessionTokens,
        accessExpiresAt: row.access_expires_at,
      }
    },

    async renew(id, tokens, accessExpiresAt) {
      await db
        .updateTable('web_session')
        .set({ sealed_tokens: seal(tokens), access_expires_at: accessExpiresAt })
        .where('id_hash', '=', keyOf(id))
        .execute()
    },

    async close(id) {
      await db.deleteFrom('web_session').where('id_hash', '=', keyOf(id)).execute()
    },

    async closeByProviderSession(providerSessionId) {
      await db.deleteFrom('web_session').where('provider_session_id', '=', providerSessionId).execute()
    },
  }
}
