import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listPublishedCarbonReports } from '@energycockpit/contract'

export const publishedKey = ['carbon', 'published'] as const

export const publishedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: publishedKey,
    queryFn: ({ signal }) => api.call(listPublishedCarbonReports, { signal }),
  })
