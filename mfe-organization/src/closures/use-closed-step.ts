import { useQueryClient } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { updateStructureItem, type ClosedPeriod, type StructureItem } from '@energycockpit/contract'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps, itemQuery } from '../structure-query'

/**
 * Sets the closed periods of a location, which is one step that can be undone. Where somebody else was faster, the
 * location is read again: the next attempt changes what they have made of it.
 */
export function useClosedStep(item: StructureItem, { done, onDone }: { done: string; onDone: () => void }) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const { id, revision, fields } = item
  return useChange({
    call: async (closedPeriods: ClosedPeriod[]) => {
      if (fields.kind !== 'LOCATION') throw new Error('Only locations are closed.')
      const { kind } = fields
      try {
        return await api.call(updateStructureItem, {
          params: { kind, id },
          body: { revision, fields: { ...fields, closedPeriods } },
        })
      } catch (error) {
        if (isCallError(error) && error.kind === 'refused' && error.status === 409)
          await queries.invalidateQueries({ queryKey: itemQuery(api, { kind, id }).queryKey })
        throw error
      }
    },
    changes: changedBySteps,
    done: () => done,
    onDone,
  })
}
