import type { Navigate } from '@energycockpit/remote'
import { APP_START, browserAddress } from '../routing/portal-address'

const DELAY = 1_000
/** Where it leads those who manage energy. */
const OVERVIEW = '/platform/enms/overview'

/**
 * The app starts at the dashboard: once the styling is there and a second has passed, unless it is there already, or
 * somebody was quicker and has gone on from where it began.
 */
export function goToDashboard(navigate: Navigate): void {
  const { hash } = location
  const begin = () =>
    setTimeout(() => {
      const isThere = [APP_START, OVERVIEW].some((address) => hash === browserAddress(address, true))
      if (!isThere && hash === location.hash) navigate(APP_START)
    }, DELAY)
  if (document.readyState === 'complete') begin()
  // Style sheets hold up the load event.
  else window.addEventListener('load', begin, { once: true })
}
