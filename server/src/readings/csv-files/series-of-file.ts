import type { CsvPlan } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { findSeries, receivingSeries, type SeriesAtLocation } from '../series/series-repository'

type Entities = Parameters<typeof findSeries>[0]

export type FileSeries = Pick<SeriesAtLocation, 'id' | 'unit' | 'interval' | 'timeZone'>

interface Targets {
  plan: CsvPlan
  targets: readonly { column: number; meter: string; seriesId: number }[]
  visible: readonly number[]
}

/**
 * The series of each column and meter, by both. Throws a Problem: 404 for one that is not there, not for this user or
 * computed, 400 for one whose interval is not that of the file.
 */
export async function seriesOfFile(
  entities: Entities,
  { plan, targets, visible }: Targets,
): Promise<ReadonlyMap<string, FileSeries>> {
  const receiving = await receivingSeries(entities, {
    ids: targets.map(({ seriesId }) => seriesId),
    visible,
  })
  const found = new Map<string, FileSeries>()
  for (const { column, meter, seriesId } of targets) {
    const series = receiving.has(seriesId) ? await findSeries(entities, seriesId, visible) : undefined
    if (!series) throw new Problem(404, 'NOT_FOUND', `there is no series ${seriesId}, or not for you`)
    if (series.interval !== plan.interval)
      throw new Problem(
        400,
        'VALIDATION_FAILED',
        `series ${seriesId} has a value every ${series.interval}, the file every ${plan.interval}`,
      )
    found.set(`${column} ${meter}`, series)
  }
  return found
}
