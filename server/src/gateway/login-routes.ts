import type { ReasonCode } from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignInEntries } from '../audit/sign-in-entries'
import { Problem } from '../http/problem'
import { callbackPath, type Issuer } from '../identity/issuer'
import type { Users } from '../identity/users'
import { deviceHint } from './device-hint'
import { landingPage, safeReturnTo } from './return-to'
import type { RelyingParty, SignedIn } from '../sessions/relying-party'
import type { SessionCookies } from '../sessions/session-cookies'
import type { SessionInProvider, WebSessions } from '../sessions/web-sessions'

interface LoginParts {
  publicUrl: string
  cookies: SessionCookies
  sessions: WebSessions
  relyingParty: RelyingParty
  users: Users
  issuer: Issuer
  entries: SignInEntries
  /** Ends the session in the provider without the browser. Rejects when the provider does not do so. */
  endInProvider: (session: SessionInProvider) => Promise<void>
}

interface LoginQuery {
  returnTo?: string
  /** Set when the browser was sent here from another name of this server; once is enough. */
  here?: string
  state?: string
  error?: string
  error_description?: string
}

type LoginRequest = FastifyRequest<{ Querystring: LoginQuery }>

/** Logging in and out of the web session: `/login`, the provider's way back, and `/logout`. */
export function registerLogin(app: FastifyInstance, parts: LoginParts): void {
  const { publicUrl, cookies, sessions, relyingParty, users, issuer, entries, endInProvider } = parts
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
    reply.header('set-cookie', cookies.keepAttempt(attempt, headers.cookie))
    return redirect(reply, url.href)
  })

  app.get(callbackPath, async (request: LoginRequest, reply) => {
    const { query, headers, url } = request
    const state = typeof query.state === 'string' ? query.state : ''
    const attempt = cookies.attempt(headers.cookie, state)
    // Too late, used already, or begun in another browser: begin again. A living provider session makes it unseen.
    if (!attempt) return redirect(reply, landingPage)
    reply.header('set-cookie', cookies.dropAttempt(state))
    if (query.error !== undefined) return refused(request, reply, reasonOf(query))

    const before = cookies.sessionId(headers.cookie)
    const signedIn = await relyingParty.finish(new URL(url, publicUrl), attempt).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a log-in was refused')
      return undefined
    })
    if (!signedIn) return refused(request, reply, 'invalid_grant')
    const refusal = await refusalOf(signedIn.claims)
    if (refusal) {
      await entries.refused(signedIn.userUuid, refusal)
      return signOutAndTell(request, reply, refusal, signedIn.tokens.idToken)
    }
    // The embedded provider says so itself, for the app's log-ins, too.
    if (!issuer.embedded) await entries.succeeded(signedIn.userUuid)
    if (before) await sessions.close(before)
    const session = await sessions.open(signedIn, deviceHint(headers['user-agent']))
    reply.header('set-cookie', cookies.keepSession(session.id))
    return redirect(reply, attempt.returnTo)
  })

  app.get('/logout', async (request, reply) => {
    // A link on somebody else's page must not sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return redirect(reply, landingPage)
    const id = cookies.sessionId(request.headers.cookie)
    const session = id && (await sessions.find(id))
    reply.header('set-cookie', cookies.dropSession())
    if (!session) return redirect(reply, await endOfHalfALogin())
    // At once and for good: a browser that goes elsewhere now must not be signed in again without a question.
    // With the provider away the portal's own session ends all the same.
    await endInProvider(session).catch((err: unknown) => {
      request.log.warn({ err }, 'a session was not ended in the identity provider')
    })
    await sessions.close(session.id)
    await entries.signedOut(session.userUuid)
    // The browser still goes there, to be rid of the provider's cookies and to come back.
    const url = await relyingParty
      .endSessionUrl(session.tokens.idToken, `${publicUrl}${landingPage}`)
      .catch(() => undefined)
    return redirect(reply, url?.href ?? landingPage)
  })

  /**
   * Nobody is signed in here, but may be with the provider, at the blocking page for one: it asks them. A Keycloak
   * knows nobody before everything is confirmed, and has no way back from its answer.
   */
  async function endOfHalfALogin(): Promise<string> {
    if (!issuer.embedded) return landingPage
    return (await relyingParty.endSessionUrl(undefined, `${publicUrl}${landingPage}`)).href
  }

  async function refusalOf(claims: SignedIn['claims']): Promise<ReasonCode | undefined> {
    try {
      return (await users.admit(claims)) ? undefined : 'ACCOUNT_DISABLED'
    } catch (error) {
      if (error instanceof Problem && error.status === 403) return error.code
      throw error
    }
  }

  /** The provider has let the user in and the portal does not: the session there ends, so that another may sign in. */
  async function signOutAndTell(
    request: FastifyRequest,
    reply: FastifyReply,
    code: ReasonCode,
    idToken: string,
  ): Promise<FastifyReply> {
    request.log.warn({ reason: code }, 'a user was not let in')
    const page = errorPage(code, request.id)
    const url = await relyingParty.endSessionUrl(idToken, `${publicUrl}${page}`).catch(() => undefined)
    return redirect(reply, url?.href ?? page)
  }

  function refused(request: FastifyRequest, reply: FastifyReply, error: string): FastifyReply {
    // The provider says so when its sign-in page was left open for too long: simply begin again.
    if (error === 'authentication_expired' || error === 'login_required') return redirect(reply, landingPage)
    request.log.warn({ reason: error.slice(0, 60) }, 'the identity provider refused a log-in')
    return redirect(reply, errorPage('SIGN_IN_REFUSED', request.id))
  }
}

/** A Keycloak says so in the description: there it is one of several reasons to be temporarily unavailable. */
const reasonOf = ({ error = '', error_description: description }: LoginQuery): string =>
  description === 'authentication_expired' ? description : error

const errorPage = (code: string, id: string) =>
  `/platform/home-portal/error?${new URLSearchParams({ code, id })}`

function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(target, 302)
}
