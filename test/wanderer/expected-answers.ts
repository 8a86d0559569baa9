import type { BrowserContext, Request } from 'playwright-core'

/** An answer below 500 that belongs to the portal's ways: each with what makes it one. */
interface ExpectedAnswer {
  method: RegExp
  path: RegExp
  /** Of the address; absent: any. */
  query?: RegExp
  status: number
  why: string
}

const expectedAnswers: readonly ExpectedAnswer[] = [
  {
    method: /^(PUT|POST)$/,
    path: /^\/rest\/secure\/(conversion-factors|metering-points\/[^/]+\/meter-readings)$/,
    status: 422,
    why: 'what is unusual is asked about first',
  },
  {
    method: /^GET$/,
    path: /^\/rest\/secure\/(imports|virtual-series|users|notices|audit-entries|status|feature-failures|metering-points\/[^/]+\/meter-readings)$/,
    status: 403,
    why: 'an address leads to a page that the role is not for, which says so',
  },
  {
    method: /^GET$/,
    path: /^\/rest\/secure\/measurement-series\/\d+\/(values|download)$/,
    query: /[?&](as|per)=/,
    status: 400,
    why: 'a price, a factor or the floor area is not known, and the page says which',
  },
  {
    method: /^GET$/,
    path: /^\/rest\/secure\/metering-points\/[^/]+$/,
    status: 404,
    why: 'an address names a metering point of another business than the one that has been chosen, and the page says so',
  },
]

export const isExpected = (request: Request, status: number): boolean => {
  const { pathname, search } = new URL(request.url())
  return expectedAnswers.some(
    (one) =>
      one.status === status &&
      one.method.test(request.method()) &&
      one.path.test(pathname) &&
      (one.query?.test(search) ?? true),
  )
}

/** What would take the wanderer's log-in, or that of others, out of the walk; each has tests of its own. */
const neverSent: readonly [method: RegExp, path: RegExp][] = [
  [/^(PUT|POST|DELETE)$/, /^\/rest\/secure\/(account\/|sessions\/|users|businesses(\/|$))/],
  [/^POST$/, /^\/rest\/secure\/notices\/[^/]+\/(publication|retirement)$/],
]

/** Answers in the server's place that it was refused, which a page has to bear. */
export async function refuseForGood(context: BrowserContext): Promise<void> {
  await context.route('**/rest/secure/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (!neverSent.some(([method, path]) => method.test(request.method()) && path.test(pathname)))
      return route.fallback()
    const error = { id: 'wanderer', status: 403, reasons: [{ code: 'FORBIDDEN', detail: 'not in a walk' }] }
    return route.fulfill({ status: 403, json: { error }, headers: { 'x-wanderer': 'refused' } })
  })
}
