import type { SupplyPeriod } from '@energycockpit/contract'
import { dateAt, type DateRange } from '@energycockpit/time'

/** The days of a period on the clock of a time zone; today is the last one of all but yesterday. */
export function daysOfPeriod(period: SupplyPeriod, timeZone: string, now: number): DateRange {
  const today = dateAt(new Date(now), timeZone)
  const tomorrow = today.add({ days: 1 }).toString()
  if (period === 'YESTERDAY') return { from: today.subtract({ days: 1 }).toString(), to: today.toString() }
  const first = { TODAY: today, MONTH: today.set({ day: 1 }), YEAR: today.set({ month: 1, day: 1 }) }[period]
  return { from: first.toString(), to: tomorrow }
}
