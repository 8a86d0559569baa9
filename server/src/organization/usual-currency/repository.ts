import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

/**
 * The country of a location, or of most locations in use at or below a node; where none of them says it, of most that
 * the user sees, as for a node of null. Null: nobody has said where anything is.
 */
export async function usualCountry(
  db: Kysely<Tables>,
  nodeId: string | null,
  visible: readonly number[],
): Promise<string | null> {
  const { rows } = await sql<{ country: string }>`
    with recursive below (id) as (
      select ${nodeId}::text
      union
      select unit.id from organizational_unit as unit join below on unit.parent_node = below.id
    )
    select country from location
    where client_business_id = ${anyOf(visible)} and archived_at is null and country is not null
    group by country
    order by
      count(*) filter (
        where id = ${nodeId}
          or parent_node in (select id from below)
          or id = (select location_id from metering_point where id = ${nodeId})
      ) desc,
      count(*) desc, country
    limit 1`.execute(db)
  return rows[0]?.country ?? null
}
