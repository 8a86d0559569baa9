import { getNotices } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

/** For steps that change them. */
export const noticesKey = ['notices']

export function useNotices() {
  const { api } = useFeature()
  return useQuery({ queryKey: noticesKey, queryFn: ({ signal }) => api.call(getNotices, { signal }) })
}
