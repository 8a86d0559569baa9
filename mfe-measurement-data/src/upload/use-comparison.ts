import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { compareReadingFile, type CsvPlan } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { ChosenFile } from './chosen-file'
import { sentTargets, type ChosenTargets } from './targets'

/** What an import would change at the moment of asking. Nothing is asked while something of it is open. */
export function useComparison(file: ChosenFile, plan: CsvPlan, targets: ChosenTargets, isReady: boolean) {
  const { api } = useFeature()
  const sent = sentTargets(targets)
  return useQuery({
    queryKey: ['reading-file-comparison', file.id, plan, sent],
    queryFn: async ({ signal }) =>
      api.call(compareReadingFile, { body: { content: await file.content(), plan, targets: sent }, signal }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // The file is sent for it; what others import meanwhile is told with the result.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
