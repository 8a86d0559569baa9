/** Milliseconds of a day in UTC, in which days are counted: a calendar day is one day, whether it has 23 or 25 hours. */
const dayLength = 86_400_000

/** Days from 1970-01-01 to the date (2021-02-28); undefined where there is no such date. */
export function dayOf(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const at = Date.parse(`${date}T00:00:00Z`)
  // 2021-02-30 is read as 2 March by some.
  return Number.isNaN(at) || dateOf(at / dayLength) !== date ? undefined : at / dayLength
}

export const dateOf = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)

/** 0 Monday … 6 Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

/** 0 January … 11 December. */
export const monthOf = (day: number) => new Date(day * dayLength).getUTCMonth()

/** 24 December to 1 January, when offices, schools and works are closed or half empty. */
export function isEndOfYear(day: number): boolean {
  const date = new Date(day * dayLength)
  const month = date.getUTCMonth()
  return month === 11 ? date.getUTCDate() >= 24 : month === 0 && date.getUTCDate() === 1
}

/** Where in the year of the sun the day lies, in radians: leap years shift nothing. */
export const angleOfYear = (day: number) => (2 * Math.PI * day) / 365.2425
