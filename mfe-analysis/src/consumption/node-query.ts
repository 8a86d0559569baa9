import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getHierarchyNodes } from '@energycockpit/contract'

/** A node by its id, where nothing else is asked for that would name it; null where there is none. */
export const nodeQueryOf = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['node-of-consumption', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = { search: id, archived: 'true', limit: 200 } as const
      const { nodes } = await api.call(getHierarchyNodes, { query, signal })
      return nodes.find((node) => node.id === id) ?? null
    },
  })
