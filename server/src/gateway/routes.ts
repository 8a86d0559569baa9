import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { admitToken } from '../account/api-tokens/admit-token'
import { createWrongTokens } from '../account/api-tokens/wrong-tokens'
import { signInEntries } from '../audit/sign-in-entries'
import type { Config } from '../config'
import { createEmbeddedSessions } from '../embedding/embedded-sessions'
import { openCallsToForeignPages } from '../embedding/open-calls'
import { registerEmbeddedSignIn } from '../embedding/routes'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { rememberEnd } from '../identity/artefact-adapter'
import { endProviderSessions } from '../identity/end-sessions'
import { callbackPath } from '../identity/issuer'
import type { Identity } from '../identity/routes'
import { registerActiveBusiness } from './active-business-routes'
import { activeBusinesses } from './active-businesses'
import { isRequestedByApp } from './app-request'
import { registerLogin } from './login-routes'
import { registerBackchannelLogout } from './backchannel-logout'
import { registerOwnSessions } from './own-session-routes'
import { needsSignIn } from './public-pages'
import { forgetDevicesOf, forgetDevicesOfSession } from '../notifications/push/devices'
import { createRelyingParty } from '../sessions/relying-party'
import { canWrite } from './same-origin'
import { createSessionCookies } from '../sessions/session-cookies'
import { currentSessions } from '../sessions/session-tokens'
import { createWebSessions, type SessionInProvider } from '../sessions/web-sessions'
import { principal } from './principal'

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs a user out everywhere: web, app and foreign pages; together with a transaction, if one is given. */
    endSessionsOf(userUuid: string, transaction?: Kysely<Tables>): Promise<void>
    /** Signs whoever sends the request out everywhere but where it comes from. */
    endOtherSessions(request: FastifyRequest, transaction?: Kysely<Tables>): Promise<void>
    /** The provider's name of the session that a request comes from (`sid`); null where it has none. */
    providerSessionOf(request: FastifyRequest): Promise<string | null>
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
  const webSessions = createWebSessions(entities.db, identity.secrets)
  const sessions: typeof webSessions = {
    ...webSessions,
    // What was added in a session receives nothing more when it has ended, wherever that was.
    async closeByProviderSession(providerSessionId) {
      await forgetDevicesOfSession(entities.db, providerSessionId)
      await webSessions.closeByProviderSession(providerSessionId)
    },
  }
  const cookies = createSessionCookies(identity.secrets, cookieSecure)
  const relyingParty = createRelyingParty(identity, publicUrl)
  const currentSession = currentSessions(sessions, relyingParty, identity.users)
  const embedded = createEmbeddedSessions({
    db: entities.db,
    secrets: identity.secrets,
    currentSession,
    origins: config.embeddingOrigins,
  })

  const wrongTokens = createWrongTokens()
  const businesses = activeBusinesses(entities.db)
  const registerPrincipal = principal({
    ...{ db: entities.db, identity, cookies, currentSession, embedded, businesses },
    admitApiToken: (token, address) => admitToken({ db: entities.db, wrong: wrongTokens }, token, address),
  })
  const answers = new WeakMap<FastifyRequest, ReturnType<typeof registerPrincipal>>()
  function requestAs(request: FastifyRequest): ReturnType<typeof registerPrincipal> {
    const known = answers.get(request)
    if (known) return known
    const answer = registerPrincipal(request)
    answers.set(request, answer)
    return answer
  }
  app.decorate('authenticate', async (request: FastifyRequest) => (await requestAs(request))?.user)

  app.decorate(
    'providerSessionOf',
    async (request: FastifyRequest) => (await requestAs(request))?.providerSessionId ?? null,
  )

  openCallsToForeignPages(app, config.embeddingOrigins)
  app.addHook('onRequest', async (request, reply) => {
    refuseForeignWrites(request)
    if (!needsSignIn(pathOf(request)) || isRequestedByApp(request)) return undefined
    const user = await app.authenticate(request)
    // An API token is for calls: no page is for programs.
    return user && !user.apiToken ? undefined : sendToLogin(request, reply)
  })

  function refuseForeignWrites({ method, headers, url }: FastifyRequest): void {
    // The provider's own forms and tokens are not vouched for by this cookie.
    if (url.startsWith('/auth/') || url.startsWith(backchannelPath)) return
    if (headers.authorization !== undefined || !cookies.sessionId(headers.cookie)) return
    const fetchSite = headers['sec-fetch-site']
    const requested = {
      method,
      fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite,
      origin: headers.origin,
    }
    if (!canWrite(requested, publicUrl)) throw new Problem(403, 'CROSS_SITE_WRITE')
  }

  async function endSessionsOf(
    userUuid: string,
    { kept, db = entities.db }: { kept?: string | undefined; db?: Kysely<Tables> | undefined } = {},
  ): Promise<void> {
    // The provider's first, or one of them would open a session of the web again without a question.
    if (identity.issuer.embedded) await endProviderSessions(db, identity.secrets, userUuid, kept)
    await forgetDevicesOf(db, userUuid, kept)
    const closed = await createWebSessions(db, identity.secrets).closeAllOf(userUuid, kept)
    if (!identity.issuer.embedded) await Promise.all(closed.map((tokens) => relyingParty.endSession(tokens)))
  }
  app.decorate('endSessionsOf', (userUuid: string, db?: Kysely<Tables>) => endSessionsOf(userUuid, { db }))
  app.decorate('endOtherSessions', async (request: FastifyRequest, db?: Kysely<Tables>) => {
    const principal = await requestAs(request)
    if (principal)
      await endSessionsOf(principal.user.uuid, { kept: principal.providerSessionId ?? undefined, db })
  })

  async function endInProvider({ providerSessionId, tokens }: SessionInProvider): Promise<void> {
    if (!identity.issuer.embedded) await relyingParty.endSession(tokens)
    else if (providerSessionId !== null) await rememberEnd(entities.db, providerSessionId)
  }

  async function endSessionOf(userUuid: string, sessionUuid: string): Promise<boolean> {
    const session = await sessions.oneOf(userUuid, sessionUuid)
    if (!session) return false
    const { providerSessionId } = session
    // The provider's first here, too; and what else hangs on it in that browser ends with it.
    await endInProvider(session)
    if (providerSessionId !== null) await sessions.closeByProviderSession(providerSessionId)
    await sessions.closeOneOf(userUuid, sessionUuid)
    return true
  }

  identity.onSessionEnd((sessionId) => sessions.closeByProviderSession(sessionId))
  const entries = signInEntries(entities.db, identity.audit)
  const { users, issuer } = identity
  registerLogin(app, { publicUrl, cookies, sessions, relyingParty, users, issuer, entries, endInProvider })
  registerOwnSessions(app, { cookies, sessions, endSessionsOf, endSessionOf, entries })
  registerActiveBusiness(app, { db: entities.db, cookies, sessions, businesses, requestAs })
  await registerEmbeddedSignIn(app, { origins: config.embeddingOrigins, entities, cookies, embedded })
  await registerBackchannelLogout(app, { path: backchannelPath, identity, sessions })
}

const backchannelPath = `${callbackPath}/backchannel-logout`

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const returnTo = new URLSearchParams({ returnTo: request.url })
  return reply.header('cache-control', 'no-store').redirect(`/login?${returnTo}`, 302)
}
