import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  previewReadingFile,
  type CallResponse,
  type CsvEncoding,
  type CsvPlan,
  type CsvSeparator,
} from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { ChosenFile } from './chosen-file'

export type Preview = CallResponse<typeof previewReadingFile>

/** What somebody said of the file that everything else is guessed by. */
export interface FileSettings {
  encoding?: CsvEncoding
  separator?: CsvSeparator
}

/** The first part of the key of every question about a file. */
export const fileKey = 'reading-file'

/** What the portal guesses about the file by itself. */
export function useGuess(file: ChosenFile, said: FileSettings, timeZone: string) {
  return usePart(file, { ...said, timeZone }, { of: 'head' })
}

/** How it is read by a plan: its beginning, or all of it. Nothing is asked without one. */
export function usePlanned(file: ChosenFile, plan: CsvPlan | undefined, of: 'head' | 'whole') {
  return usePart(file, plan && { plan, timeZone: plan.timeZone }, { of })
}

interface Asked extends FileSettings {
  timeZone: string
  plan?: CsvPlan
}

function usePart(file: ChosenFile, requested: Asked | undefined, { of }: { of: 'head' | 'whole' }) {
  const { api } = useFeature()
  const part = file.isWhole ? 'head' : of
  return useQuery({
    queryKey: [fileKey, file.id, part, requested],
    queryFn: async ({ signal }) =>
      api.call(previewReadingFile, {
        body: {
          ...requested!,
          content: part === 'head' ? file.head : await file.content(),
          whole: file.isWhole || part === 'whole',
        },
        signal,
      }),
    enabled: requested !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
