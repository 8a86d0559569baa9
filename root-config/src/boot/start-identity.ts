import type { ApiClient } from '@energycockpit/api-client'
import { getKeycloakConfiguration, whoami, type User } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'

/**
 * Starts the identity client beside the web session: it notices a sign-out elsewhere. The portal works without it, so
 * it is fetched apart and a failure is only noted.
 */
export async function startIdentity(
  api: ApiClient,
  events: Events<PortalEvents>,
  shown: User | undefined,
): Promise<void> {
  try {
    const [{ startIdentity: start }, { realm, url }] = await Promise.all([
      import('@energycockpit/identity'),
      api.call(getKeycloakConfiguration),
    ])
    const { origin } = location
    const identity = await start({
      provider: { url, realm, clientId: 'hp' },
      onLoad: 'check-sso',
      redirectUri: `${origin}/platform/home-portal`,
      silentCheckSsoRedirectUri: `${origin}/platform/public/silent-check-sso.html`,
      onSignedOut: () => events.publish('session-timeout'),
    })
    // It watches from now on. What happened in another window since the page was loaded, it does not know.
    if (identity.userUuid === shown?.uuid) return
    const { uuid } = await api.call(whoami)
    if (uuid !== shown?.uuid) events.publish('session-timeout')
  } catch (error) {
    console.warn('The identity client did not start; the portal goes on without it.', error)
  }
}
