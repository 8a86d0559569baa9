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
  /** When it was a submeter, by the days of its location, `YYYY-MM-DD`; null: open. Only of the last weeks. */
  asSubmeter: readonly { from: string | null; to: string | null }[]
}

/**
 * One measured series of purchased amounts for each main metering point. Sub metering points lie behind main ones and
 * would be counted twice; what is modelled or computed is nobody's bill. Of a meter that somebody reads now and then
 * nobody knows what it counted in a week that has just ended. What is archived is no longer expected to count. What is a
 * submeter by now and was a main one in these weeks, or the other way round, is told with the days.
 */
export function findPurchaseSeries({ db }: Entities, visible: readonly number[]): Promise<PurchaseSeries[]> {
  return db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .distinctOn('p.id')
    .select(['s.id', 'p.product_type as productType', 's.unit', 's.interval', 'l.time_zone as timeZone'])
    .select(
      sql<PurchaseSeries['asSubmeter']>`coalesce((
        select json_agg(json_build_object('from', lower(e.during), 'to', upper(e.during)) order by lower(e.during) nulls first)
        from hierarchy_edge e join metering_point above on above.id = e.parent_node
        where e.id = p.id and e.type = 'METERING_POINT' and e.during && ${theseWeeks}), '[]'::json)`.as(
        'asSubmeter',
      ),
    )
    .where('s.client_business_id', '=', anyOf(visible))
    .where('p.archived_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .where('p.type', 'is not', null)
    .where('p.kind', '!=', 'MANUAL_READ')
    .where('s.direction', '=', 'PURCHASE')
    .where('s.series_type', '=', 'MEASURED')
    .where('s.quantity', 'in', ['ENERGY', 'VOLUME'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hierarchy_edge as e')
          .innerJoin('location as main_at', 'main_at.id', 'e.parent_node')
          .select('e.id')
          .whereRef('e.id', '=', 'p.id')
          .where('e.type', '=', 'METERING_POINT')
          .where(sql<boolean>`e.during && ${theseWeeks}`),
      ),
    )
    .orderBy('p.id')
    .orderBy('s.id')
    .execute()
}

/** The last week that is over and the one before it began no longer ago, in any time zone. */
const theseWeeks = sql`daterange(current_date - 22, null)`

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
