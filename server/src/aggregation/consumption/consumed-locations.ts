import { sql } from 'kysely'
import type { Consumption } from '@energycockpit/contract'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { findPath } from '../../organization/hierarchy-repository'
import { Problem } from '../../http/problem'

/** A business, unit or location of the visible businesses; throws a Problem (404) for anything else. */
export async function consumingNode(
  { db }: Entities,
  nodeId: string,
  visible: readonly number[],
): Promise<NonNullable<Consumption['node']>> {
  const { rows } = await sql<{ type: NonNullable<Consumption['node']>['type'] }>`
    select type from hierarchy_node
    where id = ${nodeId} and type <> 'METERING_POINT' and client_business_id = ${anyOf(visible)}`.execute(db)
  const path = await findPath(db, nodeId, visible)
  const node = path.at(-1)
  if (rows[0] === undefined || node === undefined) throw new Problem(404, 'NOT_FOUND')
  return { ...node, type: rows[0].type, path: path.slice(0, -1) }
}

/** Names of locations and of what they are in now, by name. */
export async function namesOfLocations(
  { db }: Entities,
  ids: readonly string[],
): Promise<Consumption['locations']> {
  if (ids.length === 0) return []
  const { rows } = await sql<Consumption['locations'][number]>`
    select n.id, n.name, coalesce(above.name, '') as "parentName"
    from hierarchy_node n left join hierarchy_node above on above.id = n.parent_node
    where n.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
    order by lower(n.name) collate "C", n.id`.execute(db)
  return rows
}
