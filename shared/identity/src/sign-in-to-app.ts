import type Keycloak from 'keycloak-js'
import type { KeycloakInitOptions, KeycloakLoginOptions } from 'keycloak-js'
import { hasResponse, type Renew } from './schedule-renewal'

/**
 * Starts keycloak-js with the tokens that the app has kept, and signs in in the in-app browser when there are none or
 * the provider takes them no more. Left to `onLoad: 'login-required'` keycloak-js opens two in-app browsers then. While
 * the provider does not answer, the kept tokens stay. Rejects when the user closes the in-app browser.
 */
export async function signInToApp(
  keycloak: Keycloak,
  init: KeycloakInitOptions,
  login: KeycloakLoginOptions,
  renew: Renew,
): Promise<void> {
  try {
    await keycloak.init(init)
  } catch (error) {
    if (hasResponse(error)) keycloak.clearToken()
    // Wrong options; the tokens were not even looked at.
    else if (!keycloak.authenticated) throw error
    else void renew()
  }
  if (!keycloak.authenticated) await keycloak.login(login)
}
