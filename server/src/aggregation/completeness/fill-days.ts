import type { SeriesCompleteness } from '@energycockpit/contract'
import { expectedIntervals, expectedUntil, type BucketLength } from '@energycockpit/time'
import type { CountOfDay, Days } from './count-of-days'

export interface DaysToFill {
  days: Days
  counts: readonly CountOfDay[]
  interval: BucketLength
  timeZone: string
  /** Start of the series' first interval with a value, milliseconds since 1970 UTC; null when it has none. */
  firstAt: number | null
  now: number
}

/** What is there of each day, and what should be: nothing before the first value, nor of what is still to come. */
export function fillDays(
  fill: DaysToFill,
): Pick<SeriesCompleteness, 'at' | 'end' | 'expected' | 'measured' | 'estimated' | 'until'> {
  const { days, counts, interval, timeZone } = fill
  const until = expectedUntil(fill.now, interval, timeZone)
  const first = fill.firstAt ?? Infinity
  const measured = new Array<number>(days.starts.length).fill(0)
  const estimated = [...measured]
  for (const day of counts) {
    measured[day.place] = day.measured
    estimated[day.place] = day.estimated
  }
  const expected = days.starts.map((start, place) => {
    const end = days.starts[place + 1] ?? days.end
    return expectedIntervals(Math.max(start, first), Math.min(end, until), interval, timeZone)
  })
  return {
    at: [...days.starts],
    end: days.end,
    expected,
    measured,
    estimated,
    until: new Date(until).toISOString(),
  }
}
