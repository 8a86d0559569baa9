import type { DateRange } from '@energycockpit/time'

export const shownDays = 30
/** Days around an anomaly, by which it is seen what is usual. */
const around = 7
const dayLength = 86_400_000

export const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The last days until today. */
export const lastDays = (today: string): DateRange => ({
  from: later(today, -shownDays),
  to: later(today, 1),
})

/** What is looked at to understand an anomaly. */
export const daysAround = ({ from, to }: DateRange, today: string): DateRange => {
  const end = later(to, around)
  const last = later(today, 1)
  return { from: later(from, -around), to: end < last ? end : last }
}

/** The last day of half-open days. */
export const lastDayOf = ({ to }: DateRange): string => later(to, -1)
