import { isCallError } from '@energycockpit/api-client'
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

interface SavingSteps {
  onSaved: (saved: VirtualSeries) => void
  /** Nothing was saved, because somebody else had changed it. */
  onMeanwhile: () => Promise<void>
}

/** Creates a virtual meter, or changes one; whatever was calculated from it is fetched again. */
export function useSaving(read: ReadMeter | undefined, { onSaved, onMeanwhile }: SavingSteps) {
  const { api } = useFeature()
  return useChange({
    call: async ({ locationId, productType, ...definition }: Creation): Promise<VirtualSeries> => {
      if (!read) return api.call(createVirtualSeries, { body: { ...definition, locationId, productType } })
      const { seriesId, revision } = read
      try {
        return await api.call(changeVirtualSeries, {
          params: { seriesId },
          body: { ...definition, revision },
        })
      } catch (error) {
        if (isCallError(error) && error.reasons[0]?.code === 'STRUCTURE_CHANGED_MEANWHILE')
          await onMeanwhile()
        throw error
      }
    },
    onFresh: onSaved,
  })
}
