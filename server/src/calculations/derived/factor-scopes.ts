import type { Entities } from '../../entities/entities'
import type { FactorPoint } from '../conversion/factors-of-points'

/** Of whom factors are asked: a series' metering point, and where that is. */
export interface FactorScope extends FactorPoint {
  locationId: string
  /** m², where it is known. */
  floorArea: number | null
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
    .select(['s.client_business_id as businessId', 'l.id as locationId', 'l.floor_area_m2 as floorArea'])
    .where('s.id', 'in', seriesIds)
    .orderBy('s.id')
    .execute()
  return new Map(
    rows.map(({ seriesId, ...scope }) => [seriesId, { ...scope, direction: scope.direction ?? 'PURCHASE' }]),
  )
}
