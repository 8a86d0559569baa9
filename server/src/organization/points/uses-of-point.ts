import { maxNamedUses, type CallResponse, type getMeteringPointUses } from '@energycockpit/contract'
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

type FactorsOf = CallResponse<typeof getMeteringPointUses>['factorsOf']

/**
 * Prices and factors that follow a series of it: of its own business, of the super client and of those below. What they
 * are set for is named to those who see it; whose they are, to all, because they keep it from being deleted.
 */
export async function meterInFactors(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FactorsOf> {
  const { rows } = await sql<FactorsOf['first'][number] & { count: number }>`
    select f.kind, b.name as "businessName", (count(*) over ())::integer as count,
      case when n.client_business_id = ${anyOf(visible)}
        then json_build_object('id', n.id, 'name', n.name, 'type', n.type) end as node
    from measurement_series s
    join conversion_factor f on f.series_id = s.id
    join hierarchy_node n on n.id = f.node_id and n.client_business_id = f.client_business_id
    join client_business b on b.id = f.client_business_id
    where s.metering_point_id = ${id}
    order by b.name, n.name, n.id, f.kind, f.product_type, f.direction limit ${maxNamedUses}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ kind, node, businessName }) => ({ kind, node, businessName })),
  }
}

async function usersAmong(db: Database, found: RawBuilder<unknown>): Promise<Users> {
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select found.*, (count(*) over ())::integer as count from (${found}) found
    order by found.name, found.id limit ${maxNamedUses}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id, name }) => ({ id, name })) }
}
