import type { KeycloakInitOptions, KeycloakLoginOptions } from 'keycloak-js'
import type { IdentityOptions, IdentityProvider } from './identity'

/** Seconds before its expiry from which a token is renewed. */
export const refreshThreshold = 30

/**
 * The provider as keycloak-js wants to know it. It looks only whether a property is there; one that is empty counts as
 * missing here.
 */
export function providerOf(provider: IdentityProvider): IdentityProvider {
  const given = Object.entries(provider).filter(([, value]) => Boolean(value))
  return Object.fromEntries(given) as unknown as IdentityProvider
}

/**
 * How keycloak-js starts: code flow with S256, and then it watches the session in its frame every five seconds. It
 * refuses wrong values itself, except empty ones, which it would take for none; for these this throws what it says.
 */
export function initOptions(options: IdentityOptions): KeycloakInitOptions {
  const { onLoad, responseMode = 'fragment', flow = 'standard', pkceMethod = 'S256' } = options
  for (const [name, value] of Object.entries({ responseMode, flow, onLoad }))
    if (!value) throw new Error(`Invalid value for ${name}`)
  const { redirectUri, silentCheckSsoRedirectUri, locale, app } = options
  return {
    ...{ responseMode, flow, pkceMethod, redirectUri, messageReceiveTimeout: 10_000 },
    ...(locale !== undefined && { locale }),
    ...(app === undefined
      ? {
          onLoad,
          ...(silentCheckSsoRedirectUri !== undefined && { silentCheckSsoRedirectUri }),
          // Without cookies in frames there is no silent check, and the page must not leave for a loud one.
          silentCheckSsoFallback: false,
          checkLoginIframe: true,
          checkLoginIframeInterval: 5,
        }
      : // Signing in is ours, see sign-in-to-app.ts. A frame would not see the cookies of the in-app browser.
        { adapter: 'cordova', checkLoginIframe: false, ...app.kept }),
  }
}

export function loginOptions({ locale }: IdentityOptions): KeycloakLoginOptions {
  return locale === undefined ? {} : { locale }
}
