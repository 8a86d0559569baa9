import type { Events, PortalEvents } from '@energycockpit/remote'
import { rememberPlace } from './return-to-place'

const RELOADED_AT = 'reloaded-for-session'
const TOO_SOON = 10_000

/**
 * A page without a session is answered by the sign-in, so reloading leads there and back. If the page was reloaded
 * for that just now and the calls still find no session, reloading again would never end: then the failure is shown.
 */
export function reloadOnSessionTimeout(
  events: Events<PortalEvents>,
  page: Pick<Location, 'reload'> = location,
): () => void {
  return events.subscribe('session-timeout', () => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < TOO_SOON) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    rememberPlace()
    page.reload()
  })
}
