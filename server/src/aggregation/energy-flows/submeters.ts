import type { ConsumedProductType } from '@energycockpit/contract'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { placesByTime, type PlaceByDays, type StoredSeries } from '../../readings/index'
import type { LocatedQuery, LocatedSeries } from '../by-location/located-series'

/**
 * One series of each submeter that stood below one of the metering points during the days, over any number of levels,
 * chosen as that of a main meter is. Its places are the metering points above it, not locations; those of a metering
 * point that is requested itself are whatever it stands below.
 */
export async function submetersOf(
  { db }: Entities,
  mains: readonly string[] | { itselfAndBelow: string },
  { productType, from, to }: Pick<LocatedQuery, 'from' | 'to'> & { productType: ConsumedProductType },
  visible: readonly number[],
): Promise<LocatedSeries[]> {
  const isRoot = 'itselfAndBelow' in mains
  if (!isRoot && mains.length === 0) return []
  const first = isRoot
    ? sql`e.id = ${mains.itselfAndBelow}`
    : sql`e.parent_node in (select json_array_elements_text(${JSON.stringify(mains)}::json))`
  const quantities = productType === 'WATER' ? ['VOLUME'] : ['ENERGY', 'VOLUME', 'POWER']
  const days = sql`daterange(${from}::date, ${to}::date)`
  const { rows } = await sql<{ found: (StoredSeries & Found)[] | null }>`
    with recursive standing as (
      select e.id, e.parent_node as parent, e.during from hierarchy_edge e
      where ${first} and e.type = 'METERING_POINT' and e.client_business_id = ${anyOf(visible)} and e.during && ${days}
      union
      select e.id, e.parent_node, e.during from hierarchy_edge e join standing s on s.id = e.parent_node
      where e.type = 'METERING_POINT' and e.client_business_id = ${anyOf(visible)} and e.during && ${days}),
    counted as (
      select id, json_agg(json_build_object('location', parent, 'from', lower(during), 'to', upper(during))) as days
      from standing group by id),
    chosen as (
      select distinct on (p.id) s.id, s.quantity, s.unit, s.interval, s.series_type as "seriesType",
        l.time_zone as "timeZone", p.parent_node as "locationId", r.revision, c.days,
        json_build_object('id', p.id, 'name', p.name) as point
      from counted c
      join metering_point p on p.id = c.id
      join location l on l.id = p.location_id
      join measurement_series s on s.metering_point_id = p.id
      left join series_revision r on r.series_id = s.id
      where p.product_type = ${productType} and coalesce(s.direction, 'PURCHASE') = 'PURCHASE'
        and s.series_type <> 'VIRTUAL' and s.quantity = any (${quantities})
      order by p.id, array_position(${quantities}, s.quantity), (s.series_type = 'MEASURED') desc, s.id)
    select json_agg(chosen order by id) as found from chosen`.execute(db)
  return (rows[0]?.found ?? []).map(({ days, ...series }) => ({
    ...series,
    places: placesByTime(days, series.timeZone) ?? [{ from: null, to: null, value: days[0]!.location }],
  }))
}

type Found = Pick<LocatedSeries, 'locationId' | 'point'> & { days: PlaceByDays[] }
