import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setConversionFactor, type ConversionFactor } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { asSent, type Period } from './periods'

export type Subject = Pick<ConversionFactor, 'nodeId' | 'kind' | 'productType' | 'direction' | 'unit'>

/** Sets all periods of a factor, of which none removes it. What was calculated with it is asked for anew. */
export function useSetting({ nodeId, kind, productType, direction, unit }: Subject, onSet: () => void) {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (periods: readonly Period[]) =>
      api.call(setConversionFactor, {
        body: { nodeId, kind, productType, direction, unit, periods: asSent(periods), seriesId: null },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      onSet()
    },
  })
}
