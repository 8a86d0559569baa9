import type Keycloak from 'keycloak-js'
import type { AppOptions } from './identity'
import { renewIn } from './renewal'

/** What keycloak-js takes for: renew, whatever time is left. */
const atOnce = -1
/** Milliseconds between two tries while the provider does not answer. */
const tryAgainAfter = 10_000

/** Renews the token if it has less than so many seconds left; without a number in any case. Never rejects. */
export type Renew = (secondsLeft?: number) => Promise<void>

/**
 * Renews the token 30 seconds before it ends, for as long as the page is open, and hands each new one to the app. A
 * failure is a warning, and tried again while there is a token: with a status of 400 keycloak-js forgets it. The app
 * is signed out by any refusal; where nothing answers, as in a tunnel, it stays signed in.
 */
export function scheduleRenewal(keycloak: Keycloak, app?: AppOptions): Renew {
  let timer: number | undefined

  const renewAfter = (wait: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void renew(), wait)
  }

  function takeTokens(): void {
    const { token, refreshToken, idToken, tokenParsed, timeSkew } = keycloak
    if (token !== undefined && refreshToken !== undefined)
      app?.onTokens({ token, refreshToken, ...(idToken !== undefined && { idToken }) })
    if (tokenParsed?.exp !== undefined) renewAfter(renewIn(tokenParsed.exp, timeSkew ?? 0, Date.now()))
  }

  const renew: Renew = async (secondsLeft = atOnce) => {
    try {
      await keycloak.updateToken(secondsLeft)
    } catch (error) {
      console.warn('The access token could not be renewed.', error)
      if (app !== undefined && hasResponse(error)) keycloak.clearToken()
      if (keycloak.authenticated) renewAfter(tryAgainAfter)
      else window.clearTimeout(timer)
    }
  }

  keycloak.onAuthSuccess = takeTokens
  keycloak.onAuthRefreshSuccess = takeTokens
  return renew
}

/** Whether keycloak-js failed because of what the provider has answered. */
export const hasResponse = (error: unknown) => error instanceof Error && 'response' in error
