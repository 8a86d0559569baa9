import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listActions, listBaselines } from '@energycockpit/contract'

export const actionsKey = ['energy-actions'] as const

/** Actions of all businesses that the user sees: a list is kept small enough to come whole. */
export const actionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: actionsKey, queryFn: ({ signal }) => api.call(listActions, { signal }) })

/** Saved baselines by which savings can be verified. */
export const baselinesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['baselines'],
    queryFn: async ({ signal }) => (await api.call(listBaselines, { query: {}, signal })).baselines,
  })
