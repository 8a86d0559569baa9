import type { ApiClient } from '@energycockpit/api-client'
import { getLocationGroups, getLocations } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'
import { structureKey } from '../structure-query'

/** The groups of all businesses that the user sees. */
export const groupsQuery = (api: ApiClient) => ({
  queryKey: [...structureKey, 'groups'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.call(getLocationGroups, { signal })).groups,
})

interface LocationsQuery {
  businessId: number
  group?: string
  outside?: string
  search?: string
}

/** Locations of a business, a page at a time. */
export function useLocations(requested: LocationsQuery) {
  const { api } = useFeature()
  return usePages({
    key: [...structureKey, 'locations', requested],
    load: (after, signal) =>
      api.call(getLocations, { query: { ...requested, ...(after !== undefined && { after }) }, signal }),
    items: (page) => page.locations,
  })
}
