import type { Events, PortalEvents } from '@energycockpit/remote'
import { rememberPlace } from './return-to-place'
import type { Unsaved } from './warn-of-unsaved'

const RELOADED_AT = 'reloaded-for-session'
const TOO_SOON = 10_000
/** Whoever has chosen to stay is not asked again at each call that fails. */
const ASK_AGAIN_AFTER = 60_000

interface SessionTimeoutOptions {
  unsaved: Unsaved
  /** Asks whether the user gives up what is unsaved. */
  ask: () => Promise<boolean>
  page?: Pick<Location, 'reload'>
}

/**
 * A page without a session is answered by the sign-in, so reloading leads there and back. If the page was reloaded
 * for that just now and the calls still find no session, reloading again would never end: then the failure is shown.
 * While something is unsaved the user is asked first: who signs in in another tab can go on here.
 */
export function reloadOnSessionTimeout(
  events: Events<PortalEvents>,
  { unsaved, ask, page = location }: SessionTimeoutOptions,
): () => void {
  let quietUntil = 0

  function reload(): void {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    rememberPlace()
    page.reload()
  }

  async function askAndReload(): Promise<void> {
    quietUntil = Infinity
    const givenUp = await ask()
    quietUntil = Date.now() + ASK_AGAIN_AFTER
    if (!givenUp) return
    unsaved.forget()
    reload()
  }

  return events.subscribe('session-timeout', () => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < TOO_SOON) return
    if (!unsaved.isAnything()) reload()
    else if (Date.now() >= quietUntil) void askAndReload()
  })
}
