import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listAnomalies } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

/** With the other figures of the overview, so that a wall fetches them anew with those. */
export const anomaliesKey = ['overview', 'anomalies'] as const

/** What is open of some days, and what was acknowledged of them. */
export const anomaliesQuery = (api: ApiClient, nodeId: string | undefined, days: DateRange) =>
  queryOptions({
    queryKey: [...anomaliesKey, nodeId ?? null, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(listAnomalies, { query: { ...{ nodeId, ...days }, state: 'OPEN' as const }, signal }),
  })
