import { parseDate } from '@internationalized/date'
import type { DateRange } from '@energycockpit/time'
import { daysOf, rowsOf, sumOf, type Days, type RowLength } from '../../amounts/rows-of-range'

export type DayType = 'WORKDAY' | 'SATURDAY' | 'SUNDAY' | 'CLOSED'

/** `YYYY-MM-DD` on which everything that is compared rests. */
export interface RestingDays {
  holidays: ReadonlySet<string>
  closed: ReadonlySet<string>
}

/** Of a day `YYYY-MM-DD`. A public holiday is like a Sunday. */
export function dayTypeOf(day: string, { holidays, closed }: RestingDays): DayType {
  if (closed.has(day)) return 'CLOSED'
  if (holidays.has(day)) return 'SUNDAY'
  const date = parseDate(day)
  // Day 0 of the Julian calendar is a Monday.
  const weekday = date.calendar.toJulianDay(date) % 7
  return weekday === 6 ? 'SUNDAY' : weekday === 5 ? 'SATURDAY' : 'WORKDAY'
}

/** What a day of each type had in the reference period; absent where no such day is complete. */
export function meansOfDayTypes(reference: Days, resting: RestingDays): ReadonlyMap<DayType, number> {
  const groups = new Map<DayType, number[]>()
  for (const [day, amount] of reference) {
    if (amount === null) continue
    const type = dayTypeOf(day, resting)
    groups.set(type, [...(groups.get(type) ?? []), amount])
  }
  return new Map(
    [...groups].map(([type, amounts]) => [
      type,
      amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
    ]),
  )
}

export interface VarianceRow extends DateRange {
  /** Null where a day of it is missing. */
  value: number | null
  /** Null where the reference period has no day of a type that is needed. */
  expected: number | null
  difference: number | null
  /** Of this row and all before it that can be compared; null until one can. */
  cumulated: number | null
}

interface Wanted {
  current: Days
  reference: Days
  /** The days that are over. */
  range: DateRange
  length: RowLength
  resting: RestingDays
}

/**
 * Each day, week or month against what it would have had if its working days, Saturdays, Sundays and closed days had
 * been those of the reference period; where that has no closed day, they are like Sundays.
 */
export function varianceRows({ current, reference, range, length, resting }: Wanted): VarianceRow[] {
  const means = meansOfDayTypes(reference, resting)
  const meanOf = (day: string) => {
    const type = dayTypeOf(day, resting)
    return means.get(type) ?? (type === 'CLOSED' ? means.get('SUNDAY') : undefined) ?? null
  }
  const expectedOf = new Map(daysOf(range).map((day) => [day.toString(), meanOf(day.toString())]))
  let cumulated: number | null = null
  return rowsOf(range, length).map((row) => {
    const days = daysOf(row)
    const [value, expected] = [sumOf(current, days), sumOf(expectedOf, days)]
    const difference = value === null || expected === null ? null : value - expected
    if (difference !== null) cumulated = (cumulated ?? 0) + difference
    return { ...row, value, expected, difference, cumulated }
  })
}

/** What can be compared, added; undefined where nothing can. */
export function totalVariance(rows: readonly VarianceRow[]) {
  const both = rows.filter(({ difference }) => difference !== null)
  if (both.length === 0) return undefined
  const sum = (of: 'value' | 'expected') => both.reduce((total, row) => total + row[of]!, 0)
  const [value, expected] = [sum('value'), sum('expected')]
  return { value, expected, difference: value - expected, rows: both.length }
}
