import {
  changeVirtualSeries,
  createVirtualSeries,
  type Direction,
  type ProductType,
  type Quantity,
  type VirtualSeries,
} from '@energycockpit/contract'
import { useChange, useFeature } from '@energycockpit/remote'

export interface Definition {
  name: string
  formula: string
  quantity: Quantity
  unit: string
  direction: Direction | null
}

/** A virtual meter that is changed, as it was read. */
interface ReadMeter {
  seriesId: number
  revision: number
}

export interface Creation extends Definition {
  locationId: string
  productType: ProductType
}

/** Creates a virtual meter, or changes one; whatever was calculated from it is fetched again. */
export function useSaving(read: ReadMeter | undefined, onSaved: (saved: VirtualSeries) => void) {
  const { api } = useFeature()
  return useChange({
    call: ({ locationId, productType, ...definition }: Creation): Promise<VirtualSeries> =>
      read === undefined
        ? api.call(createVirtualSeries, { body: { ...definition, locationId, productType } })
        : api.call(changeVirtualSeries, {
            params: { seriesId: read.seriesId },
            body: { ...definition, revision: read.revision },
          }),
    onFresh: onSaved,
  })
}
