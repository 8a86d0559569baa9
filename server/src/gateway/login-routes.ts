import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callbackPath } from '../identity/issuer'
import { landingPage, safeReturnTo } from './return-to'
import type { RelyingParty } from './relying-party'
import type { SessionCookies } from './session-cookies'
import type { WebSessions } from './web-sessions'

interface LoginParts {
  publicUrl: string
  cookies: SessionCookies
  sessions: WebSessions
  relyingParty: RelyingParty
}

interface LoginQuery {
  returnTo?: string
  /** Set when the browser was sent here from another name of this server; once is enough. */
  here?: string
  state?: string
  error?: string
}

type LoginRequest = FastifyRequest<{ Querystring: LoginQuery }>

/** Logging in and out of the web session: `/login`, the provider's way back, and `/logout`. */
export function registerLogin(app: FastifyInstance, parts: LoginParts): void {
  const { publicUrl, cookies, sessions, relyingParty } = parts
  const { host } = new URL(publicUrl)

  app.get('/login', async (request: LoginRequest, reply) => {
    const { query, headers } = request
    const returnTo = safeReturnTo(query.returnTo)
    // Cookies belong to a host name: a log-in begun at 127.0.0.1 could not end at localhost.
    if (headers.host !== host && query.here === undefined) {
      const again = new URLSearchParams({ returnTo, here: '1' })
      return redirect(reply, `${publicUrl}/login?${again}`)
    }
    const locale = /(?:^|; )locale=([\w-]{2,35})/.exec(headers.cookie ?? '')?.[1]
    const { attempt, url } = await relyingParty.begin(returnTo, locale)
    reply.header('set-cookie', cookies.keepAttempt(attempt))
    return redirect(reply, url.href)
  })

  app.get(callbackPath, async (request: LoginRequest, reply) => {
    const { query, headers, url } = request
    const state = typeof query.state === 'string' ? query.state : ''
    const attempt = cookies.attempt(headers.cookie, state)
    // Too late, used already, or begun in another browser: begin again. A living provider session makes it unseen.
    if (!attempt) return redirect(reply, landingPage)
    reply.header('set-cookie', cookies.dropAttempt(state))
    if (query.error !== undefined) return refused(request, reply, query.error)

    const before = cookies.sessionId(headers.cookie)
    const signedIn = await relyingParty.finish(new URL(url, publicUrl), attempt).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a log-in was refused')
      return undefined
    })
    if (!signedIn) return refused(request, reply, 'invalid_grant')
    if (before) await sessions.close(before)
    const session = await sessions.open(signedIn)
    reply.header('set-cookie', cookies.keepSession(session.id))
    return redirect(reply, attempt.returnTo)
  })

  app.get('/logout', async (request, reply) => {
    // A link on somebody else's page must not sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return redirect(reply, landingPage)
    const id = cookies.sessionId(request.headers.cookie)
    const session = id && (await sessions.find(id))
    reply.header('set-cookie', cookies.dropSession())
    if (!session) return redirect(reply, landingPage)
    await sessions.close(session.id)
    // With the provider away the portal's own session has ended all the same.
    const url = await relyingParty
      .endSessionUrl(session.tokens.idToken, `${publicUrl}${landingPage}`)
      .catch(() => undefined)
    return redirect(reply, url?.href ?? landingPage)
  })

  function refused(request: FastifyRequest, reply: FastifyReply, error: string): FastifyReply {
    // The provider says so when its sign-in page was left open for too long: simply begin again.
    if (error === 'authentication_expired' || error === 'login_required') return redirect(reply, landingPage)
    request.log.warn({ reason: error.slice(0, 60) }, 'the identity provider refused a log-in')
    const reason = new URLSearchParams({ code: 'SIGN_IN_REFUSED', id: request.id })
    return redirect(reply, `/platform/home-portal/error?${reason}`)
  }
}

function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(target, 302)
}
