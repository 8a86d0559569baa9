import { updateStructureItem, type MeterExchange, type StructureItem } from '@energycockpit/contract'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps } from '../structure-query'

/** Sets the meter exchanges of a metering point, which is one step that can be undone. */
export function useExchangesStep(
  item: StructureItem,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const { api } = useFeature()
  const { id, revision, fields } = item
  return useChange({
    call: (meterExchanges: MeterExchange[]) => {
      if (fields.kind !== 'METERING_POINT') throw new Error('Only metering points have meters.')
      return api.call(updateStructureItem, {
        params: { kind: fields.kind, id },
        body: { revision, fields: { ...fields, meterExchanges } },
      })
    },
    changes: changedBySteps,
    done: () => done,
    onDone,
  })
}
