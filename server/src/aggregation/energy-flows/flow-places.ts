import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import type { FlowPlace } from './flow-graph'

/**
 * Locations and what they are in now, up to a node or to the topmost that is visible. A location that has left the node
 * stands directly below it: of the time before it counts there.
 */
export async function placesOfLocations(
  { db }: Entities,
  locations: readonly string[],
  { nodeId, visible }: { nodeId: string | undefined; visible: readonly number[] },
): Promise<FlowPlace[]> {
  const ids = JSON.stringify(nodeId === undefined ? locations : [...locations, nodeId])
  const { rows } = await sql<FlowPlace>`
    with recursive up as (
      select n.id, n.type, n.name, n.parent_node from hierarchy_node n
      where n.id in (select json_array_elements_text(${ids}::json)) and n.client_business_id = ${anyOf(visible)}
      union
      select n.id, n.type, n.name, n.parent_node from up, lateral (
        select * from hierarchy_node n
        where n.id = up.parent_node and n.client_business_id = ${anyOf(visible)} offset 0) n
      where ${nodeId ?? null}::text is null or up.id <> ${nodeId ?? null}::text)
    select id, type, name, parent_node as parent from up`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const isBelow = (id: string | null): boolean =>
    id !== null && (id === nodeId || isBelow(found.get(id)?.parent ?? null))
  return rows.map((row) => {
    if (row.id === nodeId || row.parent === null || !found.has(row.parent)) return { ...row, parent: null }
    const hasLeft = nodeId !== undefined && row.type === 'LOCATION' && !isBelow(row.parent)
    return hasLeft ? { ...row, parent: nodeId } : row
  })
}

/** The kinds of metering points, by id. */
export async function kindsOf(
  { db }: Entities,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<FlowPlace['kind']>>> {
  const { rows } = await sql<{ id: string; kind: NonNullable<FlowPlace['kind']> }>`
    select id, kind from metering_point
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`.execute(db)
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** What a node of the visible businesses is; throws a Problem (404) for anything else. */
export async function typeOfNode(
  { db }: Entities,
  id: string,
  visible: readonly number[],
): Promise<FlowPlace['type']> {
  const { rows } = await sql<{ type: FlowPlace['type'] }>`
    select type from hierarchy_node where id = ${id} and client_business_id = ${anyOf(visible)}`.execute(db)
  if (rows[0] === undefined) throw new Problem(404, 'NOT_FOUND')
  return rows[0].type
}
