import {
  maxFactorsListed,
  type ListedFactor,
  type ConversionFactor,
  type FactorNode,
} from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { pathTo } from '../../organization/hierarchy-repository'

type Database = Kysely<Tables>

/** The business of a node; undefined for one that is none of the visible businesses'. */
export async function findBusinessOfNode(
  db: Database,
  nodeId: string,
  visible: readonly number[],
): Promise<number | undefined> {
  const node = await db
    .selectFrom('hierarchy_node')
    .select('client_business_id')
    .where('id', '=', nodeId)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return node?.client_business_id
}

/**
 * A series that factors of a business may name: of its own, of the super client above it, or of a business below it that
 * whoever names it sees.
 */
export const findSeries = (
  db: Database,
  seriesId: number,
  { businessId, visible }: { businessId: number; visible: readonly number[] },
) =>
  db
    .selectFrom('measurement_series')
    .select(['quantity', 'unit'])
    .where('id', '=', seriesId)
    .where('client_business_id', 'in', sharedBusinesses(businessId))
    .where(({ or, eb }) =>
      or([
        eb('client_business_id', '=', anyOf(visible)),
        eb('client_business_id', '=', superClientOf(businessId)),
      ]),
    )
    .executeTakeFirst()

const superClientOf = (businessId: number) =>
  sql<number>`(select own.parent_id from client_business own where own.id = ${businessId})`

/** The business, the super client above it and the businesses below it: their prices and carbon intensities are shared. */
const sharedBusinesses = (businessId: number) => sql<number>`(
  select b.id from client_business b
  where b.id = ${businessId} or b.parent_id = ${businessId}
    or b.id = ${superClientOf(businessId)})`

export async function businessesToShareWith(db: Database, businessId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client_business where id in ${sharedBusinesses(businessId)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The metering point of a series. */
export async function nameOfSeries(db: Database, seriesId: number): Promise<string> {
  const { name } = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select('p.name')
    .where('s.id', '=', seriesId)
    .executeTakeFirstOrThrow()
  return name
}

/** Until the transaction ends, nobody else writes factors. */
export async function lockFactors(db: Database): Promise<void> {
  await sql`lock table conversion_factor in share row exclusive mode`.execute(db)
}

type FactorKey = Pick<ConversionFactor, 'nodeId' | 'kind' | 'productType' | 'direction'>

/** Removes what was set and returns it; undefined when nothing was. */
export const takeFactor = (db: Database, { nodeId, kind, productType, direction }: FactorKey) =>
  db
    .deleteFrom('conversion_factor')
    .where('node_id', '=', nodeId)
    .where('kind', '=', kind)
    .where('product_type', '=', productType)
    .where('direction', '=', direction)
    .returning(['changed_at', 'unit', 'periods', 'series_id as seriesId'])
    .executeTakeFirst()

export async function insertFactor(
  db: Database,
  { factor, businessId, changedBy }: { factor: ConversionFactor; businessId: number; changedBy: string },
): Promise<void> {
  const { nodeId, kind, productType, direction, unit, periods, seriesId } = factor
  await db
    .insertInto('conversion_factor')
    .values({
      ...{ client_business_id: businessId, node_id: nodeId, kind, product_type: productType },
      ...{ direction, unit, periods: JSON.stringify(periods), series_id: seriesId },
      ...{ changed_at: new Date(), changed_by: changedBy },
    })
    .execute()
}

/** What is measured in a business that the user does not see has a name, and nothing that leads there. */
const columnsFor = (
  visible: readonly number[],
) => sql`f.node_id as "nodeId", f.kind, f.product_type as "productType", f.direction, f.unit, f.periods,
  f.series_id as "seriesId",
  (select jsonb_build_object('name', p.name, 'meteringPointId',
      case when s.client_business_id = ${anyOf(visible)} then p.id end)
      || case when s.client_business_id = f.client_business_id then '{}'
        else jsonb_build_object('businessName', b.name) end
      || case when coalesce(s.archived_at, p.archived_at) is null then '{}' else jsonb_build_object('archivedAt',
        to_char(coalesce(s.archived_at, p.archived_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
    from measurement_series s join metering_point p on p.id = s.metering_point_id
    join client_business b on b.id = s.client_business_id
    where s.id = f.series_id) as series,
  json_build_object('by', f.changed_by,
    'at', to_char(f.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as changed`
const order = sql`f.kind, f.product_type, f.direction`

/** Those of a node, and, of what it has none of, those of the nearest node above it. */
export async function listFactorsAbove(
  db: Database,
  nodeId: string,
  { businessId, visible }: { businessId: number; visible: readonly number[] },
): Promise<ListedFactor[]> {
  const { rows } = await sql<ListedFactor>`
    with recursive above as (
      select id, parent_node, 0 as distance from hierarchy_node
      where id = ${nodeId} and client_business_id = ${businessId}
      union all
      select n.id, n.parent_node, a.distance + 1 from hierarchy_node n join above a on n.id = a.parent_node
      where n.client_business_id = ${businessId})
    select distinct on (${order}) ${columnsFor(visible)} from conversion_factor f join above a on a.id = f.node_id
    where f.client_business_id = ${businessId}
    order by ${order}, a.distance`.execute(db)
  return rows
}

/** What was set for any node of the businesses; `more`: there are more than are listed. */
export async function listFactors(
  db: Database,
  visible: readonly number[],
): Promise<{ factors: ListedFactor[]; more: boolean }> {
  const { rows } = await sql<ListedFactor>`
    select ${columnsFor(visible)} from conversion_factor f join hierarchy_node n on n.id = f.node_id
    where f.client_business_id = ${anyOf(visible)}
    order by n.rank, n.name, n.id, ${order} limit ${maxFactorsListed + 1}`.execute(db)
  return { factors: rows.slice(0, maxFactorsListed), more: rows.length > maxFactorsListed }
}

/** Nodes by their ids, as far as they are visible, in the order of the hierarchy. */
export async function findNodes(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<FactorNode[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FactorNode>`
    select n.id, n.type, n.name, ${pathTo(sql`n.parent_node`, visible)} as path,
      coalesce(${zoneBelow(sql`n.id`)}, 'UTC') as "timeZone"
    from hierarchy_node n
    where n.id in (${sql.join([...new Set(ids)])}) and n.client_business_id = ${anyOf(visible)}
    order by n.rank, n.name, n.id`.execute(db)
  return rows
}

/** The time zone that most of what stands at or below a node has. */
const zoneBelow = (nodeId: RawBuilder<unknown>) => sql`(
  with recursive below as (
    select b.id from hierarchy_node b where b.id = ${nodeId}
    union all
    select b.id from hierarchy_node b join below on b.parent_node = below.id)
  select mode() within group (order by l.time_zone) from below
  left join metering_point p on p.id = below.id
  join location l on l.id = coalesce(p.location_id, below.id))`
