import {
  changeVirtualSeries,
  createVirtualSeries,
  type Direction,
  type ProductType,
  type Quantity,
} from '@energycockpit/contract'
import { useChange, useFeature } from '@energycockpit/remote'

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

/** Creates a virtual meter, or changes one; whatever was calculated from it is fetched again. */
export function useSaving(seriesId: number | undefined, onSaved: (seriesId: number) => void) {
  const { api } = useFeature()
  return useChange({
    call: ({ locationId, productType, ...definition }: Creation): Promise<{ seriesId: number }> =>
      seriesId === undefined
        ? api.call(createVirtualSeries, { body: { ...definition, locationId, productType } })
        : api.call(changeVirtualSeries, { params: { seriesId }, body: definition }),
    onFresh: (saved) => onSaved(saved.seriesId),
  })
}
