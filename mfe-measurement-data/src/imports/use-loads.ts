import { useInfiniteQuery } from '@tanstack/react-query'
import { getReadingLoads } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { isRunning } from './load-rules'

/** How often the list is asked for while something is under way, milliseconds. */
const lookAgainAfter = 1_500
/** And while one waits for its next attempt. */
const lookAtUnfinishedAfter = 15_000

/** The loads of the businesses that the user sees, the latest first. `changing`: one is being undone by this page. */
export function useLoads(changing: boolean) {
  const { api } = useFeature()
  return useInfiniteQuery({
    queryKey: ['reading-loads'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(getReadingLoads, {
        query: pageParam === null ? {} : { before: String(pageParam) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    refetchInterval({ state }) {
      const loads = state.data?.pages.flatMap((page) => page.loads) ?? []
      if (changing || loads.some((load) => isRunning(load) && !load.unfinished)) return lookAgainAfter
      return loads.some(({ unfinished }) => unfinished) ? lookAtUnfinishedAfter : false
    },
  })
}
