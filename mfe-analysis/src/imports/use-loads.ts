import { useInfiniteQuery } from '@tanstack/react-query'
import { getReadingLoads } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { isRunning } from './load-rules'

/** How often the list is asked for while something is under way, milliseconds. */
const lookAgainAfter = 1_500

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
    refetchInterval: ({ state }) =>
      changing || state.data?.pages.some(({ loads }) => loads.some(isRunning)) ? lookAgainAfter : false,
  })
}
