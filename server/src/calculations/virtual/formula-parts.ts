import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../entities/tables'
import type { FormulaPart, FormulaParts } from './plan-virtual'

/** The series with all that they are made of, down to those with values of their own. */
export async function formulaParts(db: Kysely<Tables>, ids: readonly number[]): Promise<FormulaParts> {
  const { rows } = await sql<FormulaPart>`
    with recursive part (id) as (
      select unnest(${`{${ids.join(',')}}`}::integer[])
      union
      select i.input_id from virtual_series_input i join part on part.id = i.series_id)
    select s.id, s.quantity, s.unit, s.interval, l.time_zone as "timeZone",
      case when s.series_type = 'VIRTUAL' then p.formula end as formula
    from part join measurement_series s on s.id = part.id
    join metering_point p on p.id = s.metering_point_id
    join location l on l.id = p.location_id
    order by s.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The virtual series that are made of a series, directly or by way of others. */
export async function madeOf(db: Kysely<Tables>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive dependent (id) as (
      select series_id from virtual_series_input where input_id = ${id}
      union
      select i.series_id from virtual_series_input i join dependent d on d.id = i.input_id)
    select id from dependent order by id`.execute(db)
  return rows.map((row) => row.id)
}
