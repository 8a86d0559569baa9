import type { Direction, RankedProductType, ValidValue } from '@energycockpit/contract'
import { sql, type RawBuilder } from 'kysely'
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

export interface LocatedQuery {
  productType: RankedProductType
  /** YYYY-MM-DD, half open. */
  from: string
  to: string
  /** Only what stood below this node, for as long as it did; absent: all that is visible. */
  nodeId?: string | undefined
  /** The same of several nodes and metering points; what stood below two of them counts once. */
  objects?: readonly string[] | undefined
  /** Absent: what is purchased. */
  direction?: Direction | undefined
  /** A query of the ids of submeters that are found, too, wherever they stood; whoever asks does not add them. */
  submeters?: RawBuilder<{ id: string }> | undefined
  /** Only virtual meters instead of all others. */
  isVirtual?: boolean | undefined
  /** Of `metering_point p`, `measurement_series s` and `location l`. */
  narrowed?: RawBuilder<unknown> | undefined
}

/** Products whose meters count something of this direction: what roofs yield is electricity, too. */
const productsOf = (productType: RankedProductType, direction: Direction): readonly string[] =>
  productType === 'ELECTRICITY' && direction !== 'PURCHASE' ? [productType, 'PV'] : [productType]

/**
 * One series of each metering point that stood directly at a location in use during the days: behind a main meter
 * submeters would be counted twice. A stored amount before one that has to be calculated, a measured series before a
 * modelled one.
 */
export async function locatedSeries(
  { db }: Entities,
  query: LocatedQuery,
  visible: readonly number[],
): Promise<LocatedSeries[]> {
  const { productType, direction = 'PURCHASE', submeters, isVirtual = false, narrowed } = query
  // Amounts that are added: water by its volume, what carries energy by that.
  const quantities = productType === 'WATER' ? ['VOLUME'] : ['ENERGY', 'VOLUME', 'POWER']
  const { rows } = await sql<{ found: (LocatedSeries & { days: PlaceByDays[] | null })[] | null }>`
    with recursive standing as (${standing(query, visible)}),
    submeter as (${submeters ?? sql`select null::text as id where false`}),
    stood as (
      select id, parent, unnest(range_agg(during)) as during
      from standing where type = 'METERING_POINT' group by id, parent),
    counted as (
      select id, case when bool_and(during = daterange(null, null)) then null else
        json_agg(json_build_object('location', parent, 'from', lower(during), 'to', upper(during))) end as days
      from stood where id not in (select id from submeter) group by id
      union all
      select id, null from submeter),
    chosen as (
      select distinct on (p.id) s.id, s.quantity, s.unit, s.interval, s.series_type as "seriesType",
        l.time_zone as "timeZone", l.id as "locationId", r.revision, c.days,
        json_build_object('id', p.id, 'name', p.name) as point
      from counted c
      join metering_point p on p.id = c.id
      join location l on l.id = p.location_id
      join measurement_series s on s.metering_point_id = p.id
      left join series_revision r on r.series_id = s.id
      where p.product_type = any (${productsOf(productType, direction)})
        and (p.type is distinct from 'SUB' or c.days is not null or p.id in (select id from submeter))
        and coalesce(s.direction, 'PURCHASE') = ${direction} and (s.series_type = 'VIRTUAL') = ${isVirtual}
        and s.quantity = any (${quantities}) and ${narrowed ?? sql`true`}
      order by p.id, array_position(${quantities}, s.quantity), (s.series_type = 'MEASURED') desc, s.id)
    select json_agg(chosen order by id) as found from chosen`.execute(db)
  return (rows[0]?.found ?? []).map(({ days, ...series }) => {
    const places = placesByTime(days, series.timeZone)
    return places === undefined ? series : { ...series, places }
  })
}

/** What stood below what during the days, metering points directly at a location. */
function standing(
  { from, to, nodeId, objects = nodeId === undefined ? undefined : [nodeId] }: LocatedQuery,
  visible: readonly number[],
) {
  const days = sql`daterange(${from}::date, ${to}::date)`
  if (objects === undefined)
    return sql`
      select e.id, e.type, e.during, e.parent_node as parent
      from hierarchy_edge e join location l on l.id = e.parent_node
      where e.type = 'METERING_POINT' and e.client_business_id = ${anyOf(visible)} and e.during && ${days}`
  const named = sql`select json_array_elements_text(${JSON.stringify(objects)}::json)`
  return sql`
      select n.id, n.type, daterange(null, null) as during, null::text as parent
      from hierarchy_node n
      where n.id in (${named}) and n.type <> 'METERING_POINT' and n.client_business_id = ${anyOf(visible)}
      union all
      select e.id, e.type, e.during, e.parent_node
      from hierarchy_edge e join location l on l.id = e.parent_node
      where e.id in (${named}) and e.type = 'METERING_POINT' and e.client_business_id = ${anyOf(visible)}
        and e.during && ${days}
      union all
      select e.id, e.type, s.during * e.during, s.id
      from hierarchy_edge e join standing s on s.id = e.parent_node
      where e.client_business_id = ${anyOf(visible)} and s.type <> 'METERING_POINT'
        and s.during * e.during && ${days}`
}

/** By their ids. */
export type MeasuredLocations = ReadonlyMap<string, MeasuredLocation>

/** The locations in use of the visible businesses. */
export async function measuredLocations(
  { db }: Entities,
  visible: readonly number[],
): Promise<MeasuredLocations> {
  const found = await db
    .selectFrom('location')
    .select(['id', 'time_zone as timeZone', 'floor_areas as floorAreas'])
    .where('client_business_id', '=', anyOf(visible))
    .where('archived_at', 'is', null)
    .execute()
  return new Map(found.map((one) => [one.id, one]))
}
