import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getChosenSeries } from '@energycockpit/contract'

/** A unit or location, or the whole business. */
export interface Place {
  nodeId: string | null
  businessId: number
}

/** Its id in the hierarchy. */
export const nodeOf = ({ nodeId, businessId }: Place): string => nodeId ?? `cb-${businessId}`

/** What is measured at a place, by whose calendar, and its weather. */
export const placeQuery = (api: ApiClient, place: Place) =>
  queryOptions({
    queryKey: ['enms', 'place', nodeOf(place)],
    queryFn: ({ signal }) => api.call(getChosenSeries, { query: { objects: nodeOf(place) }, signal }),
    retry: false,
  })
