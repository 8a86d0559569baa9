import { useQuery } from '@tanstack/react-query'
import { getConversionFactors } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

/** Whether the user may set prices and factors of a node; undefined: not known yet. `nodeId` undefined: nobody asks. */
export function useCanSetFactors(nodeId: string | undefined): boolean | undefined {
  const { api } = useFeature()
  const factors = useQuery({
    queryKey: ['may-set-factors', nodeId],
    queryFn: ({ signal }) => api.call(getConversionFactors, { query: { nodeId: nodeId! }, signal }),
    enabled: nodeId !== undefined,
  })
  return factors.data?.canChange ?? (factors.isError ? false : undefined)
}
