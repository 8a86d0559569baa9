import { listNews } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

const shown = 3

export type NewestNews = ReturnType<typeof useNewestNews>

/** The posts that the landing page shows, with what draws them: where there is none, nobody loads it. */
export function useNewestNews() {
  const { api } = useFeature()
  return useQuery({
    queryKey: ['news', 'newest'],
    queryFn: async ({ signal }) => {
      const { posts } = await api.call(listNews, { signal })
      const { NewsItems } = posts.length > 0 ? await import('../news/news-items') : { NewsItems: undefined }
      return {
        posts: posts.slice(0, shown),
        unread: posts.filter(({ isRead }) => !isRead).length,
        Items: NewsItems,
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    // It holds a component, which is nothing to compare.
    structuralSharing: false,
  })
}
