import type { Secrets } from '../identity/secrets'
import { lifetimes } from '../identity/lifetimes'
import { callbackPath } from '../identity/issuer'
import type { LoginAttempt } from './relying-party'

export interface SessionCookies {
  /** The session id that a request's Cookie header carries. */
  sessionId(header: string | undefined): string | undefined
  keepSession(id: string): string
  dropSession(): string
  /** One cookie per log-in that was begun, so that two windows can sign in side by side. */
  attempt(header: string | undefined, state: string): LoginAttempt | undefined
  keepAttempt(attempt: LoginAttempt): string
  dropAttempt(state: string): string
}

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
  const attemptName = (state: string) => `portal-login-${secrets.hash(`state ${state}`).slice(0, 12)}`

  return {
    sessionId: (header) => valueOf(header, sessionName),
    keepSession: (id) => `${sessionName}=${id}; ${attributes('/', lifetimes.session)}`,
    dropSession: () => `${sessionName}=; ${attributes('/', 0)}`,
    attempt(header, state) {
      const sealed = valueOf(header, attemptName(state))
      const json = sealed && secrets.open(sealed)
      if (!json) return undefined
      const { until, ...attempt } = JSON.parse(json) as LoginAttempt & { until: number }
      return until > Date.now() && attempt.state === state ? attempt : undefined
    },
    keepAttempt(attempt) {
      const until = Date.now() + lifetimes.loginAttempt * 1000
      const sealed = secrets.seal(JSON.stringify({ ...attempt, until }))
      return `${attemptName(attempt.state)}=${sealed}; ${attributes(callbackPath, lifetimes.loginAttempt)}`
    },
    dropAttempt: (state) => `${attemptName(state)}=; ${attributes(callbackPath, 0)}`,
  }
}

function valueOf(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}
