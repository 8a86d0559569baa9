import type { ActionContent } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

export interface FoundAction {
  id: string
  businessId: number
  content: ActionContent
  nodeName: string | null
  baselineNames: Record<string, string>
  changedAt: Date
  changedBy: string | null
  isDeleted: boolean
  revision: number
}

/** Names are those that the visible businesses have. */
const actions = (visible: readonly number[], where: RawBuilder<unknown>) => sql<FoundAction>`
  select a.id, a.client_business_id as "businessId", a.content, a.changed_at as "changedAt",
    u.display_name as "changedBy", a.deleted_at is not null as "isDeleted", a.revision,
    (select n.name from hierarchy_node n
      where n.id = a.content ->> 'nodeId' and n.client_business_id = a.client_business_id) as "nodeName",
    (select coalesce(json_object_agg(b.id, b.name), '{}') from baseline b
      where b.id in (select (s ->> 'baselineId')::uuid from jsonb_array_elements(a.content -> 'savings') s)
        and b.deleted_at is null and b.client_business_id = ${anyOf(visible)}) as "baselineNames"
  from energy_action a left join portal_user u on u.uuid = a.changed_by
  where a.client_business_id = ${anyOf(visible)} and ${where}`

export async function listActions(db: Database, visible: readonly number[]): Promise<FoundAction[]> {
  const { rows } = await sql<FoundAction>`
    ${actions(visible, sql`a.deleted_at is null`)} order by lower(a.content ->> 'name'), a.id`.execute(db)
  return rows
}

/** Undefined for one that is not visible. */
export async function findAction(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundAction | undefined> {
  const { rows } = await actions(visible, sql`a.id = ${id}::uuid`).execute(db)
  return rows[0]
}

export async function countActions(db: Database, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('energy_action')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client_business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The business of a unit, location or metering point; undefined for what is not visible. */
export async function businessOfNode(
  db: Database,
  nodeId: string,
  visible: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ businessId: number }>`
    select n.client_business_id as "businessId" from hierarchy_node n
    where n.id = ${nodeId} and n.type <> 'CLIENT_BUSINESS' and n.client_business_id = ${anyOf(visible)}`.execute(
    db,
  )
  return rows[0]?.businessId
}

/** Whether all of these are there to be seen. */
export async function areBaselines(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('baseline')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('client_business_id', '=', anyOf(visible))
    .execute()
  return found.length === new Set(ids).size
}

export async function insertAction(
  db: Database,
  { id, businessId, content, by }: Pick<FoundAction, 'id' | 'businessId' | 'content'> & { by: string },
): Promise<void> {
  await db
    .insertInto('energy_action')
    .values({ id, client_business_id: businessId, content: JSON.stringify(content), changed_by: by })
    .execute()
}

interface Touched {
  id: string
  revision: number
  by: string
}

/** Each of these is false where the action has another revision meanwhile. */
const touch = async (
  db: Database,
  { id, revision, by }: Touched,
  change: { content?: string; deleted_at?: Date | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('energy_action')
    .set({ ...change, revision: revision + 1, changed_at: new Date(), changed_by: by })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
export const setContent = (db: Database, touched: Touched, content: ActionContent) =>
  touch(db, touched, { content: JSON.stringify(content) })
export const setDeleted = (db: Database, touched: Touched, at: Date | null) =>
  touch(db, touched, { deleted_at: at })

/** Of two steps with the actions of one business the second waits. */
export async function lockActionsOf(db: Database, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('actions ' || ${String(businessId)}, 0))`.execute(
    db,
  )
}
