import type { ApiClient } from '@energycockpit/api-client'
import { getUiContext } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useQuery } from '@tanstack/react-query'
import { menuPlaces } from './menu-places'

/** The places that the server's menu offers this user, in the current language; asked for once per language. */
export function useMenuPlaces(api: ApiClient, landingUrl: string) {
  const { locale } = useTexts()
  return useQuery({
    queryKey: ['uic-context', locale],
    queryFn: ({ signal }) => api.call(getUiContext, { query: { locale }, signal }),
    select: ({ menu }) => menuPlaces(menu, landingUrl),
  })
}
