import type { CalendarDate } from '@internationalized/date'
import type { Period } from './period-presets'
import { dateOf } from './start-of-date'

/** Whole days of a location's calendar, `YYYY-MM-DD`; `to` is the day after the last one. */
export interface DateRange {
  from: string
  to: string
}

/** The days of a period that starts and ends at the zone's midnight. */
export function dateRangeOf({ from, to }: Period, timeZone: string): DateRange {
  return { from: dateAt(from, timeZone).toString(), to: dateAt(to, timeZone).toString() }
}

/** The calendar date that an instant belongs to in a zone. */
export function dateAt(instant: Date, timeZone: string): CalendarDate {
  return dateOf(instant.getTime(), timeZone)
}

/** `YYYY-MM-DD` where the time zone's clocks show it now. */
export const todayIn = (timeZone: string, now = new Date()): string => dateAt(now, timeZone).toString()
