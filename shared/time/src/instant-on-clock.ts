import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** What a date-and-time field shows for an instant (milliseconds since 1970 UTC): a clock in the zone, to the minute. */
export const clockAt = (instant: number, timeZone: string): string =>
  toCalendarDateTime(fromAbsolute(instant, timeZone)).toString().slice(0, 16)

/** The same to the second, with the clock's distance from UTC: `2024-05-01T08:30:00+01:00`. `instant`: ISO 8601. */
export function clockWithOffset(instant: string, timeZone: string): string {
  const milliseconds = Date.parse(instant)
  const [text] = fromAbsolute(milliseconds, timeZone).toString().split('[')
  // A hundred years ago clocks were apart by minutes and seconds, which no offset says.
  return Date.parse(text!) === milliseconds ? text! : instant
}

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
