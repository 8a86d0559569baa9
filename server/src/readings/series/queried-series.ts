import type { Direction, MeasurementSeries, ProductType, Quantity } from '@energycockpit/contract'
import { maxSeries } from '@energycockpit/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { anyOf } from '../../access/visible-businesses'
import type { StoredSeries } from './series-repository'
import { countedSpans, placesByTime, type PlaceByDays } from './series-places'

/** A series with what an answer says of it. */
export interface QueriedSeries extends StoredSeries, Pick<MeasurementSeries, 'direction'> {
  meteringPointId: string
  name: string
  location: string
}

export interface SeriesScope {
  series?: string | undefined
  nodeId?: string | undefined
  /** Of what is below the node only what is below locations of this group. */
  locationGroup?: string | undefined
  productType?: ProductType | undefined
  quantity?: Quantity | undefined
  direction?: Direction | undefined
  /** Below a node: of each metering point what it takes and what it feeds in, not only the first of its series. */
  bothWays?: boolean | undefined
  /** ISO 8601: what was not below the node at any time of the period is left out. */
  from?: string | undefined
  to?: string | undefined
}

type Database = Entities['db']

/**
 * The series that a call is about, none twice. Throws a Problem: 404 for a series or node that is none of the visible
 * businesses', 400 when there are too many, or neither or both are named.
 */
export async function queriedSeries(
  { db }: Entities,
  scope: SeriesScope,
  visible: readonly number[],
): Promise<QueriedSeries[]> {
  if ((scope.series === undefined) === (scope.nodeId === undefined))
    throw new Problem(400, 'VALIDATION_FAILED', 'query: either series or nodeId')
  if (scope.nodeId === undefined && scope.locationGroup !== undefined)
    throw new Problem(400, 'VALIDATION_FAILED', 'query.locationGroup: only with nodeId')
  const found =
    scope.nodeId === undefined
      ? await namedSeries(db, scope.series!, visible)
      : await seriesBelow(db, scope.nodeId, scope, visible)
  if (found.length > maxSeries) throw tooMany()
  return found
}

const tooMany = () =>
  new Problem(400, 'TOO_MANY_SERIES', `at most ${maxSeries} series are answered at once; choose fewer`)

const columns = sql`
  s.id, s.quantity, s.unit, s.interval, s.direction, s.series_type as "seriesType", l.time_zone as "timeZone",
  p.id as "meteringPointId", p.name, l.name as location, r.revision`

/** What an id of a series can be at most. */
const lastId = 2_147_483_647

/** Hundreds of rows of ten columns each come as one value in a third of the time. */
async function asOne<Row extends object = QueriedSeries>(
  db: Database,
  select: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<{ found: Row[] | null }>`
    select json_agg(one) as found from (${select}) one`.execute(db)
  return rows[0]?.found ?? []
}

async function namedSeries(db: Database, list: string, visible: readonly number[]): Promise<QueriedSeries[]> {
  const ids = [...new Set(list.split(',').map(Number))]
  if (ids.length > maxSeries) throw tooMany()
  if (ids.some((id) => id > lastId)) throw new Problem(404, 'NOT_FOUND')
  const found = await asOne(
    db,
    sql`select ${columns} from measurement_series s
    join metering_point p on p.id = s.metering_point_id
    join location l on l.id = p.location_id
    left join series_revision r on r.series_id = s.id
    where s.id = any (${`{${ids.join(',')}}`}::integer[]) and s.client_business_id = ${anyOf(visible)}
    order by s.id`,
  )
  if (found.length < ids.length) throw new Problem(404, 'NOT_FOUND')
  return found
}

async function seriesBelow(
  db: Database,
  nodeId: string,
  { locationGroup, productType, quantity, direction, bothWays = false, from, to }: SeriesScope,
  visible: readonly number[],
): Promise<QueriedSeries[]> {
  const { rows: nodes } = await sql`
    select 1 from hierarchy_node where id = ${nodeId} and client_business_id = ${anyOf(visible)}`.execute(db)
  if (nodes.length === 0) throw new Problem(404, 'NOT_FOUND')
  const narrowed = (column: string, value: string | undefined) =>
    value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`
  const found = await asOne<QueriedSeries & { days: PlaceByDays[] | null }>(
    db,
    sql`with recursive below as (
      select id, type, daterange(null, null) as during, null::text as parent
      from hierarchy_node n where id = ${nodeId} ${inGroup('n', locationGroup)}
      union all
      select e.id, e.type, b.during * e.during, b.id from hierarchy_edge e join below b on e.parent_node = b.id
      where e.client_business_id = ${anyOf(visible)} and b.type <> 'METERING_POINT'
        and b.during * e.during && ${daysAround(from, to)} ${inGroup('e', locationGroup)}),
    counted as (
      select id, case when bool_and(during = daterange(null, null)) then null else
        json_agg(json_build_object('location', parent, 'from', lower(during), 'to', upper(during))) end as days
      from below where type = 'METERING_POINT' group by id)
    select distinct on (p.id${bothWays ? sql`, s.direction` : sql``}) ${columns}, c.days from counted c
    join metering_point p on p.id = c.id
    join location l on l.id = p.location_id
    join measurement_series s on s.metering_point_id = p.id
    left join series_revision r on r.series_id = s.id
    where (p.id = ${nodeId} or p.type is distinct from 'SUB' or c.days is not null)
      and (p.id = ${nodeId} or s.series_type <> 'VIRTUAL')
      ${narrowed('p.product_type', productType)} ${narrowed('s.quantity', quantity)}
      ${narrowed('s.direction', direction)} ${bothWays ? sql`and s.direction is distinct from 'PRODUCTION'` : sql``}
    order by p.id, ${bothWays ? sql`s.direction,` : sql``} (s.series_type = 'MEASURED') desc, s.id
    limit ${maxSeries + 1}`,
  )
  const period = from && to ? { from: Date.parse(from), to: Date.parse(to) } : undefined
  return found.flatMap(({ days, ...series }) => {
    const places = placesByTime(days, series.timeZone)
    if (places === undefined) return series
    return period && countedSpans(places, period).length === 0 ? [] : { ...series, places }
  })
}

/** Of the rows of nodes or edges those that are no locations, or locations of the group. */
const inGroup = (rows: string, group: string | undefined) =>
  group === undefined
    ? sql``
    : sql`and (${sql.ref(`${rows}.type`)} <> 'LOCATION' or exists (
        select 1 from location g where g.id = ${sql.ref(`${rows}.id`)} and ${group} = any (g.location_groups)))`

/** The days of a period in any time zone. */
function daysAround(from: string | undefined, to: string | undefined) {
  const around = (instant: string | undefined, days: number) =>
    instant === undefined
      ? null
      : new Date(Date.parse(instant) + days * 86_400_000).toISOString().slice(0, 10)
  return sql`daterange(${around(from, -1)}::date, ${around(to, 2)}::date)`
}
