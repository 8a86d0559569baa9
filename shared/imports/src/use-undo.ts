import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoReadingLoad, type ReadingLoad } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

/** Undoes a load. Whatever was shown of readings is asked for anew, for any of it may have changed. */
export function useUndo() {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (load: ReadingLoad) => api.call(undoReadingLoad, { params: { loadId: load.id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
export type Undo = ReturnType<typeof useUndo>
