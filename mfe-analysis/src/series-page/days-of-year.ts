import type { SeriesCompleteness } from '@energycockpit/contract'
import { localTime } from '@energycockpit/i18n'

export type DayKind =
  /** Before the series' first value: nothing was expected. */
  | 'before'
  /** Still to come. */
  | 'future'
  | 'whole'
  | 'partial'
  /** Nothing came. */
  | 'empty'

export interface DayOfYear {
  /** 1–12 and 1–31, by the calendar of the location. */
  month: number
  day: number
  /** The day's start and end, milliseconds since 1970 UTC. */
  at: number
  end: number
  kind: DayKind
  /** Values that should be there; at least as many as there are. */
  expected: number
  measured: number
  estimated: number
  missing: number
  /** Length by the clock; other than 24 where the clocks change. */
  hours: number
}

const hour = 3_600_000

/** The days of a year, each with what is there of it. */
export function daysOfYear(year: SeriesCompleteness): DayOfYear[] {
  const first = year.firstAt === null ? Infinity : Date.parse(year.firstAt)
  const until = Date.parse(year.until)
  return year.at.map((at, place) => {
    const end = year.at[place + 1] ?? year.end
    const { month, day } = localTime(at, year.timeZone)
    const measured = year.measured[place] ?? 0
    const estimated = year.estimated[place] ?? 0
    const stored = measured + estimated
    // Values of tomorrow can be there today, such as prices; nothing is missing then.
    const expected = Math.max(year.expected[place] ?? 0, stored)
    const counts = { expected, measured, estimated, missing: expected - stored }
    // Daily values start with their day, wherever the first one is: of a day that has none yet, none is expected.
    const before = first >= end || (expected === 0 && at < until)
    return { month, day, at, end, hours: (end - at) / hour, ...counts, kind: kindOf(counts, before) }
  })
}

function kindOf(counts: Pick<DayOfYear, 'expected' | 'missing'>, before: boolean): DayKind {
  if (counts.expected === 0) return before ? 'before' : 'future'
  if (counts.missing === 0) return 'whole'
  return counts.missing === counts.expected ? 'empty' : 'partial'
}

/** What is there of all days together. */
export function sumOfDays(days: readonly DayOfYear[]) {
  const sum = (key: 'expected' | 'measured' | 'estimated' | 'missing') =>
    days.reduce((total, day) => total + day[key], 0)
  return {
    expected: sum('expected'),
    measured: sum('measured'),
    estimated: sum('estimated'),
    missing: sum('missing'),
    emptyDays: days.filter(({ kind }) => kind === 'empty').length,
    partialDays: days.filter(({ kind }) => kind === 'partial').length,
  }
}

/**
 * How high a day is filled with measured values, and with measured and estimated ones together, 0 to 1. Almost whole
 * is seen to be not whole, and a little is seen to be something.
 */
export function fillOf({ expected, measured, estimated }: DayOfYear): { measured: number; stored: number } {
  const level = (count: number) =>
    count === 0 || count === expected
      ? count / (expected || 1)
      : Math.min(Math.max(count / expected, 0.2), 0.8)
  return { measured: level(measured), stored: level(measured + estimated) }
}
