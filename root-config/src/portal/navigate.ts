import type { Navigate } from '@energycockpit/remote'
import { navigateToUrl } from 'single-spa'

/** Goes to an address of the portal without loading the page; single-spa notices both ways. */
export const navigate: Navigate = (address, { replace = false } = {}) => {
  if (replace) history.replaceState(null, '', address)
  else navigateToUrl(address)
}
