import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getEnergyFlows, getSelfSupply, type SupplyPeriod } from '@energycockpit/contract'
import { dateRangeOf } from '@energycockpit/time'
import { nextLook, type Looked } from './next-look'

/** What a node (undefined: all that the user sees) purchased, produced and consumed. Today is asked again and again. */
export const supplyQuery = (api: ApiClient, nodeId: string | undefined, period: SupplyPeriod) =>
  queryOptions({
    // A wall fetches what begins like this.
    queryKey: ['overview', 'supply', nodeId ?? null, period],
    queryFn: ({ signal }) => api.call(getSelfSupply, { query: { nodeId, period }, signal }),
    // Not while the page is out of sight, but as soon as it is seen again.
    refetchInterval: period === 'TODAY' && (({ state }: { state: Looked }) => nextLook(state)),
    // The next look is the next try.
    ...(period === 'TODAY' && { retry: false }),
    refetchOnWindowFocus: period === 'TODAY',
    refetchOnReconnect: period === 'TODAY',
    staleTime: period === 'TODAY' ? 30_000 : 5 * 60_000,
  })

/** What the submeters of a location counted in the same time. */
export const usesQuery = (
  api: ApiClient,
  nodeId: string,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
) => {
  const days = dateRangeOf({ from: new Date(from), to: new Date(to) }, timeZone)
  return queryOptions({
    queryKey: ['overview', 'uses', nodeId, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(getEnergyFlows, {
        query: { nodeId, productType: 'ELECTRICITY' as const, ...days, depth: 2 },
        signal,
      }),
  })
}
