import { keepPreviousData, useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'

interface PagesOf<Page, Item> {
  key: QueryKey
  /** Fetches the first page, or the one that `next` of the page before names. */
  load: (next: string | undefined, signal: AbortSignal) => Promise<Page>
  /** What a page lists. */
  items: (page: Page) => readonly Item[]
  /** After how many milliseconds it is fetched again by itself; false: not. */
  refetchInterval?: (items: readonly Item[]) => number | false
}

/**
 * A list that the server gives a page at a time: as `data` the items of all pages so far, the `first` page with what
 * the server says of the whole list, and `more` to load the next one; undefined at the end. While a changed search is
 * on its way, what was found before stays.
 */
export function usePages<Page extends { next: string | number | null }, Item>({
  key,
  load,
  items,
  refetchInterval,
}: PagesOf<Page, Item>) {
  const all = (pages: readonly Page[] = []) => pages.flatMap((page) => items(page))
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, string | undefined>({
    queryKey: key,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval?.(all(state.data?.pages)) ?? false,
  })
  const { data: pages, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // Tables take their rows for new ones with every other array. What a page lists is the same at every drawing.
  // oxlint-disable-next-line react/exhaustive-deps
  const data = useMemo(() => pages && all(pages.pages), [pages])
  return {
    ...{ data, error, isError, refetch },
    first: pages?.pages[0],
    more: hasNextPage ? { pending: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined,
  }
}
