import { fromAbsolute, parseDate, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date'

/** Finding the offset of a zone is slow, and the same days are requested again with every chart. */
const known = new Map<string, number>()
const maxKnown = 50_000

/**
 * The first instant of a calendar date in a zone, milliseconds since 1970 UTC. Where clocks skip midnight the
 * date starts at the first time that exists; where they repeat it, at the first of the two, unless they show the day
 * before once more in between: in St John's, which until 2011 went back at 00:01, a day starts with its second midnight,
 * and the minute before the change is of the day before. So what a clock shows after the start of a date is never an
 * earlier one, and dates tile time. A date that a zone
 * left out altogether (Samoa, 30 December 2011) starts where the next one does, and so has no length.
 */
export function startOfDate(date: CalendarDate, timeZone: string): number {
  const key = `${date.calendar.toJulianDay(date)} ${timeZone}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const start = firstMidnight(date, timeZone)
  known.set(key, start)
  return start
}

function firstMidnight(date: CalendarDate, timeZone: string): number {
  const first = toZoned(date, timeZone, 'compatible').toDate().getTime()
  const second = toZoned(date, timeZone, 'later').toDate().getTime()
  if (second <= first) return first
  return toCalendarDate(fromAbsolute(second - 1, timeZone)).compare(date) < 0 ? second : first
}

/** The date that an instant (milliseconds since 1970 UTC) belongs to: the last one that has started. */
export function dateOf(instant: number, timeZone: string): CalendarDate {
  const shown = toCalendarDate(fromAbsolute(instant, timeZone))
  return startOfDate(shown, timeZone) > instant ? shown.subtract({ days: 1 }) : shown
}

/** The same of a date as it is written, `YYYY-MM-DD`. */
export const startOfDay = (date: string, timeZone: string): number => startOfDate(parseDate(date), timeZone)
