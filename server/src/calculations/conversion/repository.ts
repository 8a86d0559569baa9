import {
  mostFactorsAnswered,
  type AnsweredFactor,
  type ConversionFactors,
  type FactorNode,
} from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../entities/tables'
import { may } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { pathTo } from '../../organization/hierarchy-repository'
import { anyOf } from '../../access/visible-businesses'
import { businessOf } from './factor-repository'

type Database = Kysely<Tables>

const columns = sql`f.node_id as "nodeId", f.kind, f.product_type as "productType", f.direction, f.unit, f.periods,
  f.series_id as "seriesId",
  (select json_build_object('name', p.name, 'meteringPointId', p.id)
    from measurement_series s join metering_point p on p.id = s.metering_point_id
    where s.id = f.series_id) as series,
  json_build_object('by', f.changed_by,
    'at', to_char(f.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as changed`
const order = sql`f.kind, f.product_type, f.direction`

/** What holds at a node, and from where it has it. Throws a Problem (404) for a node that the user does not see. */
export async function factorsAt(
  db: Database,
  nodeId: string,
  user: SignedInUser,
): Promise<ConversionFactors> {
  const visible = user.visibleBusinessIds
  const businessId = await businessOf(db, nodeId, visible)
  const { rows } = await sql<AnsweredFactor>`
    with recursive above as (
      select id, parent_node, 0 as distance from hierarchy_node
      where id = ${nodeId} and client_business_id = ${businessId}
      union all
      select n.id, n.parent_node, a.distance + 1 from hierarchy_node n join above a on n.id = a.parent_node
      where n.client_business_id = ${businessId})
    select distinct on (${order}) ${columns} from conversion_factor f join above a on a.id = f.node_id
    where f.client_business_id = ${businessId}
    order by ${order}, a.distance`.execute(db)
  const factors = rows.filter((factor) => factor.nodeId === nodeId)
  const inherited = rows.filter((factor) => factor.nodeId !== nodeId)
  const named = [nodeId, ...inherited.map((factor) => factor.nodeId)]
  return { factors, inherited, nodes: await nodesOf(db, named, visible), more: false, mayChange: mayOf(user) }
}

/** What was set for whichever node the user sees. */
export async function allFactors(db: Database, user: SignedInUser): Promise<ConversionFactors> {
  const visible = user.visibleBusinessIds
  const { rows } = await sql<AnsweredFactor>`
    select ${columns} from conversion_factor f join hierarchy_node n on n.id = f.node_id
    where f.client_business_id = ${anyOf(visible)}
    order by n.rank, n.name, n.id, ${order} limit ${mostFactorsAnswered + 1}`.execute(db)
  const factors = rows.slice(0, mostFactorsAnswered)
  const nodes = await nodesOf(
    db,
    factors.map(({ nodeId }) => nodeId),
    visible,
  )
  return { factors, inherited: [], nodes, more: rows.length > factors.length, mayChange: mayOf(user) }
}

const mayOf = ({ roles }: SignedInUser) => may(roles, 'calculations:define')

async function nodesOf(
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
