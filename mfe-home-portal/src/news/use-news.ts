import { listNews, listNewsPosts } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

/** For steps that change what is told. */
export const newsKey = ['news'] as const

/** What the user is told now. */
export function useNews() {
  const { api } = useFeature()
  return useQuery({
    queryKey: [...newsKey, 'told'],
    queryFn: ({ signal }) => api.call(listNews, { signal }),
  })
}

/** All posts, for those who write them. */
export function useNewsPosts() {
  const { api } = useFeature()
  return useQuery({
    queryKey: [...newsKey, 'posts'],
    queryFn: ({ signal }) => api.call(listNewsPosts, { signal }),
  })
}
