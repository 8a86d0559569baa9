import { createApiClient } from '@energycockpit/api-client'
import { getKeycloakConfiguration, type Locale } from '@energycockpit/contract'
import { startIdentity, type Identity } from '@energycockpit/identity'
import { NotSignedIn } from './not-signed-in'
import { readStoredTokens, storeTokens } from './stored-tokens'

/**
 * Signs in to the app: with the tokens that the device has kept, else in an in-app browser. Rejects with `NotSignedIn`
 * when the user does not sign in, and with a `CallError` when the server is away.
 */
export async function startAppSession(locale: Locale, onSignedOut: () => void): Promise<Identity> {
  const api = createApiClient({ host: '', onSessionTimeout: () => undefined })
  const [{ realm, url }, kept] = await Promise.all([api.call(getKeycloakConfiguration), readStoredTokens()])
  return startIdentity({
    // The in-app browser has no page that a path could belong to.
    provider: { url: new URL(url, location.origin).href, realm, clientId: 'hp' },
    onLoad: 'login-required',
    // Never seen: the app closes its browser as soon as it goes there.
    redirectUri: `${location.origin}/platform/public/silent-check-sso.html`,
    locale,
    onSignedOut,
    app: { kept, onTokens: (tokens) => void store(tokens) },
  }).catch((cause: unknown) => {
    throw new NotSignedIn(cause)
  })
}

/** A device that does not keep them asks for the password at the next start; nothing worse. */
async function store(tokens: Parameters<typeof storeTokens>[0]): Promise<void> {
  await storeTokens(tokens).catch((error: unknown) =>
    console.warn('The device has not kept the sign-in.', error),
  )
}
