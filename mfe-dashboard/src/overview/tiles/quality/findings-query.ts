import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getOpenFindings } from '@energycockpit/contract'

/** What is found in the readings of a node (undefined: all that the user sees) now. */
export const openFindingsQuery = (api: ApiClient, nodeId: string | undefined) =>
  queryOptions({
    queryKey: ['overview', 'findings', nodeId ?? null],
    queryFn: ({ signal }) =>
      api.call(getOpenFindings, { query: nodeId === undefined ? {} : { nodeId }, signal }),
  })
