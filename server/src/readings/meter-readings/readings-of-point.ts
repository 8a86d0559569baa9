import { METER_READINGS_SENT, type MeterReadings } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { undoneImports } from '../imports/undone-imports'
import { ruledSeries } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import { consumptionOf } from './register-of-series'
import { countedAt, heldReadings } from './meter-reading-repository'
import { inRegisterUnit } from './stage-apportioned'

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
    const found = (await ruledSeries(db, { id: seriesId }))!
    const { quantity, direction, unit } = found.series
    const registerUnit = meterRulesOf(found.series, found.own).register.unit
    const held = await heldReadings(db, seriesId, undone)
    const { at, value } = inRegisterUnit(held, registerUnit)
    const { consumption } = consumptionOf(found.series, found.own, { at, value })
    const amountSince = (place: number): number | null => {
      const [from = Infinity, to] = [at[place - 1], at[place]!]
      // A change of meters cuts the time between two readings.
      const parts = consumption.filter((part) => part.from >= from && part.to <= to)
      if (parts.length === 0 || parts.some(({ amount }) => amount === null)) return null
      return parts.reduce((sum, { amount }) => sum + amount!, 0)
    }
    const readings = held.map(({ remark, enteredBy, enteredAt, importId }, place) => ({
      at: new Date(at[place]! * 1000).toISOString(),
      ...{ value: value[place]!, remark, enteredBy, enteredAt: enteredAt.toISOString(), importId },
      amount: amountSince(place),
    }))
    const latest = readings.reverse().slice(0, METER_READINGS_SENT)
    series.push({ seriesId, quantity, direction, unit, registerUnit, readings: latest })
  }
  return { meteringPointId, name: point.name, timeZone: point.timeZone, series }
}
