import type { DateRange } from '@energycockpit/time'
import { daysLater } from '../../../days-later'

export const shownDays = 30
/** Days around an anomaly, by which it is seen what is usual. */
const around = 7

/** The last days until today. */
export const lastDays = (today: string): DateRange => ({
  from: daysLater(today, -shownDays),
  to: daysLater(today, 1),
})

/** What is looked at to understand an anomaly. */
export const daysAround = ({ from, to }: DateRange, today: string): DateRange => {
  const end = daysLater(to, around)
  const last = daysLater(today, 1)
  return { from: daysLater(from, -around), to: end < last ? end : last }
}

/** The last day of half-open days. */
export const lastDayOf = ({ to }: DateRange): string => daysLater(to, -1)
