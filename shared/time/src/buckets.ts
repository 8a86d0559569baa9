import type { CalendarDate } from '@internationalized/date'
import type { Granularity } from '@energycockpit/contract'
import { dateOf, startOfDate } from './start-of-date'

/** A granularity that cuts the period; `raw` is first replaced by the series' own interval. */
export type BucketLength = Exclude<Granularity, 'raw'>

/** Lengths in elapsed milliseconds. The others are calendar lengths and have none. */
export const elapsedLengths: Readonly<Partial<Record<BucketLength, number>>> = {
  PT1S: 1_000,
  PT1M: 60_000,
  PT5M: 300_000,
  PT10M: 600_000,
  PT15M: 900_000,
  PT30M: 1_800_000,
  PT1H: 3_600_000,
}

const calendarLengths = {
  P1D: { days: 1 },
  P1M: { months: 1 },
  P3M: { months: 3 },
  P1Y: { years: 1 },
} as const
type CalendarLength = keyof typeof calendarLengths

/** Of those of whole months. */
export const monthsOf: Readonly<Partial<Record<BucketLength, number>>> = { P1M: 1, P3M: 3, P1Y: 12 }

/** All lengths, from the finest to the coarsest. */
export const bucketLengths = [
  ...Object.keys(elapsedLengths),
  ...Object.keys(calendarLengths),
] as readonly BucketLength[]

const isCalendarLength = (length: BucketLength): length is CalendarLength => length in calendarLengths

/**
 * How many buckets a half-open period (milliseconds) touches, without listing them, so that a period that is
 * far too long is refused at once. A date that a zone left out counts, though it has no bucket.
 */
export function countBuckets(from: number, to: number, length: BucketLength, timeZone: string): number {
  if (to <= from) return 0
  if (!isCalendarLength(length)) {
    const step = elapsedLengths[length]!
    return Math.ceil(to / step) - Math.floor(from / step)
  }
  const first = bucketDate(dateOf(from, timeZone), length)
  const last = bucketDate(dateOf(to - 1, timeZone), length)
  if (length === 'P1D') return last.calendar.toJulianDay(last) - first.calendar.toJulianDay(first) + 1
  const months = (last.year - first.year) * 12 + last.month - first.month
  return months / monthsOf[length]! + 1
}

/**
 * The starts of all buckets that a half-open period (milliseconds since 1970 UTC) touches, ascending, and the
 * end of the last one. The first may start before the period and the last end after it.
 *
 * Days, months, quarters and years are those of the calendar in `timeZone`: a day has 23, 24 or 25 hours, or
 * 23.5 on Lord Howe Island. Hours and shorter lengths are elapsed time, counted from 1970 UTC, because that is
 * how meters cut them. The first instant that the calendar knows of is respected, no date is listed twice.
 */
export function bucketStarts(
  from: number,
  to: number,
  length: BucketLength,
  timeZone: string,
): { starts: number[]; end: number } {
  if (to <= from) return { starts: [], end: from }
  return isCalendarLength(length)
    ? calendarStarts(from, to, length, timeZone)
    : elapsedStarts(from, to, elapsedLengths[length]!)
}

function elapsedStarts(from: number, to: number, step: number) {
  const starts: number[] = []
  let start = Math.floor(from / step) * step
  for (; start < to; start += step) starts.push(start)
  return { starts, end: start }
}

function calendarStarts(from: number, to: number, length: CalendarLength, timeZone: string) {
  const starts: number[] = []
  let date = bucketDate(dateOf(from, timeZone), length)
  let start = startOfDate(date, timeZone)
  while (start < to) {
    const following = bucketDate(date.add(calendarLengths[length]), length)
    // The calendar ends with the year 9999: what comes after its last bucket is that one again.
    if (following.compare(date) <= 0) return { starts: [...starts, start], end: to }
    date = following
    const next = startOfDate(date, timeZone)
    if (next > start) starts.push(start)
    start = next
  }
  return { starts, end: start }
}

function bucketDate(date: CalendarDate, length: CalendarLength): CalendarDate {
  switch (length) {
    case 'P1D':
      return date
    case 'P1M':
      return date.set({ day: 1 })
    case 'P3M':
      return date.set({ day: 1, month: date.month - ((date.month - 1) % 3) })
    case 'P1Y':
      return date.set({ day: 1, month: 1 })
  }
}
