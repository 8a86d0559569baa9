import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** What a date-and-time field shows for an instant (milliseconds since 1970 UTC): a clock in the zone, to the minute. */
export const clockAt = (instant: number, timeZone: string): string =>
  toCalendarDateTime(fromAbsolute(instant, timeZone)).toString().slice(0, 16)

/**
 * The instant at which a clock in the zone shows what a date-and-time field says, ISO 8601 UTC; of the two of an hour
 * that autumn repeats the first. Undefined for what is no time, and for one that spring leaves out.
 */
export function instantOnClock(shown: string, timeZone: string): string | undefined {
  try {
    const time = parseDateTime(shown)
    const zoned = toZoned(time, timeZone, 'earlier')
    return toCalendarDateTime(zoned).compare(time) === 0 ? zoned.toDate().toISOString() : undefined
  } catch {
    return undefined
  }
}
