import { maxNamedUses } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>
interface Users {
  count: number
  first: { id: string; name: string }[]
}

/** Locations in use whose weather station it is. */
export const weatherOfLocations = (db: Database, id: string, visible: readonly number[]): Promise<Users> =>
  usersAmong(
    db,
    sql`select l.id, l.name from location l
      where l.weather_station = ${id} and l.archived_at is null and l.client_business_id = ${anyOf(visible)}`,
  )

/** Virtual meters whose formulas name a series of it. */
export const meterInFormulas = (db: Database, id: string, visible: readonly number[]): Promise<Users> =>
  usersAmong(
    db,
    sql`select distinct p.id, p.name from measurement_series s
      join virtual_series_input i on i.input_id = s.id
      join measurement_series calculated on calculated.id = i.series_id
      join metering_point p on p.id = calculated.metering_point_id
      where s.metering_point_id = ${id} and p.client_business_id = ${anyOf(visible)}`,
  )

async function usersAmong(db: Database, found: RawBuilder<unknown>): Promise<Users> {
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select found.*, (count(*) over ())::integer as count from (${found}) found
    order by found.name, found.id limit ${maxNamedUses}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id, name }) => ({ id, name })) }
}
