import type { AnyCall, RoleName } from '@energycockpit/contract'

/**
 * One call as the walks over all calls send it: by role, to a foreign business, while something is to be confirmed, and
 * with hostile texts. Each subject lists its own in `calls.testing.ts` beside its routes.
 */
export interface CallExample {
  call: AnyCall
  /** Who is permitted, by access/roles.testing.ts; absent where the call is none for signed-in users. */
  roles?: readonly RoleName[]
  params?: Readonly<Record<string, string | number>>
  /** Without its question mark. */
  query?: string
  body?: unknown
  /** What a permitted user is answered: 200, for which 204 stands as well, unless nothing is to change here. */
  status?: number
  /**
   * Names something of the demo's sub-business: 404 to whoever does not see that. `itself`: the request above does so;
   * a text is a query that does.
   */
  ofSubBusiness?: 'itself' | (string & {})
  /** With a value for each text of the query, where `query` leaves some out. */
  everyQuery?: string
  /** Also answered to a user who has something to confirm first. */
  whileBlocked?: true
}

/** Of whoever walks. */
export const testUserPassword = 'walks every call'

/** Of the demo's sub-business; the series is one of the metering point. */
export const point = { meteringPointId: 'mp-b2-electricity' }
export const series = { seriesId: 1001 }
export const location = 'loc-b2'
/** Tomasz Wren, an analyst there, as the demo has him. */
export const analyst = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005'

export const day = 'from=2025-01-01T00:00:00Z&to=2025-01-02T00:00:00Z'
export const year = 'from=2025-01-01T00:00:00Z&to=2026-01-01T00:00:00Z'

/** The path of an example with its parameters and a query. */
export function addressOf({ call, params = {}, query }: CallExample): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`The example of ${call.name} names no ${name}`)
    return String(params[name])
  })
  return query === undefined ? path : `${path}?${query}`
}
