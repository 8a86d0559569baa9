import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listSavedViews } from '@energycockpit/contract'

export const viewsKey = ['saved-views'] as const

export const viewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: viewsKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(listSavedViews, { signal }),
  })
