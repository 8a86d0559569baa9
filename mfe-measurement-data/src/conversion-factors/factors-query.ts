import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getConversionFactors } from '@energycockpit/contract'

/** The factors of a node with those it has from above; without a node, all that the user sees. */
export const factorsQuery = (api: ApiClient, nodeId: string | undefined) =>
  queryOptions({
    queryKey: ['conversion-factors', nodeId ?? null],
    queryFn: ({ signal }) => api.call(getConversionFactors, { query: { nodeId }, signal }),
  })
