import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { holidaysQuery } from './holidays-query'

/** A state or region by its name; by its code until that is known. */
export function RegionName({ country, region }: { country: string; region: string }) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const year = Number(today().slice(0, 4))
  const { data } = useQuery(holidaysQuery(api, { country, region, year, locale }))
  return data?.regions.find(({ code }) => code === region)?.name ?? region
}
