import Keycloak from 'keycloak-js'
import type { Identity, IdentityOptions } from './identity'
import { renewIn } from './renewal'
import { initOptions, providerOf, refreshThreshold } from './settings'

/** What keycloak-js takes for: renew, whatever time is left. */
const atOnce = -1

/**
 * Starts keycloak-js beside the web session. When it cannot start, the reason goes to the console and the portal
 * goes on without it: calls are vouched for by the session's cookie.
 */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const keycloak = new Keycloak(providerOf(options))
  const origin = options.host || window.location.origin
  keepFresh(keycloak)
  try {
    await keycloak.init(initOptions(origin))
  } catch (error) {
    console.warn('The identity client did not start; the portal goes on without it.', error)
  }
  // From here on only: before, it means that nobody was signed in.
  keycloak.onAuthLogout = options.onSignedOut
  return identityOf(keycloak, `${origin}/platform/home-portal`)
}

function identityOf(keycloak: Keycloak, afterLogout: string): Identity {
  return {
    get authenticated() {
      return keycloak.authenticated
    },
    hasRealmRole: (role) => keycloak.hasRealmRole(role),
    hasResourceRole: (role, resource) => keycloak.hasResourceRole(role, resource),
    async token() {
      if (keycloak.authenticated) await renew(keycloak, refreshThreshold)
      return keycloak.token
    },
    logout: () => keycloak.logout({ redirectUri: afterLogout }),
  }
}

/** Renews the token before it ends, for as long as the page is open. */
function keepFresh(keycloak: Keycloak): void {
  let timer: number | undefined
  const plan = () => {
    window.clearTimeout(timer)
    const { tokenParsed, timeSkew } = keycloak
    if (tokenParsed?.exp === undefined) return
    const wait = renewIn(tokenParsed.exp, timeSkew ?? 0, Date.now())
    timer = window.setTimeout(() => void renew(keycloak, atOnce), wait)
  }
  keycloak.onAuthSuccess = plan
  keycloak.onAuthRefreshSuccess = plan
}

async function renew(keycloak: Keycloak, threshold: number): Promise<void> {
  try {
    await keycloak.updateToken(threshold)
  } catch (error) {
    // keycloak-js has forgotten the token by itself when the provider refused it (status 400).
    console.warn('The access token could not be renewed.', error)
  }
}
