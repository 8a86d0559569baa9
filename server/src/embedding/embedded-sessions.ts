import type { EmbeddedTokens } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Tables } from '../entities/tables'
import type { CurrentSession } from '../sessions/session-tokens'
import type { WebSession } from '../sessions/web-sessions'
import { lifetimes } from '../identity/lifetimes'
import type { Secrets } from '../secrets/secrets'

export interface EmbeddedSessions {
  /**
   * A code for the page at this origin, whoever knows the verifier of the challenge. Undefined when the session of the
   * web is not there.
   */
  offer(webSession: string, page: { origin: string; codeChallenge: string }): Promise<string | undefined>
  /** Undefined when anything does not fit; the code is spent either way. */
  open(code: string, codeVerifier: string, origin: string): Promise<EmbeddedTokens | undefined>
  /** Undefined when the token is not, or no longer, good; one that comes twice ends the whole session. */
  renew(renewalToken: string, origin: string): Promise<EmbeddedTokens | undefined>
  end(renewalToken: string, origin: string): Promise<void>
  /** The session of the web for whose user a page of this origin asks. */
  sessionOf(accessToken: string, origin: string | undefined): Promise<WebSession | undefined>
}

interface EmbeddedSessionsParts {
  db: Kysely<Tables>
  secrets: Secrets
  currentSession: CurrentSession
  /** Those that are admitted now; taken off the list, an origin's tokens are worth nothing any more. */
  origins: readonly string[]
}

const prefix = 'embedded.'

/** Whether it is the access token of a foreign page, and none of the identity provider's. */
export const isEmbeddedToken = (token: string): boolean => token.startsWith(prefix)

/** Sessions of foreign pages. None outlives the session of the web that it was opened in. */
export function createEmbeddedSessions({
  db,
  secrets,
  currentSession,
  origins,
}: EmbeddedSessionsParts): EmbeddedSessions {
  const newToken = () => randomBytes(32).toString('base64url')
  const hash = (token: string) => secrets.hash(`embedded ${token}`)

  function newTokens() {
    const tokens: EmbeddedTokens = {
      accessToken: prefix + newToken(),
      expiresInSeconds: lifetimes.accessToken,
      renewalToken: newToken(),
    }
    const row = {
      access_hash: hash(tokens.accessToken),
      access_expires_at: new Date(Date.now() + tokens.expiresInSeconds * 1000),
      renewal_hash: hash(tokens.renewalToken),
    }
    return { tokens, row }
  }

  /** The session of the web behind it; its own rules decide whether it still lives, and being requested counts as use. */
  async function webSessionIn(row: { sealed_web_session: string } | undefined) {
    const id = row && secrets.open(row.sealed_web_session)
    return id === undefined ? undefined : currentSession(id)
  }

  return {
    async offer(webSession, { origin, codeChallenge }) {
      const session = await currentSession(webSession)
      if (!session) return undefined
      const code = newToken()
      const webSessionHash = secrets.hash(`session ${webSession}`)
      // Those that nobody has fetched.
      await db
        .deleteFrom('embedded_session')
        .where('web_session_hash', '=', webSessionHash)
        .where('code_hash', 'is not', null)
        .where('code_expires_at', '<', new Date())
        .execute()
      await db
        .insertInto('embedded_session')
        .values({
          web_session_hash: webSessionHash,
          sealed_web_session: secrets.seal(webSession),
          origin,
          code_hash: hash(code),
          code_challenge: codeChallenge,
          code_expires_at: new Date(Date.now() + lifetimes.authorizationCode * 1000),
        })
        .execute()
      return code
    },

    async open(code, codeVerifier, origin) {
      const { tokens, row } = newTokens()
      const opened = await db
        .updateTable('embedded_session')
        .set({ ...row, code_hash: null, code_challenge: null })
        .where('code_hash', '=', hash(code))
        .where('code_challenge', '=', challengeOf(codeVerifier))
        .where('code_expires_at', '>', new Date())
        .where('origin', '=', origin)
        .returning('sealed_web_session')
        .executeTakeFirst()
      if (opened) return (await webSessionIn(opened)) && tokens
      await db.deleteFrom('embedded_session').where('code_hash', '=', hash(code)).execute()
      return undefined
    },

    async renew(renewalToken, origin) {
      const { tokens, row } = newTokens()
      const given = hash(renewalToken)
      const renewed = await db
        .updateTable('embedded_session')
        .set({ ...row, spent_renewal_hash: given })
        .where('renewal_hash', '=', given)
        .where('origin', '=', origin)
        .returning('sealed_web_session')
        .executeTakeFirst()
      if (renewed) return (await webSessionIn(renewed)) && tokens
      await db.deleteFrom('embedded_session').where('spent_renewal_hash', '=', given).execute()
      return undefined
    },

    async end(renewalToken, origin) {
      await db
        .deleteFrom('embedded_session')
        .where('renewal_hash', '=', hash(renewalToken))
        .where('origin', '=', origin)
        .execute()
    },

    async sessionOf(accessToken, origin) {
      if (origin === undefined || !origins.includes(origin)) return undefined
      const row = await db
        .selectFrom('embedded_session')
        .select('sealed_web_session')
        .where('access_hash', '=', hash(accessToken))
        .where('access_expires_at', '>', new Date())
        .where('origin', '=', origin)
        .executeTakeFirst()
      return webSessionIn(row)
    },
  }
}

/** RFC 7636, section 4.2, S256. */
const challengeOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('base64url')
