import { createApiClient, isCallError } from '@energycockpit/api-client'
import { whoami } from '@energycockpit/contract'
import { appSession } from '../app/app-session'
import { isInApp, removeStoredToken } from '../app/app-wrapper'
import { POLL_EVERY, runLogout, type LogoutEffects, type LogoutOutcome } from './app-logout'

/** Time for the last calls of the page that was left. */
const REDIRECT_DELAY = 500

/** Signs out, on the web and in the app. Answers the function that gives it up. */
export function signOut(): () => void {
  const givenUp = new AbortController()
  if (isInApp()) void runLogout(appEffects(), givenUp.signal)
  else leaveForServer(givenUp.signal)
  return () => givenUp.abort()
}

/** The server's own sign-out ends the session and the sign-in at the provider. */
function leaveForServer(signal: AbortSignal): void {
  const timer = setTimeout(() => location.replace('/logout'), REDIRECT_DELAY)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function appEffects(): LogoutEffects {
  // The session is gone when its last token is refused, not when there is none to ask with.
  let lastToken: string | undefined
  const api = createApiClient({ host: '', accessToken: () => lastToken, onSessionTimeout: () => undefined })
  return {
    'remove-token': async () => {
      // First, for to ask for it may renew it, and then it is stored again.
      lastToken ??= await (await appSession())?.token()
      await removeStoredToken()
      return 'done'
    },
    'end-session': async () => {
      const session = await appSession()
      if (session?.authenticated) await session.logout()
      return 'done'
    },
    'ask-for-session': () => api.call(whoami).then((): LogoutOutcome => 'session-alive', outcomeOfRefusal),
    wait: () => new Promise((resolve) => setTimeout(() => resolve('done'), POLL_EVERY)),
    'clear-session-storage': async () => {
      sessionStorage.clear()
      return 'done'
    },
    leave: async () => {
      location.replace('/platform/home-portal')
      return 'done'
    },
  }
}

/** Without a session the server answers with the way to the sign-in, or refuses the token that is no more. */
function outcomeOfRefusal(error: unknown): LogoutOutcome {
  const isGone = isCallError(error) && (error.kind === 'session-timeout' || error.status === 401)
  return isGone ? 'session-gone' : 'failed'
}
