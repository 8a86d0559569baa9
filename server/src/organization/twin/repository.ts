import type { TwinPoint } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** The metering points of a location by name, with their series in use; archived ones are marked. */
export async function pointsOfTwin(db: Database, locationId: string): Promise<TwinPoint[]> {
  const rows = await db
    .selectFrom('metering_point as p')
    .select(['p.id', 'p.name', 'p.meter_number as meterNumber', 'p.kind as objectKind', 'p.type'])
    .select(['p.product_type as productType', 'p.parent_id as parentMeteringPoint', 'p.archived_at'])
    .select(
      sql<TwinPoint['series']>`coalesce((
        select json_agg(json_build_object('id', s.id, 'quantity', s.quantity, 'unit', s.unit,
          'direction', s.direction, 'interval', s.interval, 'seriesType', s.series_type) order by s.id)
        from measurement_series s where s.metering_point_id = p.id and s.archived_at is null), '[]'::json)`.as(
        'series',
      ),
    )
    .where('p.location_id', '=', locationId)
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .execute()
  return rows.map(({ archived_at, ...point }) => ({
    ...point,
    ...(archived_at !== null && { archived: true as const }),
  }))
}
