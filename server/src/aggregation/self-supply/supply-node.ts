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
