import { useInfiniteQuery } from '@tanstack/react-query'
import { getReadingImports } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { isRunning } from './import-rules'

/** How often the list is asked for while something is under way, milliseconds. */
const lookAgainAfter = 1_500
/** And while one waits for its next attempt. */
const lookAtUnfinishedAfter = 15_000

/** The imports of the businesses that the user sees, the latest first. `changing`: one is being undone by this page. */
export function useImports(changing: boolean) {
  const { api } = useFeature()
  return useInfiniteQuery({
    queryKey: ['reading-imports'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(getReadingImports, {
        query: pageParam === null ? {} : { before: String(pageParam) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    refetchInterval({ state }) {
      const imports = state.data?.pages.flatMap((page) => page.imports) ?? []
      if (changing || imports.some((readingImport) => isRunning(readingImport) && !readingImport.unfinished))
        return lookAgainAfter
      return imports.some(({ unfinished }) => unfinished) ? lookAtUnfinishedAfter : false
    },
  })
}
