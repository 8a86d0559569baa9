import type { previewExport, SeriesLeftOut } from '@energycockpit/contract'
import type { output } from 'zod/mini'
import { derivedOfMany, intervalsRead, type Sources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { queriedSeries } from '../../readings/index'
import { queryPeriod, refuseTooMany, type QueryPeriod } from '../queries/query-period'
import { planExport, zonesOf, type ExportPlan } from './plan-export'

export type ExportQuery = output<(typeof previewExport)['query']>

export interface PreparedExport {
  plan: ExportPlan
  period: QueryPeriod
  sources: Sources
  /** Of the locations, the most frequent first. */
  timeZones: string[]
  leftOut: SeriesLeftOut[]
}

/**
 * What a file is made of, in the order that was requested. Throws a Problem: 404 for a series that is none of the visible
 * businesses', 400 for a period that is none or too long, and where no series can be calculated.
 */
export async function preparedExport(
  entities: Entities,
  query: ExportQuery,
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<PreparedExport> {
  const stored = await queriedSeries(entities, { series: query.series }, visible)
  const period = queryPeriod(query, stored)
  const { series, sources, leftOut } = await derivedOfMany(entities, stored, { period }, now)
  refuseTooMany(
    period,
    series.flatMap((one) => intervalsRead(one, sources)),
  )
  const places = new Map(query.series.split(',').map((id, place) => [Number(id), place]))
  const ordered = [...series].sort((one, other) => places.get(one.id)! - places.get(other.id)!)
  return {
    ...{ period, sources, leftOut, timeZones: zonesOf(ordered) },
    plan: planExport(ordered, { ...query, ...period }),
  }
}
