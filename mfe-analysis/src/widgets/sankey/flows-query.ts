import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { getEnergyFlows, type ConsumedProductType, type EnergyFlows } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import { useKept } from '../../frame/use-kept'

interface Wanted {
  roots: readonly (string | undefined)[]
  product: ConsumedProductType | undefined
  range: DateRange
  depth: number
}

/** The flows of each root. Of another period those that are there stay until these have come, of another product not. */
export function useFlows({ roots, product, range, depth }: Wanted) {
  const { api } = useFeature()
  const query = useQueries({
    queries: roots.map((nodeId) => ({
      queryKey: ['energy-flows', nodeId ?? null, product, { ...range, depth }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(getEnergyFlows, { query: { nodeId, productType: product!, ...range, depth }, signal }),
      enabled: product !== undefined,
    })),
    combine: combined,
  })
  return useKept(query, [product, ...roots].join())
}

function combined(results: UseQueryResult<EnergyFlows>[]) {
  const found = results.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    data: found.length === results.length ? found : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  }
}
