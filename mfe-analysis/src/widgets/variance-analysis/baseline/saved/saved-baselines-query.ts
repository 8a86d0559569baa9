import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listBaselines } from '@energycockpit/contract'

export const baselinesKey = ['baselines'] as const

/** Those that can be used for the chosen meters: all of theirs are among these. */
export const savedBaselinesQuery = (api: ApiClient, ids: readonly number[]) => {
  const series = ids.join(',')
  return queryOptions({
    queryKey: [...baselinesKey, series],
    queryFn: ({ signal }) => api.call(listBaselines, { query: { series }, signal }),
  })
}
