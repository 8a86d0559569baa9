import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteReadings, estimateReadings, type EstimationMethod } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useUndo } from '@energycockpit/imports'
import type { KnownPeriod } from './written-period'

export interface Estimation extends KnownPeriod {
  /** Null: by the length of each gap. */
  method: EstimationMethod | null
  /** What was used over the whole period, in the series' unit; null: not known. */
  amount: number | null
}

/**
 * What changes the readings of a series by hand, the last of it, and its undo. Whatever was shown of readings is asked
 * for anew, for any of it may have changed.
 */
export function useReadingSteps(seriesId: number) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const undo = useUndo()
  // Not waited for: the step is done, whatever is requested again.
  const onSettled = () => void queries.invalidateQueries()
  const fill = useMutation({
    mutationFn: (body: Estimation) => api.call(estimateReadings, { params: { seriesId }, body }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (period: KnownPeriod) =>
      api.call(deleteReadings, { body: { ...period, seriesIds: [seriesId] } }),
    onSettled,
  })
  /** Before another step is begun: what became of the last one has been read. */
  const forget = () => {
    undo.reset()
    fill.reset()
    remove.reset()
  }
  return { fill, remove, undo, forget }
}
export type ReadingStepsState = ReturnType<typeof useReadingSteps>
