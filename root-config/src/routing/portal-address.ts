import type { Address } from './place'

/** Where the app begins, as the part of its address behind the `#`. */
export const APP_START = '/platform/home-portal/dashboard'

const ELSEWHERE = 'https://portal.invalid'

/**
 * The portal's own address in a browser address. On the web they are the same. In the app the page is a file of the
 * wrapper and the portal's address is the fragment: `#/platform/analysis?point=mp-1`; without one it is the app's start.
 */
export function portalAddress(
  { pathname, search = '', hash = '' }: Address,
  inApp: boolean,
): Required<Address> {
  if (!inApp) return { pathname, search, hash }
  const inner = hash.slice(1)
  const isPath = inner.startsWith('/') && URL.canParse(inner, ELSEWHERE)
  const url = new URL(isPath ? inner : APP_START, ELSEWHERE)
  if (url.origin !== ELSEWHERE) return { pathname: APP_START, search: '', hash: '' }
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** What the browser has to go to for an address of the portal. */
export function browserAddress(address: string, inApp: boolean): string {
  return inApp && address.startsWith('/') ? `#${address}` : address
}
