import type { EnergyUseContent, EnergyUseVersion } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** Keeps what is known of a use now; of the same revision once. */
export async function keepVersion(
  db: Database,
  { id, step }: { id: string; step: EnergyUseVersion['step'] },
): Promise<void> {
  await sql`
    insert into energy_use_version (energy_use_id, revision, step, content, changed_at, changed_by)
    select id, revision, ${step}::text, content, changed_at, changed_by from energy_use where id = ${id}::uuid
    on conflict do nothing`.execute(db)
}

export interface FoundVersion {
  revision: number
  step: EnergyUseVersion['step']
  at: Date
  by: string | null
  content: EnergyUseContent
}

/** The latest first; none of a use that is not visible. */
export async function listVersions(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundVersion[]> {
  const { rows } = await sql<FoundVersion>`
    select v.revision, v.step, v.content, v.changed_at as at, p.display_name as by
    from energy_use_version v join energy_use u on u.id = v.energy_use_id
    left join portal_user p on p.uuid = v.changed_by
    where u.id = ${id}::uuid and u.client_business_id = ${anyOf(visible)}
    order by v.revision desc`.execute(db)
  return rows
}

/** Whether all of these are there to be seen. */
export async function areLinks(
  db: Database,
  table: 'indicator' | 'baseline' | 'energy_action',
  ids: readonly string[],
  visible: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} d
    where d.id::text in (select json_array_elements_text(${JSON.stringify(ids)}::json))
      and d.deleted_at is null and d.client_business_id = ${anyOf(visible)}`.execute(db)
  return rows[0]?.count === new Set(ids).size
}

export async function isPoint(db: Database, id: string, visible: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from hierarchy_node n
    where n.id = ${id} and n.type = 'METERING_POINT' and n.client_business_id = ${anyOf(visible)}`.execute(db)
  return rows.length > 0
}
