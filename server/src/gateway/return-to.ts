export const landingPage = '/platform/home-portal'

/** Longer addresses are not the portal's own; they would not fit into the cookie that keeps them. */
const longest = 2000

/**
 * Where a log-in goes afterwards: a page of the portal, and nothing else, whatever the address said. The browser's own
 * parser decides what it would make of it, and its result is what is followed.
 */
export function safeReturnTo(wish: unknown): string {
  if (typeof wish !== 'string' || wish.length > longest || !wish.startsWith('/')) return landingPage
  const here = 'https://portal.invalid'
  const url = URL.parse(wish, here)
  if (!url || url.origin !== here || !/^\/platform(\/|$)/.test(url.pathname)) return landingPage
  return url.pathname + url.search + url.hash
}
