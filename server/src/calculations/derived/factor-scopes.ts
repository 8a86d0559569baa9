import type { Entities } from '../../entities/entities'
import type { FactorPoint } from '../conversion/factors-of-points'
import type { Valid } from '../conversion/validity'
import { periodsOfValues } from './areas-over-time'

/** Of whom factors are asked: a series' metering point, and where that is. */
export interface FactorScope extends FactorPoint {
  locationId: string
  /** m², in their order; where it is not known there is no period. */
  floorAreas: readonly Valid<number>[]
}

/** The scopes of series, by the series' number. */
export async function factorScopes(
  { db }: Entities,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, FactorScope>> {
  const rows = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['s.id as seriesId', 'p.id', 'p.product_type as productType', 's.direction'])
    .select([
      's.client_business_id as businessId',
      'l.id as locationId',
      'l.floor_areas',
      'l.time_zone as timeZone',
    ])
    .where('s.id', 'in', seriesIds)
    .orderBy('s.id')
    .execute()
  return new Map(
    rows.map(({ seriesId, timeZone, floor_areas, ...scope }) => [
      seriesId,
      {
        ...scope,
        direction: scope.direction ?? 'PURCHASE',
        floorAreas: periodsOfValues(floor_areas, timeZone),
      },
    ]),
  )
}
