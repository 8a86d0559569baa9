import { instantOnClock } from '@energycockpit/time'
import { timeZone } from '../records/buildings'

/** A month of the demo's calendar; `month` counts from 1. */
export interface Month {
  year: number
  month: number
}

const shifted = ({ year, month }: Month, by: number): Month => {
  const count = year * 12 + (month - 1) + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** The month in which an instant falls in the demo's time zone. */
export function monthOf(instant: Date): Month {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' })
  const [month, year] = parts.format(instant).split('/').map(Number)
  return { year: year!, month: month! }
}

/** The last whole months before an instant, the earliest first. */
export const lastMonths = (before: Date, count: number): Month[] =>
  Array.from({ length: count }, (_, place) => shifted(monthOf(before), place - count))

/** So many months after the one in which an instant falls. */
export const monthsAfter = (instant: Date, count: number): Month => shifted(monthOf(instant), count)

export const following = (month: Month): Month => shifted(month, 1)

/** `2026-03` */
export const written = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** A day and a time (`HH:MM`) of a month on the demo's clocks, ISO 8601 UTC. */
export const instantIn = (month: Month, day: number, time = '00:00'): string =>
  instantOnClock(`${written(month)}-${String(day).padStart(2, '0')}T${time}`, timeZone)!
