import type { Granularity, SeriesValues } from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { aggregate } from './aggregate-query'
import { aggregationOf } from './aggregation'
import { fillBuckets } from './fill-buckets'
import { planBuckets } from './plan-buckets'
import type { Readings } from './readings-store'
import { findSeries } from './series-repository'

export interface SeriesValuesAsked {
  seriesId: number
  /** ISO 8601 with offset; half open. */
  from: string
  to: string
  granularity: Granularity
  visible: readonly number[]
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * A series' values over a period. Refuses with a Problem: 404 for a series that is none of the visible businesses',
 * 400 for a period or granularity that cannot be answered.
 */
export async function seriesValues(
  { entities, readings }: { entities: Entities; readings: Readings },
  asked: SeriesValuesAsked,
): Promise<SeriesValues> {
  const series = await findSeries(entities, asked.seriesId, asked.visible)
  if (series === undefined) throw new Problem(404, 'NOT_FOUND')
  const { id, quantity, unit, interval, timeZone } = series
  const { granularity, signal, now } = asked
  const period = { from: Date.parse(asked.from), to: Date.parse(asked.to) }

  const planned = planBuckets({ ...period, granularity }, interval, timeZone)
  if ('refusal' in planned) throw new Problem(400, planned.refusal.code, planned.refusal.detail)
  const { plan } = planned

  const aggregation = aggregationOf(quantity)
  const figures = await aggregate(readings, id, period, plan, signal)
  return {
    seriesId: id,
    quantity,
    unit,
    timeZone,
    granularity,
    aggregation,
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    ...fillBuckets({ plan, figures, aggregation, interval, timeZone, ...period, now }),
  }
}
