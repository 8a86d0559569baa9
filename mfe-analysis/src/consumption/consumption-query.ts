import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getConsumption, type ConsumptionGranularity } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

interface Requested {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  /** Undefined: no day of the period is over, and nothing is requested. */
  days: DateRange | undefined
  compared: DateRange | undefined
  granularity: ConsumptionGranularity
}

/** What a node consumed. While another period is on its way, what is there of the same node stays. */
export function consumptionQuery(api: ApiClient, { nodeId, days, compared, granularity }: Requested) {
  const query = {
    ...{ nodeId, granularity, from: days?.from ?? '', to: days?.to ?? '' },
    ...(compared && { comparedFrom: compared.from, comparedTo: compared.to }),
  }
  return queryOptions({
    queryKey: ['consumption', nodeId ?? null, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getConsumption, { query, signal }),
    enabled: days !== undefined,
    placeholderData: (before, requested) =>
      requested?.queryKey[1] === (nodeId ?? null) ? keepPreviousData(before) : undefined,
  })
}
