import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoReadingImport, type ReadingImport } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

/** Undoes an import. Whatever was shown of readings is requested again, for any of it may have changed. */
export function useUndo() {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (readingImport: ReadingImport) =>
      api.call(undoReadingImport, { params: { importId: readingImport.id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
export type Undo = ReturnType<typeof useUndo>
