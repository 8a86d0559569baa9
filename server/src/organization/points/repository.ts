import type { ListedMeteringPoint, MeteringPointOrder, MeteringPointsQuery } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import { containing } from '../../entities/containing'
import type { Tables } from '../../entities/tables'
import { isMeasuring } from '../lists/measuring'
import { idsOfList, isBelowNodes, isBusiness, metersBelow } from '../lists/objects-below'
import type { PagePlace } from '../lists/page-place'

type Database = Kysely<Tables>

/** What is requested, of which businesses, and from which place on. */
export type PointsQuery = Omit<MeteringPointsQuery, 'cursor'> & {
  /** Of those of a formula. */
  among?: readonly string[] | undefined
  visible: readonly number[]
  after: PagePlace | undefined
}

export type PointRow = ListedMeteringPoint & { sortKey: string }

/** Stands after every text. */
const last = '\uffff'
/** Stands before every letter: a name with it comes before longer ones. */
const first = '\u0001'

const sortKeys: Readonly<Record<MeteringPointOrder, RawBuilder<string>>> = {
  name: sql`lower(p.name)`,
  meteringPointId: sql`lower(p.metering_point_id)`,
  meterNumber: sql`coalesce(lower(p.meter_number), ${sql.lit(last)})`,
  location: sql`(lower(l.name) || ${sql.lit(first)} || l.id)`,
  objectKind: sql`p.kind`,
  productType: sql`p.product_type`,
}

/** Kinds that have a meter with a number on it. */
const withNumber = sql`('MAIN', 'SUB', 'MANUAL_READ')`
/** How many of the submeters are named. */
const namedSubmeters = 3

/** Of `metering_point p`. */
function isRequested({ visible, ...query }: PointsQuery): RawBuilder<boolean> {
  const { search, nodeId, objects, locationGroup, weatherStation } = query
  const { objectKind, productType, withoutMeterNumber, archived } = query
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (archived === undefined) conditions.push(sql`p.archived_at is null`)
  if (objectKind !== undefined) conditions.push(sql`p.kind = ${objectKind}`)
  if (productType !== undefined) conditions.push(sql`p.product_type = ${productType}`)
  if (withoutMeterNumber !== undefined)
    conditions.push(sql`p.meter_number is null and p.kind in ${withNumber}`)
  if (nodeId !== undefined) conditions.push(isBelow([nodeId], visible))
  if (objects !== undefined) conditions.push(isBelow(idsOfList(objects), visible))
  conditions.push(...isMeasuring(query))
  if (weatherStation !== undefined)
    conditions.push(sql`p.location_id in (
      select w.id from location w
      where w.client_business_id = ${anyOf(visible)} and w.weather_station = ${weatherStation})`)
  if (locationGroup !== undefined)
    conditions.push(sql`p.location_id in (
      select g.id from location g
      where g.client_business_id = ${anyOf(visible)} and ${locationGroup} = any (g.location_groups))`)
  if (search !== undefined) {
    const pattern = containing(search)
    const columns = ['p.name', 'p.id', 'p.meter_number', 'p.metering_point_id', 'p.malo', 'p.melo']
    const found = columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`)
    conditions.push(sql`(${sql.join(found, sql` or `)})`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** At or below any of the nodes; of a metering point itself and its submeters. */
function isBelow(ids: readonly string[], visible: readonly number[]): RawBuilder<unknown> {
  const nodes = isBelowNodes(ids, visible, {
    business: sql`p.client_business_id`,
    location: sql`p.location_id`,
  })
  return ids.every(isBusiness) ? nodes : sql`(${nodes} or p.id in (${metersBelow(ids, visible)}))`
}

export async function countPoints(db: Database, query: PointsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from metering_point p
    where p.client_business_id = ${anyOf(query.visible)} and ${isRequested(query)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * A page of them: found and sorted by what they are alone, and only those of the page with all that is shown. Each
 * business gives its own first ones, so that an index of a business says their order.
 */
export async function findPoints(db: Database, query: PointsQuery): Promise<PointRow[]> {
  const { after, limit, sort, visible } = query
  const key = sortKeys[sort]
  const found = sort === 'location' ? pointsByLocation(query) : points
  const [order, beyond] = query.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await sql<PointRow>`
    with page as materialized (
      select listed.id, listed.sort_key
      from client_business b, lateral (
        select p.id, ${key} as sort_key
        from ${found.tables}
        where ${found.businessId} = b.id and ${isRequested(query)}
          ${
            after === undefined
              ? sql``
              : // The first condition alone is one of a single index where the key is another table's.
                sql`and ${key} collate "C" ${beyond}= ${after.sortKey} collate "C"
                  and (${key} collate "C", p.id collate "C") ${beyond} (${after.sortKey} collate "C", ${after.id} collate "C")`
          }
        order by ${key} collate "C" ${order}, p.id collate "C" ${order}
        limit ${limit}) listed
      where b.id = ${anyOf(visible)}
      order by listed.sort_key collate "C" ${order}, listed.id collate "C" ${order}
      limit ${limit})
    select page.sort_key as "sortKey", p.id, p.name, p.client_business_id as "businessId", p.metering_point_id as "meteringPointId",
      p.meter_number as "meterNumber", p.kind as "objectKind", p.type, p.product_type as "productType",
      json_build_object('id', l.id, 'name', l.name, 'timeZone', l.time_zone) as location,
      case when parent.id is null then null
        else json_build_object('id', parent.id, 'name', parent.name) end as "parentMeteringPoint",
      ${submeters} as "subMeteringPoints",
      p.conversion_factors as "conversionFactor", p.malo, p.melo,
      ${series} as series,
      p.archived_at is not null as archived
    from page
    join metering_point p on p.id = page.id
    join location l on l.id = p.location_id
    left join metering_point parent on parent.id = p.parent_id
    order by page.sort_key collate "C" ${order}, page.id collate "C" ${order}`.execute(db)
  return rows
}

const points = { tables: sql`metering_point p`, businessId: sql`p.client_business_id` }

/**
 * Metering points with their locations: where most are listed, from the locations on, whose index says their order, to
 * the few of each; where few are, from those on.
 */
function pointsByLocation({ search, nodeId, objects, locationGroup, withoutMeterNumber }: PointsQuery) {
  const areFew = [search, nodeId, objects, locationGroup, withoutMeterNumber].some((one) => one !== undefined)
  return areFew
    ? { ...points, tables: sql`metering_point p join location l on l.id = p.location_id` }
    : {
        tables: sql`
          location l, lateral (select p.* from metering_point p where p.location_id = l.id offset 0) p`,
        businessId: sql`l.client_business_id`,
      }
}

const submeters = sql`(
  select json_build_object('count', count(*), 'first', coalesce(
    json_agg(json_build_object('id', sub.id, 'name', sub.name) order by sub.name, sub.id)
      filter (where sub.place <= ${sql.lit(namedSubmeters)}), '[]'))
  from (
    select s.id, s.name, row_number() over (order by s.name, s.id) as place from metering_point s
    where s.parent_id = p.id and s.archived_at is null) sub)`

const series = sql`(
  select coalesce(json_agg(json_build_object('quantity', s.quantity, 'unit', s.unit, 'direction', s.direction,
    'interval', s.interval) order by s.id), '[]')
  from measurement_series s where s.metering_point_id = p.id and s.archived_at is null)`

/** Names of the businesses whose metering points are told of. */
export async function businessNames(
  db: Database,
  visible: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('client_business')
    .select(['id', 'name'])
    .where('id', '=', anyOf(visible))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
