import { parseDate, toZoned, type CalendarDate } from '@internationalized/date'

/** Finding the offset of a zone is slow, and the same days are requested again with every chart. */
const known = new Map<string, number>()
const maxKnown = 50_000

/**
 * The first instant of a calendar date in a zone, milliseconds since 1970 UTC. Where clocks skip midnight the
 * date starts at the first time that exists; where they repeat it, at the first of the two. A date that a zone
 * left out altogether (Samoa, 30 December 2011) starts where the next one does, and so has no length.
 */
export function startOfDate(date: CalendarDate, timeZone: string): number {
  const key = `${date.calendar.toJulianDay(date)} ${timeZone}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const start = toZoned(date, timeZone, 'compatible').toDate().getTime()
  known.set(key, start)
  return start
}

/** The same of a date as it is written, `YYYY-MM-DD`. */
export const startOfDay = (date: string, timeZone: string): number => startOfDate(parseDate(date), timeZone)
