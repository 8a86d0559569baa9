import { listRegistrations, readRegistration, type RegistrationState } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'

/** What begins the key of all that is fetched of registrations, for steps that change them. */
export const registrationsKey = ['registrations']

/** Those that fit, a page at a time. */
export function useRegistrations(requested: { search?: string; state?: RegistrationState }) {
  const { api } = useFeature()
  return usePages({
    key: [...registrationsKey, requested],
    load: (after, signal) =>
      api.call(listRegistrations, {
        query: { ...requested, ...(after !== undefined && { after }) },
        signal,
      }),
    items: (page) => page.registrations,
  })
}

export function useRegistration(registrationId: string) {
  const { api } = useFeature()
  return useQuery({
    queryKey: [...registrationsKey, registrationId],
    queryFn: ({ signal }) => api.call(readRegistration, { params: { registrationId }, signal }),
  })
}
