import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'

export const isBusiness = (id: string) => /^cb-\d{1,9}$/.test(id)
const listed = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json))`

/** The ids of a list of a query, each once. */
export const idsOfList = (list: string): string[] => [...new Set(list.split(','))]

/** Names of the objects, in their order. Throws a Problem (404) where one is none of the visible businesses'. */
export async function namesOfObjects(
  db: Kysely<Tables>,
  ids: readonly string[],
  visible: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select n.id, n.name from hierarchy_node n
    where n.id in ${listed(ids)} and n.client_business_id = ${anyOf(visible)}`.execute(db)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  if (names.size < ids.length) throw new Problem(404, 'NOT_FOUND')
  return ids.map((id) => names.get(id)!)
}

/** Of a row with this column for its business and this one for its location: whether it is at or below the nodes. */
export function isBelowNodes(
  ids: readonly string[],
  visible: readonly number[],
  { business, location }: { business: RawBuilder<unknown>; location: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const businesses = ids.filter(isBusiness).map((id) => Number(id.slice(3)))
  const others = ids.filter((id) => !isBusiness(id))
  const conditions: RawBuilder<unknown>[] = []
  if (businesses.length > 0) conditions.push(sql`${business} in (${businessesBelow(businesses, visible)})`)
  if (others.length > 0) conditions.push(sql`${location} in (${locationsBelow(others, visible)})`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Of metering points their ids and those of their submeters, however far below. */
export const metersBelow = (ids: readonly string[], visible: readonly number[]) => sql`
  with recursive below as (
    select m.id from metering_point m where m.id in ${listed(ids)} and m.client_business_id = ${anyOf(visible)}
    union
    select m.id from metering_point m join below on m.parent_id = below.id
    where m.client_business_id = ${anyOf(visible)})
  select id from below`

/** Of a business all are below it: the tree need not be gone through. */
const businessesBelow = (ids: readonly number[], visible: readonly number[]) => sql`
  with recursive below as (
    select b.id from client_business b
    where b.id = any (${`{${ids.join(',')}}`}::integer[]) and b.id = ${anyOf(visible)}
    union
    select b.id from client_business b join below on b.parent_id = below.id where b.id = ${anyOf(visible)})
  select id from below`

/** Down to the locations it is the tree that is gone through, not its many leaves. */
const locationsBelow = (ids: readonly string[], visible: readonly number[]) => sql`
  with recursive below as (
    select n.id from hierarchy_node n
    where n.id in ${listed(ids)} and n.client_business_id = ${anyOf(visible)} and n.type <> 'METERING_POINT'
    union
    select n.id from hierarchy_node n join below b on n.parent_node = b.id
    where n.client_business_id = ${anyOf(visible)} and n.type <> 'METERING_POINT')
  select id from below`
