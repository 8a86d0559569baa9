import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInEntries } from '../audit/sign-in-entries'
import type { Config } from '../config'
import { createEmbeddedSessions, isEmbeddedToken } from '../embedding/embedded-sessions'
import { openCallsToForeignPages } from '../embedding/open-calls'
import { registerEmbeddedSignIn } from '../embedding/routes'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { rememberEnd } from '../identity/artefact-adapter'
import { bearerOf } from '../identity/bearer'
import { endProviderSessions } from '../identity/end-sessions'
import { callbackPath } from '../identity/issuer'
import { loadUser } from '../identity/load-user'
import type { Identity } from '../identity/routes'
import type { SignedInUser } from '../identity/signed-in-user'
import { registerActiveBusiness } from './active-business-routes'
import { isAskedByApp } from './app-request'
import { registerLogin } from './login-routes'
import { registerBackchannelLogout } from './backchannel-logout'
import { registerOwnSessions } from './own-session-routes'
import { narrowedTo } from './narrowed-to'
import { needsSignIn } from './public-pages'
import { createRelyingParty } from './relying-party'
import { mayWrite } from './same-origin'
import { createSessionCookies } from './session-cookies'
import { currentSessions } from './session-tokens'
import { createWebSessions } from './web-sessions'

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs a user out everywhere: web, app and foreign pages. */
    endSessionsOf(userUuid: string): Promise<void>
  }
}

/**
 * The gateway: knows who asks (`app.authenticate`), sends pages without a session to log in, refuses writes that
 * come from other sites, and logs in and out. Register it after the identity and before any route that asks.
 */
export async function registerGateway(
  app: FastifyInstance,
  { config, entities, identity }: { config: Config; entities: Entities; identity: Identity },
): Promise<void> {
  const { publicUrl, cookieSecure } = config
  const sessions = createWebSessions(entities.db, identity.secrets)
  const cookies = createSessionCookies(identity.secrets, cookieSecure)
  const relyingParty = createRelyingParty(identity, publicUrl)
  const currentSession = currentSessions(sessions, relyingParty, identity.users)
  const embedded = createEmbeddedSessions({
    db: entities.db,
    secrets: identity.secrets,
    currentSession,
    origins: config.embeddingOrigins,
  })

  async function askWhoAsks(request: FastifyRequest): Promise<SignedInUser | undefined> {
    const { authorization, cookie } = request.headers
    // Whoever sends a token wants to be judged by it, and not by a cookie that came along.
    if (authorization !== undefined) {
      const token = bearerOf(authorization)
      if (token && isEmbeddedToken(token)) {
        const subject = await embedded.subjectOf(token, request.headers.origin)
        return subject ? loadUser(entities.db, subject) : undefined
      }
      const claims = token ? await identity.bearers.claimsOf(token) : undefined
      return claims && identity.users.admit(claims)
    }
    const id = cookies.sessionId(cookie)
    const session = id && (await currentSession(id))
    if (!session) return undefined
    return narrowedTo(session.activeBusinessId, await loadUser(entities.db, session.userUuid))
  }

  const answers = new WeakMap<FastifyRequest, Promise<SignedInUser | undefined>>()
  app.decorate('authenticate', (request: FastifyRequest) => {
    const known = answers.get(request)
    if (known) return known
    const answer = askWhoAsks(request)
    answers.set(request, answer)
    return answer
  })

  openCallsToForeignPages(app, config.embeddingOrigins)
  app.addHook('onRequest', async (request, reply) => {
    refuseForeignWrites(request)
    if (!needsSignIn(pathOf(request)) || isAskedByApp(request)) return undefined
    return (await app.authenticate(request)) ? undefined : sendToLogin(request, reply)
  })

  function refuseForeignWrites({ method, headers, url }: FastifyRequest): void {
    // The provider's own forms and tokens are not vouched for by this cookie.
    if (url.startsWith('/auth/') || url.startsWith(backchannelPath)) return
    if (headers.authorization !== undefined || !cookies.sessionId(headers.cookie)) return
    const fetchSite = headers['sec-fetch-site']
    const asked = {
      method,
      fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite,
      origin: headers.origin,
    }
    if (!mayWrite(asked, publicUrl)) throw new Problem(403, 'CROSS_SITE_WRITE')
  }

  app.decorate('endSessionsOf', async (userUuid: string) => {
    // The provider's first, or one of them would open a session of the web again without a question.
    if (identity.issuer.embedded) await endProviderSessions(entities.db, identity.secrets, userUuid)
    const closed = await sessions.closeAllOf(userUuid)
    if (!identity.issuer.embedded) await Promise.all(closed.map((tokens) => relyingParty.endSession(tokens)))
  })

  async function endSessionOf(userUuid: string, sessionUuid: string): Promise<boolean> {
    const session = await sessions.oneOf(userUuid, sessionUuid)
    if (!session) return false
    const { providerSessionId, tokens } = session
    // The provider's first here, too; and what else hangs on it in that browser ends with it.
    if (!identity.issuer.embedded) await relyingParty.endSession(tokens)
    else if (providerSessionId !== null) await rememberEnd(entities.db, providerSessionId)
    if (providerSessionId !== null) await sessions.closeByProviderSession(providerSessionId)
    await sessions.closeOneOf(userUuid, sessionUuid)
    return true
  }

  identity.onSessionEnd((sessionId) => sessions.closeByProviderSession(sessionId))
  const entries = signInEntries(entities.db, identity.audit)
  const { users, issuer } = identity
  registerLogin(app, { publicUrl, cookies, sessions, relyingParty, users, issuer, entries })
  registerOwnSessions(app, { cookies, sessions, endSessionsOf: app.endSessionsOf, endSessionOf })
  registerActiveBusiness(app, { db: entities.db, cookies, sessions })
  await registerEmbeddedSignIn(app, { origins: config.embeddingOrigins, entities, cookies, embedded })
  await registerBackchannelLogout(app, { path: backchannelPath, identity, sessions })
}

const backchannelPath = `${callbackPath}/backchannel-logout`

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const returnTo = new URLSearchParams({ returnTo: request.url })
  return reply.header('cache-control', 'no-store').redirect(`/login?${returnTo}`, 302)
}
