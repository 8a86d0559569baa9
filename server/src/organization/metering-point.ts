import { resultPer, type MeteringPoint } from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { findMeteringPoint, findSeriesOf } from './metering-point-repository'

type SeriesOfPoint = MeteringPoint['series'][number]

/**
 * How far the values of series reach, and what is wrong with the formulas of those that cannot be calculated. Whoever
 * knows values gives it: they stand on the organization, and not the other way round.
 */
export type ReachOf = (series: readonly Pick<SeriesOfPoint, 'id' | 'seriesType'>[]) => Promise<{
  reach: ReadonlyMap<number, { firstAt: string; lastAt: string }>
  faults: ReadonlyMap<number, NonNullable<SeriesOfPoint['formulaFault']>>
}>

/** A metering point with all that is measured there; a 404 when it is none of the visible businesses'. */
export async function meteringPoint(
  entities: Entities,
  reachOf: ReachOf,
  id: string,
  visible: readonly number[],
): Promise<MeteringPoint> {
  const point = await findMeteringPoint(entities, id, visible)
  if (point === undefined) throw new Problem(404, 'NOT_FOUND')
  const series = await findSeriesOf(entities, id, visible)
  const { reach, faults } = await reachOf(series)
  return {
    id: point.id,
    name: point.name,
    meteringPointId: point.metering_point_id,
    meterNumber: point.meter_number,
    type: point.type,
    kind: point.kind,
    productType: point.product_type,
    parentMeteringPoint: point.parent_id,
    submeters: point.submeters,
    conversionFactor: point.conversion_factors,
    location: {
      id: point.location_id,
      name: point.location_name,
      timeZone: point.time_zone,
      floorArea: point.floor_areas,
      referenceQuantities: resultPer.filter((per) => point.quantities[per].length > 0),
      street: point.street,
      city: point.city,
    },
    path: point.path,
    series: series.map((one) => {
      const formulaFault = faults.get(one.id)
      const span = reach.get(one.id) ?? { firstAt: null, lastAt: null }
      return { ...one, ...span, ...(formulaFault && { formulaFault }) }
    }),
  }
}
