import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesCalendar } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

/** Days, `YYYY-MM-DD`, on which the location of a series has a public holiday or is closed. Undefined: none are asked for. */
export function restingQuery(api: ApiClient, seriesId: number | undefined, range: DateRange) {
  return queryOptions({
    queryKey: ['resting-days', seriesId, range],
    enabled: seriesId !== undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlySet<string>> => {
      const { from, to } = range
      const query = { series: String(seriesId), from, to, referenceFrom: from, referenceTo: to }
      const { holidays, closed } = await api.call(getSeriesCalendar, { query, signal })
      return new Set([...holidays, ...closed])
    },
  })
}
