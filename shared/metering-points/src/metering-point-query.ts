import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getMeteringPoint } from '@energycockpit/contract'

/** A metering point with its location and series; nothing is requested while none is chosen. */
export function meteringPointQuery(api: ApiClient, meteringPointId: string | undefined) {
  return queryOptions({
    queryKey: ['metering-point', meteringPointId ?? null],
    queryFn:
      meteringPointId === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            api.call(getMeteringPoint, { params: { meteringPointId }, signal }),
    staleTime: 60_000,
  })
}
