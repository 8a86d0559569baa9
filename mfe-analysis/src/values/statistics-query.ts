import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getStatistics, type ChosenSeries, type ResultPer } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'

interface Requested {
  chosen: ChosenSeries
  period: Period
  percentile?: number
  per?: ResultPer | undefined
}

/** What is requested of the server, for the table or its file. */
export const statisticsRequest = ({ chosen, period, percentile, per }: Requested) => ({
  series: chosen.series.map(({ seriesId }) => seriesId).join(','),
  ...{ from: period.from.toISOString(), to: period.to.toISOString(), percentile, per },
})

/** Figures of each of the chosen series over a period. What is there stays until the next ones have come. */
export function statisticsQuery(api: ApiClient, requested: Requested) {
  const query = statisticsRequest(requested)
  return queryOptions({
    queryKey: ['statistics', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getStatistics, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
