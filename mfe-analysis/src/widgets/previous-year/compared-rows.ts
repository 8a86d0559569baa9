import { parseDate, type CalendarDate } from '@internationalized/date'
import type { DateRange } from '@energycockpit/time'
import { daysOf, rowsOf, sumOf, type Days, type RowLength } from '../../amounts/rows-of-range'

/** With the same date a year before, or with the same day of the week 52 weeks before. */
export const alignments = ['DATE', 'WEEKDAY'] as const
export type Alignment = (typeof alignments)[number]

export interface ComparedRow extends DateRange {
  /** Null where a day of it is missing. */
  value: number | null
  compared: number | null
  /** The days that it is compared with, half open. */
  before: DateRange
}

interface Wanted {
  current: Days
  before: Days
  /** The days that are over. */
  range: DateRange
  length: RowLength
  align: Alignment
}

/** Days, weeks (from Monday) or months of a period, each with its amount and that of the year before. */
export function comparedRows({ current, before, range, length, align }: Wanted): ComparedRow[] {
  return rowsOf(range, length).map((row) => {
    const days = daysOf(row)
    const earlier = daysBefore(days, align)
    return {
      ...row,
      value: sumOf(current, days),
      compared: sumOf(before, earlier),
      before: { from: earlier[0]!.toString(), to: earlier.at(-1)!.add({ days: 1 }).toString() },
    }
  })
}

/** The days that are needed of the year before. */
export function rangeBefore({ from, to }: DateRange, align: Alignment): DateRange {
  const [first, last] = [parseDate(from), parseDate(to).subtract({ days: 1 })]
  const shifted = (date: CalendarDate) => dayBefore(date, align)
  return {
    from: shifted(first).toString(),
    // Of a whole February the year before it may have had a day more.
    to: (isEndOfMonth(last) && align === 'DATE' ? endOfMonth(shifted(last)) : shifted(last))
      .add({ days: 1 })
      .toString(),
  }
}

/** What can be compared, added; undefined where nothing can. */
export function comparableTotal(rows: readonly ComparedRow[]) {
  const both = rows.filter((row) => row.value !== null && row.compared !== null)
  if (both.length === 0) return undefined
  const sum = (of: 'value' | 'compared') => both.reduce((total, row) => total + row[of]!, 0)
  const [value, compared] = [sum('value'), sum('compared')]
  return { value, compared, rows: both.length }
}

/** How much more, as a share; undefined where nothing was before, or one of both is missing. */
export function shareOfChange({ value, compared }: Pick<ComparedRow, 'value' | 'compared'>) {
  return value === null || compared === null || compared === 0 ? undefined : (value - compared) / compared
}

/** A month that is whole is compared with the whole month before, so that of a leap year no day is lost. */
function daysBefore(days: readonly CalendarDate[], align: Alignment): CalendarDate[] {
  const [first, last] = [days[0]!, days.at(-1)!]
  const isMonth = first.day === 1 && isEndOfMonth(last) && first.month === last.month && days.length > 27
  if (align === 'DATE' && isMonth) {
    const start = first.subtract({ years: 1 })
    return daysOf({ from: start.toString(), to: start.add({ months: 1 }).toString() })
  }
  return days.map((day) => dayBefore(day, align))
}

const dayBefore = (date: CalendarDate, align: Alignment) =>
  align === 'DATE' ? date.subtract({ years: 1 }) : date.subtract({ weeks: 52 })

const endOfMonth = (date: CalendarDate) => date.set({ day: date.calendar.getDaysInMonth(date) })
const isEndOfMonth = (date: CalendarDate) => date.day === date.calendar.getDaysInMonth(date)
