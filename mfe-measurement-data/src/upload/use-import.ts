import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postReadingFile, type badLineRules, type CsvPlan } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { ChosenFile } from './chosen-file'
import { sentTargets, type ChosenTargets } from './targets'
import { fileKey } from './use-preview'

export type BadLines = (typeof badLineRules)[number]

const maxNameLength = 200

/** Stores a file's readings. The same file by the same plan a second time changes nothing, so it may be tried again. */
export function useImport(file: ChosenFile, plan: CsvPlan, targets: ChosenTargets) {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (badLines: BadLines) =>
      api.call(postReadingFile, {
        body: {
          sourceName: file.name.slice(0, maxNameLength),
          content: await file.content(),
          plan,
          targets: sentTargets(targets),
          badLines,
        },
      }),
    // Whatever was shown of readings may have changed; what the file says has not.
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== fileKey }),
  })
}
