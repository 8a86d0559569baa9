import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listBudgets } from '@energycockpit/contract'

export const budgetsKey = ['budgets'] as const

/** Budgets of all businesses that the user sees: a list is kept small enough to come whole. */
export const budgetsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: budgetsKey, queryFn: ({ signal }) => api.call(listBudgets, { signal }) })
