import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { isApiToken } from '../account/api-tokens/token-format'
import { isEmbeddedToken, type EmbeddedSessions } from '../embedding/embedded-sessions'
import type { Tables } from '../entities/tables'
import { bearerOf } from '../identity/bearer'
import { loadUser } from '../identity/load-user'
import type { Identity } from '../identity/routes'
import type { SignedInUser } from '../access/signed-in-user'
import type { ActiveBusinesses } from './active-businesses'
import { scopedTo } from './scoped-to'
import type { SessionCookies } from '../sessions/session-cookies'
import type { CurrentSession } from '../sessions/session-tokens'
import type { WebSession } from '../sessions/web-sessions'

/** Whoever sends a request, and in which session of the provider they are signed in. */
export interface Principal {
  user: SignedInUser
  /** The provider's name of the session (`sid`); null where it has none. */
  providerSessionId: string | null
}

interface PrincipalParts {
  db: Kysely<Tables>
  identity: Identity
  cookies: SessionCookies
  currentSession: CurrentSession
  embedded: EmbeddedSessions
  businesses: ActiveBusinesses
  /** The user of an API token that comes from an address. Rejects with a Problem for one that is not good. */
  admitApiToken: (token: string, address: string) => Promise<SignedInUser>
}

/** Finds out who asks, by bearer token or session cookie; undefined when nobody is signed in. */
export function principal(parts: PrincipalParts) {
  const { db, identity, cookies, currentSession, embedded, businesses, admitApiToken } = parts

  async function inSession(session: WebSession | undefined): Promise<Principal | undefined> {
    const user = session && (await loadUser(db, session.userUuid))
    if (!user) return undefined
    const { activeBusinessId, providerSessionId } = session
    return { user: scopedTo(activeBusinessId, user), providerSessionId }
  }

  return async ({ headers, ip }: FastifyRequest): Promise<Principal | undefined> => {
    const { authorization, cookie, origin } = headers
    if (authorization === undefined) {
      const id = cookies.sessionId(cookie)
      return inSession(id === undefined ? undefined : await currentSession(id))
    }
    // Whoever sends a token wants to be judged by it, and not by a cookie that came along.
    const token = bearerOf(authorization)
    if (token && isEmbeddedToken(token)) return inSession(await embedded.sessionOf(token, origin))
    if (token && isApiToken(token)) return { user: await admitApiToken(token, ip), providerSessionId: null }
    const claims = token ? await identity.bearers.claimsOf(token) : undefined
    const user = claims && (await identity.users.admit(claims))
    if (!user) return undefined
    const { sid } = claims
    if (sid === undefined) return { user, providerSessionId: null }
    return { user: scopedTo(await businesses.of(sid), user), providerSessionId: sid }
  }
}
