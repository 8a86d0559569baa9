import type { HolidaysTypes } from 'date-holidays'
import { holidayLibrary } from './holiday-library'

export interface PublicHoliday {
  /** `YYYY-MM-DD`, by the calendar of the place. */
  date: string
  /** In the language that was asked for, or of the country. */
  name: string
}

/** Where holidays are kept: ISO 3166-1, and the subdivision of ISO 3166-2 without the country. */
export interface HolidayRegion {
  country: string | null
  region: string | null
}

const known = new Map<string, Promise<readonly PublicHoliday[]>>()
/** About a thousand years of regions; estates have a few. */
const maxKnown = 1000

/**
 * The whole public holidays of a year by date, each day once; none where the country is not known. A region that the
 * country does not have counts as none: its national holidays are kept there, too.
 */
export function publicHolidays(
  { country, region }: HolidayRegion,
  year: number,
  language = 'en',
): Promise<readonly PublicHoliday[]> {
  if (country === null) return Promise.resolve([])
  const key = `${country} ${region ?? ''} ${year} ${language}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= maxKnown) known.delete(known.keys().next().value!)
  const holidays = holidaysOf(country, region, year, language)
  known.set(key, holidays)
  holidays.catch(() => known.delete(key))
  return holidays
}

async function holidaysOf(country: string, region: string | null, year: number, language: string) {
  const Holidays = await holidayLibrary()
  const hasRegion = region !== null && new Holidays().getStates(country)?.[region] !== undefined
  const options = { types: ['public' as const] }
  const calendar = hasRegion ? new Holidays(country, region, options) : new Holidays(country, options)
  const named = new Map<string, string>()
  for (const holiday of calendar.getHolidays(year, language) ?? [])
    for (const date of wholeDays(holiday)) if (!named.has(date)) named.set(date, holiday.name)
  return [...named]
    .map(([date, name]) => ({ date, name }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

const dayLength = 86_400_000
const anHour = 3_600_000

/** Its dates, if it begins at midnight; half a day at its end is none. Days of a clock change have 23 hours. */
function wholeDays({ type, date, start, end }: HolidaysTypes.Holiday): string[] {
  const [first, time] = date.split(' ')
  if (type !== 'public' || time !== '00:00:00') return []
  const days = Math.floor((end.getTime() - start.getTime() + anHour) / dayLength)
  return Array.from({ length: days }, (_, place) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + place * dayLength).toISOString().slice(0, 10),
  )
}
