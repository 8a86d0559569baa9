import { useSyncExternalStore } from 'react'

/** The query of the page's address, beginning with '?' where there is one; drawn anew whenever it changes. */
export function useAddressQuery(): string {
  return useSyncExternalStore(watchAddress, () => window.location.search)
}

const changesOfAddress = ['popstate', 'single-spa:routing-event']

function watchAddress(notify: () => void) {
  for (const event of changesOfAddress) window.addEventListener(event, notify)
  return () => {
    for (const event of changesOfAddress) window.removeEventListener(event, notify)
  }
}
