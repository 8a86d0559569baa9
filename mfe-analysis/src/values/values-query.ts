import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesValues, type Granularity, type SeriesValues } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'

/** A series' values over a period. While the next period is on its way the last one of the same series stays. */
export function valuesQuery(api: ApiClient, seriesId: number, period: Period, granularity: Granularity) {
  const from = period.from.toISOString()
  const to = period.to.toISOString()
  return queryOptions({
    queryKey: ['values', seriesId, from, to, granularity],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getSeriesValues, { params: { seriesId }, query: { from, to, granularity }, signal }),
    placeholderData: (before: SeriesValues | undefined) =>
      before?.seriesId === seriesId ? before : undefined,
  })
}
