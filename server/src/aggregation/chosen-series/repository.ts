import type { ChosenSeries, ChosenSeriesItem, ChosenSeriesQuery } from '@energycockpit/contract'
import { maxChosenSeries } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { isBelowBusinesses, isBusiness, isCounted, pointsBelow, type PointScope } from './points-below'

type Database = Kysely<Tables>

/** A series as it is stored, with what is not told of it. */
export interface SeriesRow extends ChosenSeriesItem {
  formula: string | null
  weatherStation: string | null
}

/** Those of the ids that are visible, in their order. */
export async function namedObjects(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<ChosenSeries['objects']> {
  const { rows } = await sql<ChosenSeries['objects'][number]>`
    select n.id, n.type, n.name from hierarchy_node n
    join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as named (id, place)
      on named.id = n.id
    where n.client_business_id = ${anyOf(visible)}
    order by named.place`.execute(db)
  return rows
}

export type SeriesFilters = Omit<
  ChosenSeriesQuery,
  'objects' | 'includeSubs' | 'from' | 'to' | 'formulaTemplate'
>

/** The first series below what is chosen by their ids, and whether there are more: counting them takes ten times as long. */
export async function findChosen(
  db: Database,
  {
    scope,
    filters,
    among,
  }: { scope: PointScope; filters: SeriesFilters; among?: readonly number[] | undefined },
): Promise<{ hasMore: boolean; series: SeriesRow[] }> {
  const branches = branchesOf(scope).map(
    ({ tables, isChosen }) => sql`(
      select s.id
      from ${tables}
      ${needsLocation(filters) ? sql`, lateral (select * from location l where l.id = p.location_id) l` : sql``}
      where s.client_business_id = ${anyOf(scope.visible)} and ${isChosen}
        and ${isInUse(scope)} and ${narrowed(filters, among)}
      order by s.id limit ${maxChosenSeries + 1})`,
  )
  const { rows } = await sql<{ hasMore: boolean; series: SeriesRow[] | null }>`
    with found as materialized (
      select id from (${sql.join(branches, sql` union `)}) found order by id limit ${maxChosenSeries + 1}),
    first as (select id from found order by id limit ${maxChosenSeries}),
    listed as (
      select ${columns} from first join measurement_series s on s.id = first.id ${joins}
      order by lower(l.name) collate "C", l.id, lower(p.name) collate "C", p.id, s.id)
    select (select count(*) > ${maxChosenSeries} from found) as "hasMore",
      (select json_agg(listed) from listed) as series`.execute(db)
  return { hasMore: rows[0]?.hasMore ?? false, series: (rows[0]?.series ?? []).map(withoutNothing) }
}

/** The series of metering points, in their order. */
export async function seriesOfPoints(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<SeriesRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SeriesRow>`
    select ${columns} from measurement_series s ${joins}
    where p.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
      and s.client_business_id = ${anyOf(visible)} and s.archived_at is null
    order by lower(p.name) collate "C", p.id, s.id`.execute(db)
  return rows.map(withoutNothing)
}

/** The formulas of virtual series of the visible businesses. */
export async function virtualFormulas(
  db: Database,
  visible: readonly number[],
): Promise<{ id: number; formula: string | null }[]> {
  return db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select(['s.id', 'p.formula'])
    .where('s.series_type', '=', 'VIRTUAL')
    .where('s.client_business_id', '=', anyOf(visible))
    .execute()
}

/** Of `metering_point p`: the nearest first. */
const pointsAbove = sql`
  with recursive up as (
    select p.parent_id as id, 1 as steps
    union all
    select m.parent_id, steps + 1 from up join metering_point m on m.id = up.id where m.parent_id is not null)
  select json_agg(id order by steps) from up`

const columns = sql`
  s.id as "seriesId", p.id as "pointId", p.name as "pointName", p.metering_point_id as "meteringPointId",
  l.id as "locationId", l.name as "locationName", coalesce(u.name, b.name) as "parentName",
  s.quantity, s.unit, s.direction, s.interval, s.series_type as "seriesType", p.product_type as "productType",
  p.kind, p.type, case when p.parent_id is not null then (${pointsAbove}) end as above, l.time_zone as "timeZone", p.formula, l.weather_station as "weatherStation",
  case when coalesce(s.archived_at, p.archived_at) is null then null else true end as archived`

const joins = sql`
  join metering_point p on p.id = s.metering_point_id
  join location l on l.id = p.location_id
  join client_business b on b.id = l.client_business_id
  left join organizational_unit u on u.id = l.organizational_unit_id`

/**
 * Few of many are looked up one by one, all are read at once. Of both together each is found in its own way: in one
 * condition the few would be looked through for each of the many.
 */
function branchesOf(scope: PointScope): { tables: RawBuilder<unknown>; isChosen: RawBuilder<unknown> }[] {
  const { objects } = scope
  const all = sql`measurement_series s join metering_point p on p.id = s.metering_point_id`
  if (objects === undefined) return [{ tables: all, isChosen: isCounted(scope) }]
  const businesses = objects.filter(isBusiness)
  const others = objects.filter((one) => !isBusiness(one))
  const few = sql`(${pointsBelow({ ...scope, objects: others })}) chosen,
    lateral (select * from metering_point p where p.id = chosen.id offset 0) p,
    lateral (select * from measurement_series s where s.metering_point_id = p.id offset 0) s`
  return [
    ...(businesses.length === 0
      ? []
      : [{ tables: all, isChosen: isBelowBusinesses({ ...scope, objects: businesses }) }]),
    ...(others.length === 0 ? [] : [{ tables: few, isChosen: sql`true` }]),
  ]
}

/** What is archived is there where it was named, or a period of the past is looked at. */
function isInUse({ objects = [], during }: PointScope): RawBuilder<unknown> {
  if (during) return sql`true`
  return sql`((p.archived_at is null and s.archived_at is null)
    or p.id in (select json_array_elements_text(${JSON.stringify(objects)}::json)))`
}

const needsLocation = ({ locationGroup, weatherStation }: SeriesFilters) =>
  locationGroup !== undefined || weatherStation !== undefined

/** Of `metering_point p`, `measurement_series s` and `location l`. */
export function narrowed(filters: SeriesFilters, among: readonly number[] | undefined): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`)
  }
  equal('p.product_type', filters.productType)
  equal('s.quantity', filters.quantity)
  equal('s.direction', filters.direction)
  equal('p.type', filters.meteringType)
  equal('p.kind', filters.kind)
  equal('s.series_type', filters.seriesType)
  equal('l.weather_station', filters.weatherStation)
  if (filters.locationGroup !== undefined)
    conditions.push(sql`${filters.locationGroup} = any (l.location_groups)`)
  if (filters.manual !== undefined)
    conditions.push(filters.manual === 'true' ? sql`p.kind = 'MANUAL_READ'` : sql`p.kind <> 'MANUAL_READ'`)
  if (among) conditions.push(sql`s.id = any (${`{${among.join(',')}}`}::integer[])`)
  return sql.join(conditions, sql` and `)
}

/** Without the columns that say nothing of most. */
function withoutNothing({ archived, above, ...row }: SeriesRow): SeriesRow {
  return { ...row, ...(above ? { above } : {}), ...(archived ? { archived } : {}) }
}
