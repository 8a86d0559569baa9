import { expectedIntervals, expectedUntil, isOfCalendar } from '@energycockpit/time'
import { Problem } from '../../http/problem'
import { countedSpans, type SeriesInterval, type QueriedSeries } from '../../readings/index'

export interface QueryPeriod {
  /** Half open, milliseconds since 1970 UTC. */
  from: number
  to: number
}

/** A period as it is requested. */
export const spanOf = ({ from, to }: { from: string; to: string }): QueryPeriod => ({
  from: Date.parse(from),
  to: Date.parse(to),
})

const day = 86_400_000
const maxDays = 20 * 366
/** Some seconds of the engine's work, on two processors. */
const maxReadings = 200_000_000

/** Throws a Problem (400) for a period that is none, or one that is too long to be worked through for an answer. */
export function queryPeriod(
  requested: { from: string; to: string },
  series: readonly QueriedSeries[],
  days = maxDays,
): QueryPeriod {
  const period = spanOf(requested)
  if (period.to <= period.from)
    throw new Problem(400, 'PERIOD_REVERSED', 'query.to must be later than query.from')
  if (period.to - period.from > days * day) throw tooLong(`at most ${days} days are answered`)
  refuseTooMany(period, series)
  return period
}

const tooLong = (detail: string) => new Problem(400, 'PERIOD_TOO_LONG', detail)

const maxCalendarDays = 200 * 366

/** Refuses more days than are looked up in a calendar, one by one. Throws a Problem (400). */
export function refuseAges({ from, to }: QueryPeriod, grids: readonly SeriesInterval[]): void {
  if (to - from > maxCalendarDays * day && grids.some(({ interval }) => isOfCalendar(interval)))
    throw tooLong(`at most ${maxCalendarDays} days are answered of what has one value a day or longer`)
}

/**
 * Refuses what would have to read too many values, before anything is read. Throws a Problem (400). `grids`: of each
 * series that is read, see `intervalsRead`.
 */
export function refuseTooMany(
  period: QueryPeriod,
  grids: readonly SeriesInterval[],
  max = maxReadings,
): void {
  const stored = { from: Math.max(period.from, 0), to: Math.min(period.to, lastStored) }
  const readings = grids.reduce((sum, one) => sum + intervalsIn(stored, one), 0)
  if (readings > max)
    throw tooLong(
      `there are up to ${Math.round(readings)} values in the period, at most ${max} are read for an answer`,
    )
}

/** What the store's times can hold. */
const lastStored = 4_294_967_295_000

const intervalsIn = ({ from, to }: QueryPeriod, { interval, timeZone }: SeriesInterval) =>
  isOfCalendar(interval) ? Math.max(to - from, 0) / day : expectedIntervals(from, to, interval, timeZone)

/** How many values each series should have until now; many series share one clock. */
export function expectedOf(
  { from, to }: QueryPeriod,
  now: number,
): (series: Pick<QueriedSeries, 'interval' | 'timeZone' | 'places'>) => number {
  const known = new Map<string, number>()
  return ({ interval, timeZone, places }) => {
    const key = `${interval} ${timeZone} ${places ? JSON.stringify(places) : ''}`
    const found = known.get(key)
    if (found !== undefined) return found
    const until = Math.min(to, expectedUntil(now, interval, timeZone))
    const expected = countedSpans(places, { from, to: until }).reduce(
      (sum, span) => sum + expectedIntervals(span.from, span.to, interval, timeZone),
      0,
    )
    known.set(key, expected)
    return expected
  }
}
