import { METER_READINGS_SENT, type MeterReadings } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { undoneImports } from '../imports/undone-imports'
import { countedAt } from './meter-reading-repository'
import { readRegister } from './read-register'

/** What was read off at a metering point. Throws a Problem (404) for one that is not seen. */
export async function readingsOfPoint(
  { db }: Entities,
  { meteringPointId, visible }: { meteringPointId: string; visible: readonly number[] },
): Promise<MeterReadings> {
  const point = await countedAt(db, meteringPointId, visible)
  if (!point) throw new Problem(404, 'NOT_FOUND')
  const undone = await undoneImports(db)
  const series: MeterReadings['series'] = []
  for (const seriesId of point.seriesIds) {
    const { readings, exchanges: _, ...register } = await readRegister(db, seriesId, undone)
    const latest = readings.reverse().slice(0, METER_READINGS_SENT)
    series.push({ ...register, readings: latest.map(({ marks: __, ...reading }) => reading) })
  }
  return { meteringPointId, name: point.name, timeZone: point.timeZone, series }
}
