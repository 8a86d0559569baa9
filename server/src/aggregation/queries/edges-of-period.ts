import { bucketStarts, elapsedLengths } from '@energycockpit/time'
import type { SeriesInterval, Span } from '../../readings/index'
import type { QueryPeriod } from './query-period'

/** A value cannot be cut: it counts where its interval starts. This says what figures cover because of that. */
interface Covered {
  seriesId: number
  /** ISO 8601, UTC. */
  from: string
  to: string
}

type SeriesOnInterval = { id: number } & SeriesInterval

/** From the first interval that starts in the period to the end of the last one that does. */
export const coveredBy = ({ from, to }: QueryPeriod, seriesInterval: SeriesInterval): Span => ({
  from: nextEdge(from, seriesInterval),
  to: nextEdge(to, seriesInterval),
})

/** The instant itself where an interval starts with it, else the end of the interval that it lies in. */
function nextEdge(instant: number, { interval, timeZone }: SeriesInterval): number {
  const step = elapsedLengths[interval]
  if (step !== undefined) return Math.ceil(instant / step) * step
  const { starts, end } = bucketStarts(instant, instant + 1, interval, timeZone)
  return starts[0] === instant ? instant : end
}

/** Of each series whose values reach over an edge of the period: what its figures cover. Absent where there is none. */
export function coveredOf(period: QueryPeriod, series: readonly SeriesOnInterval[]): { covered?: Covered[] } {
  const known = new Map<string, Span>()
  const covered = series.flatMap(({ id, interval, timeZone }) => {
    const key = `${interval} ${timeZone}`
    const span = known.get(key) ?? coveredBy(period, { interval, timeZone })
    known.set(key, span)
    if (span.from === period.from && span.to === period.to) return []
    return [{ seriesId: id, from: isoOf(span.from), to: isoOf(span.to) }]
  })
  return covered.length > 0 ? { covered } : {}
}

const isoOf = (instant: number) => new Date(instant).toISOString()

/**
 * The buckets of which an edge cuts a value of one of the series: at the edge of the period, and where days begin
 * between two hours of UTC. `at`: the starts of the buckets; all instants are milliseconds since 1970 UTC.
 */
export function uncutOf(
  at: readonly number[],
  period: QueryPeriod,
  series: readonly SeriesOnInterval[],
): { covered?: Covered[]; uncutAt?: number[] } {
  const grids = [...new Map(series.map((one) => [`${one.interval} ${one.timeZone}`, one])).values()]
  const steps = new Set(grids.flatMap(({ interval }) => elapsedLengths[interval] ?? []))
  const isEdge = (instant: number) => instant === period.from || instant === period.to
  const atEdge = new Map(
    [period.from, period.to].map((edge) => [
      edge,
      grids.some((seriesInterval) => nextEdge(edge, seriesInterval) !== edge),
    ]),
  )
  // Within the period days are cut at days: only shorter intervals go on over the edge of a bucket.
  const isCut = (instant: number) =>
    isEdge(instant) ? atEdge.get(instant)! : [...steps].some((step) => instant % step !== 0)
  const uncutAt = at.filter(
    (start, place) =>
      isCut(Math.max(start, period.from)) || isCut(Math.min(at[place + 1] ?? period.to, period.to)),
  )
  return { ...coveredOf(period, series), ...(uncutAt.length > 0 && { uncutAt }) }
}

/** What the buckets at `uncutAt` cover of one series, by their starts: from its first interval in each to its last. */
export function coveredOfBuckets(
  { at, uncutAt = [] }: { at: readonly number[]; uncutAt?: readonly number[] | undefined },
  period: QueryPeriod,
  seriesInterval: SeriesInterval,
): Map<number, Span> {
  const uncut = new Set(uncutAt)
  return new Map(
    at.flatMap((start, place) => {
      if (!uncut.has(start)) return []
      const bucket = {
        from: Math.max(start, period.from),
        to: Math.min(at[place + 1] ?? period.to, period.to),
      }
      return [[start, coveredBy(bucket, seriesInterval)]]
    }),
  )
}
