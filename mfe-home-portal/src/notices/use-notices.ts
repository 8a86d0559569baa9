import { getNotices } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const queryKey = ['notices']

export function useNotices() {
  const { api } = useFeature()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(getNotices, { signal }) })
}

/** Has all notices fetched anew; settled when they are there. */
export function useReloadNotices(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey }), [queries])
}
