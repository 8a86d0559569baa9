import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSummedValues, type Granularity } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'
import { seriesList, type SummableGroup } from './summable-groups'

/** What the series of a group add up to, interval by interval; the last ones stay while others are on their way. */
export function summedQuery(api: ApiClient, group: SummableGroup, period: Period, granularity: Granularity) {
  const query = {
    series: seriesList(group),
    ...{ from: period.from.toISOString(), to: period.to.toISOString(), granularity },
  }
  return queryOptions({
    queryKey: ['summed', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getSummedValues, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
