import { comparedDays, type DateRange } from '@energycockpit/time'

/** Days of a month that are over, and the same days of the year before; both half open. */
export interface MonthSoFar {
  days: DateRange
  before: DateRange
  /** The month is over: on its first day there is nothing to show of a month, so the one before is. */
  isWhole: boolean
}

/** The month of a day `YYYY-MM-DD` until the day before; on the first of a month the whole month before. */
export function monthSoFar(today: string): MonthSoFar {
  const first = `${today.slice(0, 8)}01`
  const isWhole = today === first
  const days = { from: isWhole ? monthBefore(first) : first, to: today }
  return { days, before: comparedDays(days, 'PREVIOUS_YEAR')!, isWhole }
}

/** The first day of the month before that of a day. */
export function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}
