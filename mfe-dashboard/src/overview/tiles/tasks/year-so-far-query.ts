import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getConsumption } from '@energycockpit/contract'

/** How complete the months of the year are that are over; none in January. */
export const yearSoFarQuery = (api: ApiClient, nodeId: string | undefined, today: string) => {
  const from = `${today.slice(0, 4)}-01-01`
  const to = `${today.slice(0, 7)}-01`
  return queryOptions({
    queryKey: ['overview', 'year-so-far', nodeId ?? null, to],
    queryFn: async ({ signal }) =>
      from === to
        ? { products: [] }
        : await api.call(getConsumption, {
            query: { ...(nodeId !== undefined && { nodeId }), from, to, granularity: 'P1M' as const },
            signal,
          }),
    staleTime: 600_000,
  })
}
