import type { BelowStructureItem } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>
type Hindrance = BelowStructureItem['hindrances'][number]

/** Which of these series formulas name. */
export async function seriesInFormulas(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct input_id as id from virtual_series_input where input_id = any (${asList(ids)}::integer[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * What keeps these items from being deleted, besides values: virtual meters among them, formulas, locations with their
 * weather, items that once stood below them, prices, factors and rules that are set for them, and imports that brought values, even where those are gone.
 * `withFormulas`: virtual meters that go together with their formulas.
 */
export async function usesOf(
  db: Database,
  {
    nodeIds,
    seriesIds,
    withFormulas = [],
  }: { nodeIds: readonly string[]; seriesIds: readonly number[]; withFormulas?: readonly string[] },
): Promise<Hindrance[]> {
  const nodes = sql`(select json_array_elements_text(${JSON.stringify(nodeIds)}::json))`
  const series = sql`any (${asList(seriesIds)}::integer[])`
  const { rows } = await sql<Hindrance>`
    select * from (
      select 'VIRTUAL_METERS' as code, count(*)::integer as count from metering_point
        where kind = 'VIRTUAL' and id in ${nodes}
          and id not in (select json_array_elements_text(${JSON.stringify(withFormulas)}::json))
      union all
      select 'IN_FORMULAS', count(distinct i.series_id)::integer from virtual_series_input i
        where i.input_id = ${series}
      union all
      select 'WEATHER_OF_OTHERS', count(*)::integer from location
        where weather_station in ${nodes} and id not in ${nodes}
      union all
      select 'FORMER_PARENT_OF', count(distinct node_id)::integer from former_place
        where parent_node in ${nodes} and node_id not in ${nodes}
      union all
      select 'SETTINGS', (
        (select count(*) from conversion_factor where node_id in ${nodes} or series_id = ${series})
        + (select count(*) from series_rules where series_id = ${series}))::integer
      union all
      select 'IMPORTS', count(distinct import_id)::integer from reading_import_series where series_id = ${series}
    ) as uses (code, count)
    where count > 0`.execute(db)
  return rows
}

/** What the portal itself keeps beside series that never had a value. */
export async function forgetSeries(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  for (const table of ['series_revision', 'series_check'] as const)
    await sql`delete from ${sql.table(table)} where series_id = any (${asList(ids)}::integer[])`.execute(db)
}

const asList = (ids: readonly number[]) => `{${ids.join(',')}}`
