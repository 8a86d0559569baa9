import type { MeteringPoint } from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import type { Readings } from '../readings/index'
import { faultsOfSeries, reachOfSeries } from '../calculations/index'
import { findMeteringPoint, findSeriesOf } from './metering-point-repository'

/** A metering point with all that is measured there; a 404 when it is none of the visible businesses'. */
export async function meteringPoint(
  entities: Entities,
  readings: Readings,
  id: string,
  visible: readonly number[],
): Promise<MeteringPoint> {
  const point = await findMeteringPoint(entities, id, visible)
  if (point === undefined) throw new Problem(404, 'NOT_FOUND')
  const series = await findSeriesOf(entities, id, visible)
  // One that cannot be calculated does not take the others with it.
  const faults = await faultsOfSeries(entities, series)
  const spans = await reachOfSeries(
    { entities, readings },
    series.filter(({ id }) => !faults.has(id)),
  )
  return {
    id: point.id,
    name: point.name,
    meteringPointId: point.metering_point_id,
    meterNumber: point.meter_number,
    type: point.type,
    kind: point.kind,
    productType: point.product_type,
    parentMeteringPoint: point.parent_id,
    conversionFactor: point.conversion_factor,
    location: {
      id: point.location_id,
      name: point.location_name,
      timeZone: point.time_zone,
      floorArea: point.floor_area_m2,
      street: point.street,
      city: point.city,
    },
    path: point.path,
    series: series.map((one) => {
      const formulaFault = faults.get(one.id)
      const span = spans.get(one.id) ?? { firstAt: null, lastAt: null }
      return { ...one, ...span, ...(formulaFault && { formulaFault }) }
    }),
  }
}
