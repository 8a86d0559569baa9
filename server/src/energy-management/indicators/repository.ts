import type { LocationUse } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

/** What locations are used for today: the last use that has begun. */
const usesToday = (visible: readonly number[]) => sql`
  select l.id, (
    select u ->> 'value' from jsonb_array_elements(l.uses) u
    where u ->> 'from' is null or (u ->> 'from')::date <= (now() at time zone l.time_zone)::date
    order by (u ->> 'from')::date desc nulls last limit 1) as use
  from location l where l.client_business_id = ${anyOf(visible)} and l.archived_at is null`

/** Undefined for a location that is not visible or not in use any more; null where it has no use. */
export async function useOfLocation(
  db: Kysely<Tables>,
  locationId: string,
  visible: readonly number[],
): Promise<LocationUse | null | undefined> {
  const { rows } = await sql<{ use: LocationUse | null }>`
    select x.use from (${usesToday(visible)}) x where x.id = ${locationId}`.execute(db)
  return rows[0]?.use
}

/** The others that are used alike. */
export async function locationsUsedAs(
  db: Kysely<Tables>,
  { use, but }: { use: LocationUse; but: string },
  visible: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select x.id from (${usesToday(visible)}) x where x.use = ${use} and x.id <> ${but} order by x.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
