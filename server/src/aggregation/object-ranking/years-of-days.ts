import type { Days } from '../consumption/buckets-of-plan'

/** So many years are looked at for a mean one. */
export const maxYears = 20

/**
 * The same days of the calendar in each of the years that a mean is made of, the last one first. They are the same for
 * each of these periods.
 */
export function sameDaysOfYears(days: Days, last: number): Days[] {
  return Array.from({ length: maxYears }, (_, place) => {
    const years = last - place - yearOf(days.from)
    return { from: shifted(days.from, years), to: shifted(days.to, years) }
  })
}

/** `YYYY-MM-DD`; 29 February becomes the 28th where there is none. */
function shifted(day: string, years: number): string {
  const year = String(yearOf(day) + years).padStart(4, '0')
  const wanted = `${year}${day.slice(4)}`
  const isThere = new Date(`${wanted}T00:00:00Z`).toISOString().startsWith(wanted)
  return isThere ? wanted : `${year}-02-28`
}

const yearOf = (day: string) => Number(day.slice(0, 4))
