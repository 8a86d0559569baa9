import type { SelfSupply } from '@energycockpit/contract'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'

export type SupplyNode = NonNullable<SelfSupply['node']>

/** A node of the visible businesses; throws a Problem (404) for anything else. */
export async function supplyNode(
  { db }: Entities,
  id: string,
  visible: readonly number[],
): Promise<SupplyNode> {
  const { rows } = await sql<SupplyNode>`
    select id, name, type from hierarchy_node where id = ${id} and client_business_id = ${anyOf(visible)}`.execute(
    db,
  )
  if (rows[0] === undefined) throw new Problem(404, 'NOT_FOUND')
  return rows[0]
}

/** What locations are called, by their ids. */
export async function locationNames(
  { db }: Entities,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from hierarchy_node
    where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
