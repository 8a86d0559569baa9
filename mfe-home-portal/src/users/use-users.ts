import { getUsers } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'

export interface UsersQuery {
  search?: string
  businessId?: string
}

/** What begins the key of every list of users, for steps that change them. */
export const usersKey = ['users']

/** The users that fit, a page at a time; the server says how long a page is. */
export function useUsers(requested: UsersQuery) {
  const { api } = useFeature()
  return usePages({
    key: [...usersKey, requested],
    load: (after, signal) =>
      api.call(getUsers, { query: { ...requested, ...(after !== undefined && { after }) }, signal }),
    items: (page) => page.users,
  })
}
