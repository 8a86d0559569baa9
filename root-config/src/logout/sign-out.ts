import { isInApp } from '../app/app-wrapper'

/** Time for the last calls of the page that was left. */
const REDIRECT_DELAY = 500

/** Signs out, on the web and in the app. Answers the function that gives it up. */
export function signOut(): () => void {
  const givenUp = new AbortController()
  if (isInApp()) void leaveApp(givenUp.signal)
  else leaveForServer(givenUp.signal)
  return () => givenUp.abort()
}

/** It came with the sign-in of the app, so it needs no server to be there; the web never fetches it. */
async function leaveApp(signal: AbortSignal): Promise<void> {
  const [{ runLogout }, { appEffects }] = await Promise.all([
    import(/* webpackChunkName: "app" */ './app-logout'),
    import(/* webpackChunkName: "app" */ './app-effects'),
  ])
  await runLogout(appEffects(), signal)
}

/** The server's own sign-out ends the session and the sign-in at the provider. */
function leaveForServer(signal: AbortSignal): void {
  const timer = setTimeout(() => location.replace('/logout'), REDIRECT_DELAY)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
