import type { ApiClient } from '@energycockpit/api-client'
import { getPublicHolidays } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'

interface Place {
  country: string
  region: string | null
}

/** The regions of a country, and the public holidays of a year in one of them. They never change while a page is open. */
export const holidaysQuery = (
  api: ApiClient,
  { country, region, year, locale }: Place & { year: number; locale: Locale },
) => ({
  queryKey: ['public-holidays', country, region, year, locale],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getPublicHolidays, {
      query: { country, year, language: locale, ...(region !== null && { region }) },
      signal,
    }),
  staleTime: Infinity,
})
