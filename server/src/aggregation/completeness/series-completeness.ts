import type { SeriesCompleteness } from '@energycockpit/contract'
import { bucketStarts } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import { type Sources, reachOfSeries } from '../../calculations/index'
import type { Readings, SeriesAtLocation } from '../../readings/index'
import { countsOfDays } from './count-of-days'
import { fillDays } from './fill-days'

export interface CompletenessQuery {
  series: SeriesAtLocation
  sources: Sources
  year: number
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** A year of a zone's calendar, milliseconds since 1970 UTC. */
export function yearOf(year: number, timeZone: string): { from: number; to: number } {
  const summer = Date.UTC(year, 6)
  const { starts, end } = bucketStarts(summer, summer + 1, 'P1Y', timeZone)
  return { from: starts[0]!, to: end }
}

/** How much of a series is there, day by day of a year in its location's calendar. */
export async function seriesCompleteness(
  { entities, readings }: { entities: Entities; readings: Readings },
  { series, sources, year, now, signal }: CompletenessQuery,
): Promise<SeriesCompleteness> {
  const { id, interval, timeZone } = series
  const span = yearOf(year, timeZone)
  const days = bucketStarts(span.from, span.to, 'P1D', timeZone)
  const [counts, reach] = await Promise.all([
    countsOfDays(readings, sources.of([id], span), days, signal),
    reachOfSeries({ entities, readings }, [series]),
  ])
  const firstAt = reach.get(id)?.firstAt ?? null
  return {
    seriesId: id,
    year,
    timeZone,
    ...fillDays({
      days,
      counts,
      interval,
      timeZone,
      firstAt: firstAt === null ? null : Date.parse(firstAt),
      now,
    }),
    firstAt,
  }
}
