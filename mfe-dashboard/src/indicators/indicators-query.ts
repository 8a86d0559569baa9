import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listIndicators } from '@energycockpit/contract'

export const indicatorsKey = ['indicators'] as const

/** Indicators of all businesses that the user sees: a list is kept small enough to come whole. */
export const indicatorsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: indicatorsKey, queryFn: ({ signal }) => api.call(listIndicators, { signal }) })
