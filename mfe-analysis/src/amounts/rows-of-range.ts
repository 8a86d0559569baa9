import { parseDate, type CalendarDate } from '@internationalized/date'
import type { DateRange } from '@energycockpit/time'

export const rowLengths = ['P1M', 'P1W', 'P1D'] as const
export type RowLength = (typeof rowLengths)[number]

/** The amount of each day `YYYY-MM-DD`; null or absent where it is not complete. */
export type Days = ReadonlyMap<string, number | null>

/** The days, weeks from Monday or months of a period; the first and the last may be cut by it. */
export function rowsOf({ from, to }: DateRange, length: RowLength): DateRange[] {
  const rows: DateRange[] = []
  const end = parseDate(to)
  for (let start = parseDate(from); start.compare(end) < 0;) {
    const next = nextStart(start, length)
    const until = next.compare(end) < 0 ? next : end
    rows.push({ from: start.toString(), to: until.toString() })
    start = until
  }
  return rows
}

function nextStart(date: CalendarDate, length: RowLength): CalendarDate {
  switch (length) {
    case 'P1D':
      return date.add({ days: 1 })
    case 'P1W':
      // Day 0 of the Julian calendar is a Monday.
      return date.add({ days: 7 - (date.calendar.toJulianDay(date) % 7) })
    case 'P1M':
      return date.set({ day: 1 }).add({ months: 1 })
  }
}

export function daysOf({ from, to }: DateRange): CalendarDate[] {
  const days: CalendarDate[] = []
  const end = parseDate(to)
  for (let day = parseDate(from); day.compare(end) < 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

/** Null where one of the days is missing. */
export function sumOf(amounts: Days, days: readonly CalendarDate[]): number | null {
  const values = days.map((day) => amounts.get(day.toString()) ?? null)
  return values.every((value) => value !== null) ? values.reduce((total, value) => total + value, 0) : null
}
