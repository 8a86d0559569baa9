import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesRules } from '@energycockpit/contract'

/** By which rules a series is checked and estimated, and whether the user may change them and its readings. */
export function seriesRulesQuery(api: ApiClient, seriesId: number) {
  return queryOptions({
    queryKey: ['series-rules', seriesId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getSeriesRules, { params: { seriesId }, signal }),
  })
}
