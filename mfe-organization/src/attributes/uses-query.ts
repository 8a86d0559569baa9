import type { ApiClient } from '@energycockpit/api-client'
import { getAttributeUses } from '@energycockpit/contract'
import { structureKey } from '../structure-query'

/** Which items have a value of an attribute. */
export const usesQuery = (api: ApiClient, id: string) => ({
  queryKey: [...structureKey, 'attribute-uses', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getAttributeUses, { params: { id }, signal }),
  // Somebody may enter values meanwhile.
  staleTime: 0,
  gcTime: 0,
})
