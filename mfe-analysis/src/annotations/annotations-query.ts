import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { listAnnotations } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'

export const annotationsKey = ['annotations'] as const

/** What was noted about a period of objects; none: of everything that the user sees. */
export function annotationsQuery(api: ApiClient, objects: readonly string[], period: Period) {
  const query = {
    objects: objects.length === 0 ? undefined : objects.join(','),
    from: period.from.toISOString(),
    to: period.to.toISOString(),
  }
  return queryOptions({
    queryKey: [...annotationsKey, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(listAnnotations, { query, signal }),
  })
}
