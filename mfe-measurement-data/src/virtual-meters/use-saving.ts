import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeVirtualSeries,
  createVirtualSeries,
  type Direction,
  type ProductType,
  type Quantity,
} from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

export interface Definition {
  name: string
  formula: string
  quantity: Quantity
  unit: string
  direction: Direction | null
}

export interface Creation extends Definition {
  locationId: string
  productType: ProductType
}

/** Creates a virtual meter, or changes one; whatever was calculated from it is asked for anew. */
export function useSaving(seriesId: number | undefined, onSaved: (seriesId: number) => void) {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ locationId, productType, ...definition }: Creation) =>
      seriesId === undefined
        ? api.call(createVirtualSeries, { body: { ...definition, locationId, productType } })
        : api.call(changeVirtualSeries, { params: { seriesId }, body: definition }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries()
      onSaved(saved.seriesId)
    },
  })
}
