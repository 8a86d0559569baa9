import type { Secrets } from '../secrets/secrets'
import { lifetimes } from '../identity/lifetimes'
import type { LoginAttempt } from './relying-party'

export interface SessionCookies {
  /** The session id that a request's Cookie header carries. */
  sessionId(header: string | undefined): string | undefined
  keepSession(id: string): string
  dropSession(): string
  /** One cookie per log-in that was begun, so that two windows can sign in side by side. */
  attempt(header: string | undefined, state: string): LoginAttempt | undefined
  /** Lines that keep an attempt and forget the oldest others, when they are too many for a request to carry. */
  keepAttempt(attempt: LoginAttempt, header: string | undefined): string[]
  dropAttempt(state: string): string
}

/** Sent on the way back from the provider, and when a log-in begins: there they are counted. */
const attemptPath = '/login'
/**
 * Characters that all attempts together may take. Servers refuse requests with more than 8 or 16 kB of headers, and
 * whoever left many log-ins behind could not come back from the provider.
 */
const attemptBudget = 6000

/**
 * The gateway's cookies as Set-Cookie lines. HttpOnly, SameSite=Lax, and Secure wherever the portal is reached by
 * https; there the session's name has the prefix that keeps other hosts of the domain from setting it.
 */
export function createSessionCookies(secrets: Secrets, secure: boolean): SessionCookies {
  const sessionName = secure ? '__Host-portal-session' : 'portal-session'
  const attributes = (path: string, seconds?: number) =>
    [
      `Path=${path}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
      ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ].join('; ')
  const attemptPrefix = 'portal-login-'
  const attemptName = (state: string) => attemptPrefix + secrets.hash(`state ${state}`).slice(0, 12)
  const forget = (name: string) => `${name}=; ${attributes(attemptPath, 0)}`

  function attemptIn(sealed: string | undefined) {
    const json = sealed && secrets.open(sealed)
    return json ? (JSON.parse(json) as LoginAttempt & { until: number }) : undefined
  }

  /** The names of the oldest attempts, so many that the others fit beside one of this length. */
  function surplus(header: string | undefined, length: number): string[] {
    const known = (header?.split(/; */) ?? [])
      .filter((one) => one.startsWith(attemptPrefix))
      .map((one) => ({ one, until: attemptIn(one.slice(one.indexOf('=') + 1))?.until ?? 0 }))
      .sort((a, b) => b.until - a.until)
    let taken = length
    return known
      .filter(({ one }) => (taken += one.length) > attemptBudget)
      .map(({ one }) => one.slice(0, one.indexOf('=')))
  }

  return {
    sessionId: (header) => valueOf(header, sessionName),
    keepSession: (id) => `${sessionName}=${id}; ${attributes('/', lifetimes.session)}`,
    dropSession: () => `${sessionName}=; ${attributes('/', 0)}`,
    attempt(header, state) {
      const kept = attemptIn(valueOf(header, attemptName(state)))
      if (!kept) return undefined
      const { until, ...attempt } = kept
      return until > Date.now() && attempt.state === state ? attempt : undefined
    },
    keepAttempt(attempt, header) {
      const until = Date.now() + lifetimes.loginAttempt * 1000
      const sealed = secrets.seal(JSON.stringify({ ...attempt, until }))
      const pair = `${attemptName(attempt.state)}=${sealed}`
      return [
        `${pair}; ${attributes(attemptPath, lifetimes.loginAttempt)}`,
        ...surplus(header, pair.length).map(forget),
      ]
    },
    dropAttempt: (state) => forget(attemptName(state)),
  }
}

function valueOf(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}
