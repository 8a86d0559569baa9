import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getCarbonReport } from '@energycockpit/contract'

/** Which report the address names. */
export interface CarbonChoice {
  nodeId: string | undefined
  year: number
  /** Undefined: no year to compare with. */
  baseYear: number | undefined
}

export const carbonQuery = (api: ApiClient, { nodeId, year, baseYear }: CarbonChoice) =>
  queryOptions({
    queryKey: ['carbon', nodeId ?? null, year, baseYear ?? null],
    queryFn: ({ signal }) =>
      api.call(getCarbonReport, {
        query: {
          ...{ nodeId, year: String(year) },
          ...(baseYear !== undefined && { baseYear: String(baseYear) }),
        },
        signal,
      }),
  })
