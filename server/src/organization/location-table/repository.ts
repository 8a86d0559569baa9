import type {
  AttributeValues,
  LocationTableOrder,
  LocationTableQuery,
  TabledLocation,
} from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import { containing } from '../../entities/containing'
import type { Tables } from '../../entities/tables'
import { isMeasuring } from '../lists/measuring'
import { idsOfList, isBelowNodes } from '../lists/objects-below'
import type { PagePlace } from '../lists/page-place'

type Database = Kysely<Tables>

/** What is requested, of which businesses, and from which place on. */
export type LocationsQuery = Omit<LocationTableQuery, 'cursor'> & {
  /** Of those of a formula. */
  among?: readonly string[] | undefined
  visible: readonly number[]
  after: PagePlace | undefined
}

/** As it is stored: `attributes` by the ids of their definitions. */
export type LocationRow = Omit<TabledLocation, 'locationAttributes'> & {
  attributes: AttributeValues
  sortKey: string
}

/** Stands after every text. */
const last = '\uffff'
const orLast = (column: RawBuilder<unknown>) => sql<string>`coalesce(lower(${column}), ${sql.lit(last)})`

const sortKeys: Readonly<Record<LocationTableOrder, RawBuilder<string>>> = {
  name: sql`lower(l.name)`,
  locationId: sql`lower(l.key)`,
  parentOrgUnit: sql`lower(coalesce(u.name, b.name))`,
  weatherStation: orLast(sql`w.name`),
  street: orLast(sql`l.street`),
  city: orLast(sql`l.city`),
}

const searched = ['l.name', 'l.key', 'l.street', 'l.postal_code', 'l.city']

/** Of `location l`. */
function isRequested({ visible, ...query }: LocationsQuery): RawBuilder<unknown> {
  const { search, objects, locationGroup, weatherStation, archived } = query
  const conditions: RawBuilder<unknown>[] = [sql`l.client_business_id = ${anyOf(visible)}`]
  if (archived === undefined) conditions.push(sql`l.archived_at is null`)
  if (objects !== undefined) conditions.push(isBelow(idsOfList(objects), visible))
  if (locationGroup !== undefined) conditions.push(sql`${locationGroup} = any (l.location_groups)`)
  if (weatherStation !== undefined) conditions.push(sql`l.weather_station = ${weatherStation}`)
  const ofPoints = pointsRequested(query)
  if (ofPoints.length > 0)
    conditions.push(sql`exists (
      select 1 from metering_point p
      where p.location_id = l.id and p.archived_at is null and ${sql.join(ofPoints, sql` and `)})`)
  if (search !== undefined) {
    const pattern = containing(search)
    conditions.push(
      sql`(${sql.join(
        searched.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
        sql` or `,
      )})`,
    )
  }
  return sql.join(conditions, sql` and `)
}

/** At or below any of the nodes, or where one of the metering points is. */
const isBelow = (ids: readonly string[], visible: readonly number[]) => sql`(
  ${isBelowNodes(ids, visible, { business: sql`l.client_business_id`, location: sql`l.id` })}
  or l.id in (
    select m.location_id from metering_point m
    where m.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
      and m.client_business_id = ${anyOf(visible)}))`

function pointsRequested({ kind, productType, ...query }: Omit<LocationsQuery, 'visible'>) {
  const conditions = isMeasuring(query)
  if (kind !== undefined) conditions.push(sql`p.kind = ${kind}`)
  if (productType !== undefined) conditions.push(sql`p.product_type = ${productType}`)
  return conditions
}

export async function countLocations(db: Database, query: LocationsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from location l where ${isRequested(query)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of them, sorted; a station that is not visible is none. */
export async function findLocations(db: Database, query: LocationsQuery): Promise<LocationRow[]> {
  const { after, limit, sort, visible } = query
  const key = sortKeys[sort]
  const [order, beyond] = query.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await sql<LocationRow>`
    select ${key} as "sortKey", l.id, l.name, l.client_business_id as "businessId", l.key as "locationId",
      json_build_object('id', l.parent_node, 'name', coalesce(u.name, b.name)) as "parentOrgUnit",
      case when w.id is null then null else json_build_object('id', w.id, 'name', w.name) end as "weatherStation",
      l.location_groups as "locationGroups", l.street, l.city,
      case when l.longitude is null or l.latitude is null then null
        else json_build_object('longitude', l.longitude, 'latitude', l.latitude) end as "geoCoordinates",
      l.attributes, l.archived_at is not null as archived
    from location l
    join client_business b on b.id = l.client_business_id
    left join organizational_unit u on u.id = l.organizational_unit_id
    left join metering_point w on w.id = l.weather_station and w.client_business_id = ${anyOf(visible)}
    where ${isRequested(query)}
      ${
        after === undefined
          ? sql``
          : sql`and (${key} collate "C", l.id collate "C")
              ${beyond} (${after.sortKey} collate "C", ${after.id} collate "C")`
      }
    order by ${key} collate "C" ${order}, l.id collate "C" ${order}
    limit ${limit}`.execute(db)
  return rows
}
