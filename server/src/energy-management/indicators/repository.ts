import type { LocationUse } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

/** Of `location l` the last of values over time that has begun. */
const todays = (column: 'uses' | 'floor_areas') => sql`(
    select v ->> 'value' from jsonb_array_elements(${sql.ref(`l.${column}`)}) v
    where v ->> 'from' is null or (v ->> 'from')::date <= (now() at time zone l.time_zone)::date
    order by (v ->> 'from')::date desc nulls last limit 1)`

/** What locations are used for today, and how large they are. */
const usesToday = (visible: readonly number[]) => sql`
  select l.id, ${todays('uses')} as use, ${todays('floor_areas')}::float8 as area
  from location l where l.client_business_id = ${anyOf(visible)} and l.archived_at is null`

export interface UsedLocation {
  /** Null: nobody has said so. */
  use: LocationUse | null
  /** In m². */
  area: number | null
}

/** Undefined for a location that is not visible or not in use any more. */
export async function useOfLocation(
  db: Kysely<Tables>,
  locationId: string,
  visible: readonly number[],
): Promise<UsedLocation | undefined> {
  const { rows } = await sql<UsedLocation>`
    select x.use, x.area from (${usesToday(visible)}) x where x.id = ${locationId}`.execute(db)
  return rows[0]
}

/** The others that are used alike. */
export async function locationsUsedAs(
  db: Kysely<Tables>,
  { use, but }: { use: LocationUse; but: string },
  visible: readonly number[],
): Promise<{ id: string; area: number | null }[]> {
  const { rows } = await sql<{ id: string; area: number | null }>`
    select x.id, x.area from (${usesToday(visible)}) x
    where x.use = ${use} and x.id <> ${but} order by x.id`.execute(db)
  return rows
}
