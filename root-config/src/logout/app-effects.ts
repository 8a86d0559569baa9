import { createApiClient, isCallError } from '@energycockpit/api-client'
import { whoami } from '@energycockpit/contract'
import { appSession } from '../app/app-session'
import { removeStoredToken } from '../app/app-wrapper'
import { POLL_EVERY, type LogoutEffects, type LogoutOutcome } from './app-logout'

/** What the steps of signing out of the app really do. */
export function appEffects(): LogoutEffects {
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
