import { sql, type RawBuilder } from 'kysely'
import type { HierarchyNode } from '@energycockpit/contract'
import { containing } from '../entities/containing'
import type { Entities } from '../entities/entities'
import type { NodePlace } from './node-page'
import { anyOf } from '../access/visible-businesses'

type Database = Entities['db']
type PathEntry = HierarchyNode['path'][number]

export interface NodeRow extends Omit<
  HierarchyNode,
  'path' | 'hasChildren' | 'parentId' | 'productType' | 'archived'
> {
  rank: number
  sort_name: string
  parent_node: string | null
  product_type: HierarchyNode['productType']
  has_children: boolean
  archived_at: Date | null
}

/** What is requested: whose nodes, from which place on, and how many. */
export interface NodeQuery {
  visible: readonly number[]
  /** Whether what is out of use is found, too. */
  withArchived: boolean
  after: NodePlace | undefined
  limit: number
}

/** In use, unless that does not matter. */
const inUse = (node: 'n' | 'child', { withArchived }: NodeQuery) =>
  withArchived ? sql`` : sql`and ${sql.ref(`${node}.archived_at`)} is null`

const nodeColumns = (query: NodeQuery) => sql`
  n.id, n.type, n.rank, n.name, lower(n.name) as sort_name, n.parent_node, n.kind, n.product_type, n.archived_at,
  exists (
    select 1 from hierarchy_node child
    where child.parent_node = n.id and child.client_business_id = ${anyOf(query.visible)}
      ${inUse('child', query)}
  ) as has_children`

const pageOrder = ({ after, limit }: NodeQuery) => sql`
  ${
    after === undefined
      ? sql``
      : sql`and (n.rank, lower(n.name) collate "C", n.id collate "C")
          > (${after.rank}::integer, ${after.sortName} collate "C", ${after.id} collate "C")`
  }
  order by n.rank, lower(n.name) collate "C", n.id collate "C"
  limit ${limit}`

/** The businesses that stand at the top of what is visible. */
export async function findTopNodes(db: Database, query: NodeQuery): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns(query)} from hierarchy_node n
    where n.type = 'CLIENT_BUSINESS' and n.client_business_id = ${anyOf(query.visible)}
      and not exists (
        select 1 from client_business b
        where 'cb-' || b.id::text = n.parent_node and b.id = ${anyOf(query.visible)})
      ${pageOrder(query)}`.execute(db)
  return rows
}

export async function findChildren(db: Database, parentId: string, query: NodeQuery): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select ${nodeColumns(query)} from hierarchy_node n
    where n.parent_node = ${parentId} and n.client_business_id = ${anyOf(query.visible)}
      ${inUse('n', query)}
      ${pageOrder(query)}`.execute(db)
  return rows
}

/** Nodes whose name, meter number or id holds the text, each with its path. */
export async function searchNodes(
  db: Database,
  text: string,
  query: NodeQuery,
): Promise<(NodeRow & { path: PathEntry[] })[]> {
  const { rows } = await sql<NodeRow & { path: PathEntry[] }>`
    with found as (
      select ${nodeColumns(query)} from hierarchy_node n
      where n.client_business_id = ${anyOf(query.visible)} and ${isNamed(containing(text))}
        ${inUse('n', query)}
        ${pageOrder(query)})
    select found.*, ${pathTo(sql`found.parent_node`, query.visible)} as path from found
    order by found.rank, found.sort_name collate "C", found.id collate "C"`.execute(db)
  return rows
}

/**
 * Of a `hierarchy_node n`. Only metering points are requested their numbers: of other nodes these are null, and a null
 * among the alternatives keeps PostgreSQL from its indexes.
 */
export const isNamed = (
  pattern: string,
): RawBuilder<boolean> => sql`(n.name ilike ${pattern} or n.id ilike ${pattern}
  or (n.type = 'METERING_POINT' and (n.meter_number ilike ${pattern} or n.metering_point_id ilike ${pattern})))`

/** From the top down to the node itself; empty when there is no such node among the visible ones. */
export async function findPath(
  db: Database,
  nodeId: string,
  visible: readonly number[],
): Promise<PathEntry[]> {
  const { rows } = await sql<{ path: PathEntry[] }>`
    select ${pathTo(sql`${nodeId}::text`, visible)} as path`.execute(db)
  return rows[0]?.path ?? []
}

/** Those of the nodes that stand below another of them. */
export async function nodesBelowOthers(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with recursive given as (select json_array_elements_text(${JSON.stringify(ids)}::json) as id),
    ancestor as (
      select n.id as below, n.parent_node as id from hierarchy_node n join given g on n.id = g.id
      union
      select a.below, n.parent_node from ancestor a join hierarchy_node n on n.id = a.id)
    select distinct a.below as id from ancestor a join given g on a.id = g.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * JSON list of a node and those above it, the topmost first, as far up as the user may see. Each is looked up by its id:
 * without statistics, which the embedded store has none of, PostgreSQL would read the whole tree for every step.
 */
export const pathTo = (
  nodeId: RawBuilder<unknown>,
  visible: readonly number[],
): RawBuilder<PathEntry[]> => sql`(
  with recursive ancestor as (
    select a.id, a.name, a.parent_node, 0 as height from hierarchy_node a
    where a.id = ${nodeId} and a.client_business_id = ${anyOf(visible)}
    union all
    select a.id, a.name, a.parent_node, ancestor.height + 1 from ancestor,
    lateral (select * from hierarchy_node n where n.id = ancestor.parent_node offset 0) a
    where a.client_business_id = ${anyOf(visible)})
  select coalesce(json_agg(json_build_object('id', id, 'name', name) order by height desc), '[]') from ancestor)`
