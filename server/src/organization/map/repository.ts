import { consumedProductTypes, type ConsumedProductType, type MapLocation } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

/** The locations in use, by name. */
export function findMapLocations(db: Kysely<Tables>, visible: readonly number[]): Promise<MapLocation[]> {
  return db
    .selectFrom('location as l')
    .innerJoin('client_business as b', 'b.id', 'l.client_business_id')
    .leftJoin('organizational_unit as u', 'u.id', 'l.organizational_unit_id')
    .select(({ fn }) => [
      ...(['l.id', 'l.name', 'l.city', 'l.latitude', 'l.longitude'] as const),
      fn.coalesce('u.name', 'b.name').as('parentName'),
    ])
    .where('l.client_business_id', '=', anyOf(visible))
    .where('l.archived_at', 'is', null)
    .orderBy('l.name')
    .orderBy('l.id')
    .execute()
}

/** What is consumed at one of the locations, in the order of the list of all. */
export async function findProductTypes(
  db: Kysely<Tables>,
  visible: readonly number[],
): Promise<ConsumedProductType[]> {
  const rows = await db
    .selectFrom('metering_point')
    .select('product_type as productType')
    .distinct()
    .where('client_business_id', '=', anyOf(visible))
    .where('archived_at', 'is', null)
    .execute()
  const found = new Set<string>(rows.map(({ productType }) => productType))
  return consumedProductTypes.filter((one) => found.has(one))
}
