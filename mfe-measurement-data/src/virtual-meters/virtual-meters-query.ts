import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getAllVirtualSeries } from '@energycockpit/contract'

/** All virtual meters that the user sees. */
export const virtualMetersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['virtual-meters'],
    queryFn: ({ signal }) => api.call(getAllVirtualSeries, { signal }),
  })

/** Of who changed them. */
export const virtualStepsKey = ['virtual-meter-steps'] as const
