import type { FastifyRequest } from 'fastify'

/** What the mobile app adds to the `User-Agent` of its web view. */
const appName = /\bEnergyCockpitApp\/\d/

/**
 * Whether a page is requested by the mobile app, which has no session of the web: it gets the page as it is, signs in
 * in its own way, and shows a token with every call. The name is proof of nothing, and the page without calls shows
 * nothing to anybody.
 */
export function isRequestedByApp({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return appName.test(headers['user-agent'] ?? '')
}
