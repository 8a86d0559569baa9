import type { Navigate } from '@energycockpit/remote'
import { navigateToUrl } from 'single-spa'
import { isInApp } from '../app/app-wrapper'
import { browserAddress } from '../routing/portal-address'

/** Goes to an address of the portal without loading the page; single-spa notices both ways. */
export const navigate: Navigate = (address, { replace = false } = {}) => {
  const target = browserAddress(address, isInApp())
  if (replace) history.replaceState(null, '', target)
  else navigateToUrl(target)
}
