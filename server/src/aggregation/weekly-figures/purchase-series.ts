import type { MeasurementSeries, ProductType } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { anyOf } from '../../access/visible-businesses'

/** A series of what a main metering point takes from a supplier. */
export interface PurchaseSeries {
  id: number
  productType: ProductType
  unit: string
  interval: MeasurementSeries['interval']
  timeZone: string
}

/**
 * One measured series of purchased amounts for each main metering point. Sub metering points lie behind main ones and
 * would be counted twice; what is modelled or computed is nobody's bill. Of a meter that somebody reads now and then
 * nobody knows what it counted in a week that has just ended. What is archived is no longer expected to count. What was
 * a submeter on one of these days is left out: the meter above it has counted the same.
 */
export function findPurchaseSeries({ db }: Entities, visible: readonly number[]): Promise<PurchaseSeries[]> {
  return db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .distinctOn('p.id')
    .select(['s.id', 'p.product_type as productType', 's.unit', 's.interval', 'l.time_zone as timeZone'])
    .where('s.client_business_id', '=', anyOf(visible))
    .where('p.archived_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .where('p.type', '=', 'MAIN')
    .where('p.kind', '!=', 'MANUAL_READ')
    .where('s.direction', '=', 'PURCHASE')
    .where('s.series_type', '=', 'MEASURED')
    .where('s.quantity', 'in', ['ENERGY', 'VOLUME'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hierarchy_edge as e')
            .innerJoin('metering_point as above', 'above.id', 'e.parent_node')
            .select('e.id')
            .whereRef('e.id', '=', 'p.id')
            .where(sql<boolean>`upper(e.during) > current_date - ${daysOfTwoWeeks}::integer`),
        ),
      ),
    )
    .orderBy('p.id')
    .orderBy('s.id')
    .execute()
}

/** The last week that is over and the one before it began no longer ago, in any time zone. */
const daysOfTwoWeeks = 22

/** How many locations and metering points the businesses have. */
export async function countPortfolio({ db }: Entities, visible: readonly number[]) {
  const count = (table: 'location' | 'metering_point') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('client_business_id', '=', anyOf(visible))
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow()
  const [locations, meteringPoints] = await Promise.all([count('location'), count('metering_point')])
  return { locations: Number(locations.count), meteringPoints: Number(meteringPoints.count) }
}
