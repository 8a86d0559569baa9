import { maxListedReadings, type ListedReadings } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { undoneImports } from '../imports/undone-imports'
import { registersAt } from './meter-reading-repository'
import { readRegister } from './read-register'

export interface ReadingsWanted {
  /** Ids of metering points, separated by commas. */
  points: string
  /** ISO 8601 with offset; half open. */
  from: string
  to: string
}

/**
 * What registers showed over a period, of each metering point in the order of their names. Throws a Problem: 404 for one
 * that is none of the visible businesses', 400 for a period that is none.
 */
export async function listReadings(
  { db }: Entities,
  { points, from, to }: ReadingsWanted,
  visible: readonly number[],
  most = maxListedReadings,
): Promise<ListedReadings[]> {
  const period = { from: Date.parse(from), to: Date.parse(to) }
  if (period.to <= period.from)
    throw new Problem(400, 'PERIOD_REVERSED', 'query.to must be later than query.from')
  const ids = [...new Set(points.split(','))]
  const found = await registersAt(db, ids, visible)
  if (found.length < ids.length) throw new Problem(404, 'NOT_FOUND')
  const undone = await undoneImports(db)
  const isDuring = ({ at }: { at: string }) => Date.parse(at) >= period.from && Date.parse(at) < period.to
  const listed: ListedReadings[] = []
  for (const { id, seriesIds, kind, ...point } of found) {
    const series: ListedReadings['series'] = []
    for (const seriesId of seriesIds) {
      const { readings, exchanges, ...register } = await readRegister(db, seriesId, undone)
      const during = readings.filter(isDuring).reverse()
      series.push({
        ...{ ...register, count: during.length, readings: during.slice(0, most) },
        exchanges: exchanges.filter(isDuring).reverse(),
      })
    }
    listed.push({ meteringPointId: id, ...point, isManual: kind === 'MANUAL_READ', series })
  }
  return listed
}
