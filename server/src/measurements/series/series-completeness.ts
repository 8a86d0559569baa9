import type { SeriesCompleteness } from '@energycockpit/contract'
import { bucketStarts } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { firstAndLast } from '../first-and-last'
import type { Readings } from '../readings-store'
import { findSeries } from '../series-repository'
import { countsOfDays } from './count-of-days'
import { fillDays } from './fill-days'

export interface CompletenessAsked {
  seriesId: number
  year: number
  visible: readonly number[]
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * How much of a series is there, day by day of a year in its location's calendar. Throws a Problem (404) for a series
 * that is none of the visible businesses'.
 */
export async function seriesCompleteness(
  { entities, readings }: { entities: Entities; readings: Readings },
  { seriesId, year, visible, now, signal }: CompletenessAsked,
): Promise<SeriesCompleteness> {
  const series = await findSeries(entities, seriesId, visible)
  if (series === undefined) throw new Problem(404, 'NOT_FOUND')
  const { id, interval, timeZone } = series
  const summer = Date.UTC(year, 6)
  const ofYear = bucketStarts(summer, summer + 1, 'P1Y', timeZone)
  const days = bucketStarts(ofYear.starts[0]!, ofYear.end, 'P1D', timeZone)
  const [counts, reach] = await Promise.all([
    countsOfDays(readings, id, days, signal),
    firstAndLast(readings, [id]),
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
