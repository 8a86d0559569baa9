import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesValues } from '@energycockpit/contract'
import { countsOf } from '../values/counts-of-quality'
import type { KnownPeriod } from './written-period'

/** How many values a series has in a period, and how many of those expected until now it misses. */
export function periodCountsQuery(api: ApiClient, seriesId: number, period: KnownPeriod | undefined) {
  return queryOptions({
    queryKey: ['values', seriesId, 'counts', period?.from, period?.to],
    queryFn:
      period === undefined
        ? skipToken
        : async ({ signal }: { signal: AbortSignal }) => {
            const { total } = await api.call(getSeriesValues, {
              params: { seriesId },
              query: { ...period, granularity: 'P1Y', function: 'COUNT' },
              signal,
            })
            return { ...countsOf(total), expected: total.expected, stored: total.value ?? 0 }
          },
  })
}
