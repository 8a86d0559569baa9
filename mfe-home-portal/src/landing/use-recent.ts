import { listRecentObjects } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

export const recentKey = ['recent-objects'] as const

/** What the user opened last; requested when they can open anything. */
export function useRecent({ canOpen }: { canOpen: boolean }) {
  const { api } = useFeature()
  return useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) => api.call(listRecentObjects, { signal }),
    enabled: canOpen,
    // Whoever comes back, from another page or another tab, has opened something meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
