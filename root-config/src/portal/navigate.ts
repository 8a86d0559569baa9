import type { Navigate } from '@energycockpit/remote'
import { navigateToUrl } from 'single-spa'
import { isInApp } from '../app/app-wrapper'
import { browserAddress } from '../routing/portal-address'
import { guardHistory } from './guard-history'
import type { Leaving } from './leaving'

/**
 * Makes the way to go to an address of the portal without loading the page; single-spa notices. Nothing unsaved is
 * left without asking, whether by this way, by the browser's back button, or by whoever writes the history by hand.
 */
export function createNavigate(leaving: Leaving): Navigate {
  let asking = false

  function go(target: string, replace: boolean): void {
    if (leaving.needsNewPage(absolute(target))) {
      if (replace) location.replace(target)
      else location.assign(target)
    } else if (replace) history.replaceState(null, '', target)
    else navigateToUrl(target)
  }

  async function askAndGo(target: string, replace: boolean): Promise<void> {
    asking = true
    try {
      if (await leaving.mayLeaveFor(absolute(target))) go(target, replace)
    } finally {
      asking = false
    }
  }

  guardHistory(leaving)
  return (address, { replace = false } = {}) => {
    const target = browserAddress(address, isInApp())
    if (!leaving.mustAsk(absolute(target))) go(target, replace)
    else if (!asking) void askAndGo(target, replace)
  }
}

const absolute = (address: string) => new URL(address, location.href).href
