import type { ApiClient } from '@energycockpit/api-client'
import { getUsers } from '@energycockpit/contract'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export interface UsersQuery {
  search?: string
  businessId?: string
}

/** The users that fit, a page at a time; the server says how long a page is. */
export function useUsers(api: ApiClient, asked: UsersQuery) {
  return useInfiniteQuery({
    queryKey: ['users', asked],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(getUsers, { query: { ...asked, ...(pageParam !== null && { after: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Has every list of users fetched anew. */
export function useReloadUsers(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['users'] }), [queries])
}
