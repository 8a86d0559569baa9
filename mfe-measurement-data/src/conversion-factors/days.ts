import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date'
import { startOfDate } from '@energycockpit/time'

/** What a date field shows for an instant (milliseconds since 1970 UTC): the day in the zone; '' for none. */
export const dayAt = (instant: number | null, timeZone: string): string =>
  instant === null ? '' : toCalendarDate(fromAbsolute(instant, timeZone)).toString()

/**
 * The instant at which a day of a date field begins in the zone; of an empty field null, of what is no day undefined.
 * `kept`: the instant that the field showed at first, which a day that was not touched keeps to the second.
 */
export function beginOf(day: string, timeZone: string, kept?: number | null): number | null | undefined {
  if (kept !== undefined && day === dayAt(kept, timeZone)) return kept
  if (day === '') return null
  try {
    return startOfDate(parseDate(day), timeZone)
  } catch {
    return undefined
  }
}

/** What a date field shows for an end: the last day that it still holds on; '' for none. */
export const lastDayAt = (end: number | null, timeZone: string): string =>
  dayAt(end === null ? null : end - 1, timeZone)

/** The instant at which the last day of a field is over; as beginOf. */
export function endOf(lastDay: string, timeZone: string, kept?: number | null): number | null | undefined {
  if (kept !== undefined && lastDay === lastDayAt(kept, timeZone)) return kept
  if (lastDay === '') return null
  try {
    return startOfDate(parseDate(lastDay).add({ days: 1 }), timeZone)
  } catch {
    return undefined
  }
}
