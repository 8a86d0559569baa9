import type { ConsumedProductType, ValidValue } from '@energycockpit/contract'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { placesByTime, type PlaceByDays, type StoredSeries } from '../../readings/index'

/** A series of what a metering point takes, and the location that it is at. */
export interface LocatedSeries extends StoredSeries {
  locationId: string
  point: { id: string; name: string }
}

/** A location in use, with its floor areas in m². */
export interface MeasuredLocation {
  id: string
  timeZone: string
  floorAreas: readonly ValidValue[]
}

/**
 * One series of each metering point that stood directly at a location in use during the days: behind a main meter
 * submeters would be counted twice. A stored amount before one that has to be calculated, a measured series before a
 * modelled one. `from`, `to`: YYYY-MM-DD, half open.
 */
export async function locatedSeries(
  { db }: Entities,
  { productType, from, to }: { productType: ConsumedProductType; from: string; to: string },
  visible: readonly number[],
): Promise<LocatedSeries[]> {
  // Amounts that are added: water by its volume, what carries energy by that.
  const quantities = productType === 'WATER' ? ['VOLUME'] : ['ENERGY', 'VOLUME', 'POWER']
  const { rows } = await sql<{ found: (LocatedSeries & { days: PlaceByDays[] | null })[] | null }>`
    with counted as (
      select e.id, case when bool_and(e.during = daterange(null, null)) then null else
        json_agg(json_build_object(
          'location', e.parent_node, 'from', lower(e.during), 'to', upper(e.during))) end as days
      from hierarchy_edge e join location l on l.id = e.parent_node
      where e.type = 'METERING_POINT' and e.client_business_id = ${anyOf(visible)}
        and e.during && daterange(${from}::date, ${to}::date)
      group by e.id),
    chosen as (
      select distinct on (p.id) s.id, s.quantity, s.unit, s.interval, s.series_type as "seriesType",
        l.time_zone as "timeZone", l.id as "locationId", r.revision, c.days,
        json_build_object('id', p.id, 'name', p.name) as point
      from counted c
      join metering_point p on p.id = c.id
      join location l on l.id = p.location_id
      join measurement_series s on s.metering_point_id = p.id
      left join series_revision r on r.series_id = s.id
      where p.product_type = ${productType} and (p.type is distinct from 'SUB' or c.days is not null)
        and coalesce(s.direction, 'PURCHASE') = 'PURCHASE' and s.series_type <> 'VIRTUAL'
        and s.quantity = any (${quantities})
      order by p.id, array_position(${quantities}, s.quantity), (s.series_type = 'MEASURED') desc, s.id)
    select json_agg(chosen order by id) as found from chosen`.execute(db)
  return (rows[0]?.found ?? []).map(({ days, ...series }) => {
    const places = placesByTime(days, series.timeZone)
    return places === undefined ? series : { ...series, places }
  })
}

/** The locations in use of the visible businesses. */
export async function measuredLocations(
  { db }: Entities,
  visible: readonly number[],
): Promise<ReadonlyMap<string, MeasuredLocation>> {
  const found = await db
    .selectFrom('location')
    .select(['id', 'time_zone as timeZone', 'floor_areas as floorAreas'])
    .where('client_business_id', '=', anyOf(visible))
    .where('archived_at', 'is', null)
    .execute()
  return new Map(found.map((one) => [one.id, one]))
}
