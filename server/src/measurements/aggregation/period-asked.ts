import { expectedIntervals, expectedUntil } from '@energycockpit/time'
import { Problem } from '../../http/problem'
import type { AskedSeries } from './series-asked'

export interface PeriodAsked {
  /** Half open, milliseconds since 1970 UTC. */
  from: number
  to: number
}

const day = 86_400_000
const mostDays = 20 * 366
/** Some seconds of the engine's work, on two processors. */
const mostReadings = 200_000_000

/** Throws a Problem (400) for a period that is none, or one that is too long to be worked through for an answer. */
export function periodAsked(
  asked: { from: string; to: string },
  series: readonly AskedSeries[],
  days = mostDays,
): PeriodAsked {
  const period = { from: Date.parse(asked.from), to: Date.parse(asked.to) }
  if (period.to <= period.from)
    throw new Problem(400, 'PERIOD_REVERSED', 'query.to must be later than query.from')
  const tooLong = (detail: string) => new Problem(400, 'PERIOD_TOO_LONG', detail)
  if (period.to - period.from > days * day) throw tooLong(`at most ${days} days are answered`)
  const readings = series.reduce((sum, one) => sum + intervalsIn(period, one), 0)
  if (readings > mostReadings)
    throw tooLong(
      `the series have up to ${readings} values in the period, at most ${mostReadings} are answered`,
    )
  return period
}

const intervalsIn = ({ from, to }: PeriodAsked, { interval, timeZone }: AskedSeries) =>
  interval === 'P1D' ? (to - from) / day : expectedIntervals(from, to, interval, timeZone)

/** How many values each series should have until now; many series share one clock. */
export function expectedOf(
  { from, to }: PeriodAsked,
  now: number,
): (series: Pick<AskedSeries, 'interval' | 'timeZone'>) => number {
  const known = new Map<string, number>()
  return ({ interval, timeZone }) => {
    const key = `${interval} ${timeZone}`
    const found = known.get(key)
    if (found !== undefined) return found
    const until = Math.min(to, expectedUntil(now, interval, timeZone))
    const expected = expectedIntervals(from, until, interval, timeZone)
    known.set(key, expected)
    return expected
  }
}
