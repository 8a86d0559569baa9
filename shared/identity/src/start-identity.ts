import Keycloak from 'keycloak-js'
import type { Identity, IdentityOptions } from './identity'
import { scheduleRenewal, type Renew } from './schedule-renewal'
import { initOptions, loginOptions, providerOf, refreshThreshold } from './settings'
import { signInToApp } from './sign-in-to-app'

/**
 * Starts keycloak-js. Rejects when the options are wrong, when the provider does not answer or lacks what is needed
 * ('Not supported by the OIDC server'), and when it refuses a sign-in.
 */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const keycloak = new Keycloak(providerOf(options.provider))
  const init = initOptions(options)
  const renew = scheduleRenewal(keycloak, options.app)
  if (options.app === undefined) await keycloak.init(init)
  else await signInToApp(keycloak, init, loginOptions(options), renew)
  return identityOf(keycloak, options, renew)
}

function identityOf(keycloak: Keycloak, options: IdentityOptions, renew: Renew): Identity {
  let signsOut = false
  // From here on only: before, it means that nobody was signed in. Who signs out here need not be told.
  keycloak.onAuthLogout = () => {
    if (!signsOut) options.onSignedOut()
  }
  return {
    get authenticated() {
      return keycloak.authenticated
    },
    get userUuid() {
      return keycloak.subject
    },
    hasRealmRole: (role) => keycloak.hasRealmRole(role),
    hasResourceRole: (role, resource) => keycloak.hasResourceRole(role, resource),
    async token() {
      if (keycloak.authenticated) await renew(refreshThreshold)
      return keycloak.token
    },
    async renew() {
      if (keycloak.authenticated) await renew()
    },
    login: () => keycloak.login(loginOptions(options)),
    async logout() {
      signsOut = true
      try {
        await keycloak.logout({ redirectUri: options.redirectUri })
      } finally {
        signsOut = false
      }
    },
  }
}
