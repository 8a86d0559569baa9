import Provider, { errors, interactionPolicy, type Configuration } from 'oidc-provider'
import type { JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { artefactAdapter } from './artefact-adapter'
import { supportKeycloakJs } from './keycloak-dialect'
import { audience, browserClient, callbackPath, protocolPath, realmPath, webSessionClient } from './issuer'
import { loadUser } from './load-user'
import { grantEverything, oneGrantPerSessionAndClient } from './session-grants'
import { confirmSignOut, endSessionAtOnce, goOnWhereNobodyIsSignedIn } from './provider-logout'
import { lifetimes } from './lifetimes'
import {
  requiredAction,
  requiredActionPath,
  requiredActionPrompt,
  type IsBlocked,
} from './required-action-prompt'
import type { Secrets } from '../secrets/secrets'
import type { ProviderPages } from './provider-pages'
import { accessClaims, profileClaims } from './user-claims'

/** The one resource that access tokens are for; a name, not an address. */
const portalApi = `urn:${audience}`
const scopes = ['openid', 'profile', 'email']

export interface ProviderParts {
  issuer: string
  publicUrl: string
  db: Kysely<Tables>
  secrets: Secrets
  keys: JWK[]
  pages: ProviderPages
  isBlocked: IsBlocked
}

export const webSessionSecret = (secrets: Secrets): string => secrets.derive('client hp-bff')

/** Where the sign-in page of one running log-in is. The uid belongs into the path: the cookie is bound to it. */
export const signInPath = (uid: string): string => `${realmPath}/login-actions/authenticate/${uid}`

export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, configurationOf(parts))
  // The portal's public URL decides what the provider calls itself, never a Host header; see mount-provider.ts.
  provider.proxy = true
  oneGrantPerSessionAndClient(provider)
  goOnWhereNobodyIsSignedIn(provider)
  supportKeycloakJs(provider, { [browserClient]: [`${parts.publicUrl}/platform/`] })
  return provider
}

function configurationOf({ publicUrl, db, secrets, keys, pages, isBlocked }: ProviderParts): Configuration {
  const policy = interactionPolicy.base()
  // Both clients are the portal itself: there is nobody to give consent to.
  policy.remove('consent')
  policy.add(requiredActionPrompt(isBlocked))

  return {
    adapter: (kind: string) => artefactAdapter(db, secrets, kind),
    jwks: { keys },
    clients: [
      {
        client_id: browserClient,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${publicUrl}/platform/public/silent-check-sso.html`],
        post_logout_redirect_uris: [`${publicUrl}/platform/home-portal`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      {
        client_id: webSessionClient,
        client_secret: webSessionSecret(secrets),
        redirect_uris: [`${publicUrl}${callbackPath}`],
        post_logout_redirect_uris: [`${publicUrl}/platform/home-portal`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes,
    // All under openid: keycloak-js asks for no other scope, as a Keycloak gives these by default.
    claims: {
      openid: [
        'sub',
        'name',
        'preferred_username',
        'email',
        'email_verified',
        'client_business_id',
        'super_client_business_id',
        // How the user has signed in: by password alone (1), or by a code as well (2), as a Keycloak numbers it.
        'acr',
        'amr',
      ],
    },
    // keycloak-js and the web session read names from the id token instead of asking userinfo for them.
    conformIdTokenClaims: false,
    acrValues: ['1', '2'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    routes: {
      authorization: routeOf('auth'),
      token: routeOf('token'),
      jwks: routeOf('certs'),
      end_session: routeOf('logout'),
    },
    discovery: {
      userinfo_endpoint: `${publicUrl}${protocolPath}/userinfo`,
      check_session_iframe: `${publicUrl}${protocolPath}/login-status-iframe.html`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Answered by account-routes.ts: the library's own takes opaque tokens only.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          if ((await endSessionAtOnce(ctx)) || confirmSignOut(ctx)) return
          pages.signOutQuestion(ctx, form)
        },
        postLogoutSuccessSource: pages.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => portalApi,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience,
          scope: 'portal',
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    cookies: {
      keys: [secrets.derive('provider cookies')],
      names: { session: 'portal-sso', interaction: 'portal-sso-login', resume: 'portal-sso-resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: realmPath },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: () => lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.session,
      Session: lifetimes.session,
      Grant: lifetimes.grant,
    },
    interactions: {
      policy,
      url: (_ctx, { uid, prompt }) =>
        prompt.name === requiredAction ? requiredActionPath(uid) : signInPath(uid),
    },
    // Browsers name the origin with a same-origin POST as well.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    issueRefreshToken: () => true,
    // A refresh token lives and dies with the session in the provider, which is what sign-out ends.
    expiresWithSession: () => true,
    // Rotating under the web session would end it whenever an answer is lost on the way; its client has a secret.
    rotateRefreshToken: (ctx) => ctx.oidc.client?.clientId === browserClient,
    loadExistingGrant: (ctx) => grantEverything(ctx, scopes),
    findAccount: async (_ctx, sub, token) => {
      const user = await loadUser(db, sub)
      // The app's own tokens are not renewed past something to confirm: it logs in again, which leads there. The web
      // session keeps its tokens on the server, where every call is refused meanwhile.
      if (
        user &&
        token?.kind === 'RefreshToken' &&
        token.clientId === browserClient &&
        (await isBlocked(sub))
      )
        throw new errors.InvalidGrant('something has to be confirmed first')
      return user && { accountId: sub, claims: () => ({ sub, ...profileClaims(user) }) }
    },
    extraTokenClaims: async (ctx, token) => {
      const { accountId, clientId, sessionUid } = token as AccessTokenFields
      const user = accountId && (await loadUser(db, accountId))
      return user ? accessClaims(user, clientId ?? ctx.oidc.client?.clientId ?? '', sessionUid) : undefined
    },
    renderError: (ctx, out) => pages.error(ctx, out.error),
  }
}

interface AccessTokenFields {
  accountId?: string
  clientId?: string
  sessionUid?: string
}

const routeOf = (name: string) => `${protocolPath.slice(realmPath.length)}/${name}`
