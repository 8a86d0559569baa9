import type { ApiClient } from '@energycockpit/api-client'
import { getTwin, getTwinValues } from '@energycockpit/contract'
import { twinsKey } from '../structure-query'

export const twinKey = (locationId: string) => [...twinsKey, locationId] as const

/** A location with everything that stands at it, also what is archived. */
export const twinQuery = (api: ApiClient, locationId: string) => ({
  queryKey: twinKey(locationId),
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.call(getTwin, {
      ...{ params: { locationId }, query: { archived: 'true' as const } },
      ...(signal && { signal }),
    }),
})

const refreshEvery = 60_000

/** What its meters show; asked again each minute, and not while the page is out of sight. */
export const twinValuesQuery = (api: ApiClient, locationId: string) => ({
  queryKey: [...twinKey(locationId), 'values'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getTwinValues, { params: { locationId }, signal }),
  refetchInterval: refreshEvery,
  staleTime: refreshEvery / 2,
})
