import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lifetimes } from '../identity/lifetimes'
import type { Secrets } from '../secrets/secrets'
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
  /** The business that its user looks at; null for all that they see. */
  activeBusinessId: number | null
}

/** What it takes to end a session in the provider. */
export type SessionInProvider = Pick<WebSession, 'providerSessionId' | 'tokens'>

/** What is told of a session without its id. */
export interface SessionOfUser {
  uuid: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  current: boolean
}

export interface WebSessions {
  /** Stores a new session under a new id; `device` is what the browser calls itself. */
  open(session: Omit<WebSession, 'id' | 'activeBusinessId'>, device?: string): Promise<WebSession>
  /** The session of a cookie while it lives; being looked up counts as use. */
  find(id: string, now?: Date): Promise<WebSession | undefined>
  renew(id: string, tokens: SessionTokens, accessExpiresAt: Date): Promise<void>
  close(id: string): Promise<void>
  /** Which business the user looks at from now on in this session; null for all. */
  lookAt(id: string, businessId: number | null): Promise<void>
  closeByProviderSession(providerSessionId: string): Promise<void>
  /** One of the user's sessions by what it is told by. */
  oneOf(userUuid: string, uuid: string): Promise<SessionInProvider | undefined>
  closeOneOf(userUuid: string, uuid: string): Promise<void>
  /**
   * Closes all but those that hang on the named session of the provider. Answers the tokens of the sessions that were
   * there, for who has to end them in the provider as well.
   */
  closeAllOf(userUuid: string, keptProviderSession?: string): Promise<SessionTokens[]>
  /** The user's living sessions, the latest used first; `currentId` is the cookie of the one that asks. */
  listOf(userUuid: string, currentId: string | undefined, now?: Date): Promise<SessionOfUser[]>
}

/** Use is written down once in this many milliseconds, not with every request. */
const seenEvery = 60_000

const idleSince = (now: Date) => new Date(now.getTime() - lifetimes.idle * 1000)

/** When the provider is asked again at the latest, however long its tokens live: a logout call may have been lost. */
const askAgainAt = (accessExpiresAt: Date) =>
  new Date(Math.min(accessExpiresAt.getTime(), Date.now() + lifetimes.accessToken * 1000))

/** The web's sessions in the entity store, so that a restart of the server logs nobody out. */
export function createWebSessions(db: Kysely<IdentityTables>, secrets: Secrets): WebSessions {
  const keyOf = (id: string) => secrets.hash(`session ${id}`)
  const seal = (tokens: SessionTokens) => secrets.seal(JSON.stringify(tokens))

  return {
    async open(session, device) {
      const id = randomBytes(32).toString('base64url')
      const now = new Date()
      await db
        .insertInto('web_session')
        .values({
          id_hash: keyOf(id),
          user_uuid: session.userUuid,
          provider_session_id: session.providerSessionId,
          sealed_tokens: seal(session.tokens),
          access_expires_at: askAgainAt(session.accessExpiresAt),
          device: device ?? null,
          created_at: now,
          last_seen_at: now,
          expires_at: new Date(now.getTime() + lifetimes.session * 1000),
        })
        .execute()
      return { ...session, id, activeBusinessId: null }
    },

    async find(id, now = new Date()) {
      const row = await db
        .selectFrom('web_session')
        .selectAll()
        .where('id_hash', '=', keyOf(id))
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince(now))
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
        activeBusinessId: row.active_business_id,
      }
    },

    async renew(id, tokens, accessExpiresAt) {
      await db
        .updateTable('web_session')
        .set({ sealed_tokens: seal(tokens), access_expires_at: askAgainAt(accessExpiresAt) })
        .where('id_hash', '=', keyOf(id))
        .execute()
    },

    async lookAt(id, businessId) {
      await db
        .updateTable('web_session')
        .set({ active_business_id: businessId })
        .where('id_hash', '=', keyOf(id))
        .execute()
    },

    async close(id) {
      await db.deleteFrom('web_session').where('id_hash', '=', keyOf(id)).execute()
    },

    async closeByProviderSession(providerSessionId) {
      await db.deleteFrom('web_session').where('provider_session_id', '=', providerSessionId).execute()
    },

    async oneOf(userUuid, uuid) {
      const row = await db
        .selectFrom('web_session')
        .select(['provider_session_id', 'sealed_tokens'])
        .where('user_uuid', '=', userUuid)
        .where('uuid', '=', uuid)
        .executeTakeFirst()
      const tokens = row && secrets.open(row.sealed_tokens)
      return tokens
        ? { providerSessionId: row.provider_session_id, tokens: JSON.parse(tokens) as SessionTokens }
        : undefined
    },

    async closeOneOf(userUuid, uuid) {
      await db.deleteFrom('web_session').where('user_uuid', '=', userUuid).where('uuid', '=', uuid).execute()
    },

    async closeAllOf(userUuid, keptProviderSession) {
      let closing = db.deleteFrom('web_session').where('user_uuid', '=', userUuid)
      if (keptProviderSession !== undefined)
        closing = closing.where('provider_session_id', 'is distinct from', keptProviderSession)
      const rows = await closing.returning('sealed_tokens').execute()
      return rows.flatMap((row) => {
        const tokens = secrets.open(row.sealed_tokens)
        return tokens ? [JSON.parse(tokens) as SessionTokens] : []
      })
    },

    async listOf(userUuid, currentId, now = new Date()) {
      const current = currentId && keyOf(currentId)
      const rows = await db
        .selectFrom('web_session')
        .select(['id_hash', 'uuid', 'device', 'created_at', 'last_seen_at'])
        .where('user_uuid', '=', userUuid)
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', idleSince(now))
        .orderBy('last_seen_at', 'desc')
        .orderBy('uuid')
        .execute()
      return rows.map((row) => ({
        uuid: row.uuid,
        device: row.device,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        current: row.id_hash === current,
      }))
    },
  }
}
