import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { nodeOf, type Place } from '../place-query'
import { gatheredCalls } from './gathered-calls'

/** What is measured at a place, by whose calendar; null where it is gone. */
export const measuredPlaceQuery = (api: ApiClient, place: Place) =>
  queryOptions({
    queryKey: ['enms', 'measured-place', nodeOf(place)],
    queryFn: () => gatheredCalls(api).place(nodeOf(place)),
    retry: false,
  })
