import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesValues, type MeasurementSeries } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'

/** How much of a period is there. */
export const sharesQuery = (api: ApiClient, { id }: MeasurementSeries, period: Period) => {
  const query = {
    ...{ from: period.from.toISOString(), to: period.to.toISOString() },
    granularity: 'P1Y' as const,
  }
  return queryOptions({
    queryKey: ['values', id, 'shares', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getSeriesValues, { params: { seriesId: id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}
