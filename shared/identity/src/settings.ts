import type { KeycloakConfig, KeycloakInitOptions } from 'keycloak-js'
import type { IdentityOptions } from './identity'

/** Seconds before its expiry from which a token is renewed. */
export const refreshThreshold = 30

/** The client that the specification names. */
export const clientId = 'hp'

/** Where the identity provider is, as keycloak-js wants to know it. */
export function providerOf({ host, realm, providerUrl = '/auth' }: IdentityOptions): KeycloakConfig {
  const url = providerUrl.startsWith('/') ? `${host}${providerUrl}` : providerUrl
  return { url, realm, clientId }
}

/**
 * How keycloak-js starts: it looks silently whether somebody is signed in, then watches the session in its frame.
 * `origin` is the portal's origin as the browser sees it. The redirect address must carry no hash.
 */
export function initOptions(origin: string): KeycloakInitOptions {
  return {
    onLoad: 'check-sso',
    flow: 'standard',
    responseMode: 'fragment',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${origin}/platform/public/silent-check-sso.html`,
    // Without cookies in frames there is no silent check, and the page must not leave for a loud one.
    silentCheckSsoFallback: false,
    redirectUri: `${origin}/platform/home-portal`,
    checkLoginIframe: true,
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: 10_000,
  }
}
