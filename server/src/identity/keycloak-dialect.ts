import { randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { realmPath } from './issuer'
import { lifetimes } from './lifetimes'
import { redirectAllowed } from './redirect-allowed'

/** Tells the session-check frame which session there is. Scripts may read it, and it opens nothing. */
export const statusCookie = 'portal-sso-status'
const statusCookiePath = `${realmPath}/`

/**
 * What keycloak-js expects of a Keycloak beyond OpenID Connect: session ids in tokens, refresh tokens that look like
 * JWTs, session_state in the answer, a status cookie, and redirect addresses by prefix.
 */
export function supportKeycloakJs(provider: Provider, redirectPrefixes: Record<string, string[]>): void {
  oneSessionIdForAllClients(provider)
  shapeRefreshTokensAsJwt(provider)
  allowRedirectsByPrefix(provider, redirectPrefixes)

  provider.on('authorization.success', (ctx, answer) => {
    const uid = ctx.oidc.session?.uid
    if (!uid || !answer) return
    answer.session_state = uid
    ctx.cookies.set(statusCookie, uid, { ...statusOptions, maxAge: lifetimes.session * 1000 })
  })
  provider.on('end_session.success', (ctx) => clearStatusCookie(ctx))
}

const statusOptions = { path: statusCookiePath, httpOnly: false, sameSite: 'lax', signed: false } as const

export function clearStatusCookie(ctx: KoaContextWithOIDC): void {
  ctx.cookies.set(statusCookie, null, statusOptions)
}

function oneSessionIdForAllClients(provider: Provider): void {
  provider.Session.prototype.ensureClientContainer = function (clientId) {
    this.sidFor(clientId, this.uid)
  }
  provider.Client.prototype.includeSid = () => true
}

/** keycloak-js decodes the refresh token and fails on an opaque one. It is opaque all the same: a key to look up. */
function shapeRefreshTokensAsJwt(provider: Provider): void {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const prototype = provider.RefreshToken.prototype as unknown as { generateTokenId: () => string }
  prototype.generateTokenId = function (this: { sessionUid?: string; exp?: number }) {
    const now = Math.floor(Date.now() / 1000)
    const payload = {
      typ: 'Refresh',
      sid: this.sessionUid,
      iat: now,
      exp: this.exp ?? now + lifetimes.session,
    }
    return [encode({ alg: 'none', typ: 'JWT' }), encode(payload), randomBytes(32).toString('base64url')].join(
      '.',
    )
  }
}

function allowRedirectsByPrefix(provider: Provider, prefixes: Record<string, string[]>): void {
  const { prototype } = provider.Client
  const exactly = prototype.redirectUriAllowed
  const exactlyAfterLogout = prototype.postLogoutRedirectUriAllowed
  prototype.redirectUriAllowed = function (value) {
    return exactly.call(this, value) || redirectAllowed(value, prefixes[this.clientId] ?? [])
  }
  prototype.postLogoutRedirectUriAllowed = function (value) {
    return exactlyAfterLogout.call(this, value) || redirectAllowed(value, prefixes[this.clientId] ?? [])
  }
}
