import { regionCode } from '@energycockpit/contract'
import { holidayLibrary } from './holiday-library'

export interface Region {
  /** ISO 3166-2 without the country. */
  code: string
  /** In a language of the country. */
  name: string
}

/** The states or regions of a country, by their names. Islands that have no such code are left out. */
export async function regionsOfCountry(country: string): Promise<Region[]> {
  const Holidays = await holidayLibrary()
  return Object.entries(new Holidays().getStates(country) ?? {})
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => regionCode.safeParse(code).success)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The codes of the regions of countries; asks for nothing where there are none. */
export async function regionsOf(
  countries: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const regions = new Map<string, ReadonlySet<string>>()
  for (const country of new Set(countries))
    regions.set(country, new Set((await regionsOfCountry(country)).map(({ code }) => code)))
  return regions
}
