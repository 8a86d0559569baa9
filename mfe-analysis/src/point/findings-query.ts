import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getMeteringPointFindings } from '@energycockpit/contract'

/** What the checks found in a metering point's series over a period (ISO 8601, half open). */
export function findingsQuery(
  api: ApiClient,
  meteringPointId: string,
  { from, to }: { from: string; to: string },
) {
  return queryOptions({
    queryKey: ['findings', meteringPointId, from, to],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getMeteringPointFindings, { params: { meteringPointId }, query: { from, to }, signal }),
  })
}
