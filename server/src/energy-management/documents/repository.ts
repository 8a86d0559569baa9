import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { EnergyDocumentTables } from './tables'

type Database = Kysely<Tables>

/** What is kept whole, with a revision, for a business. */
export interface FoundDocument<Content> {
  id: string
  businessId: number
  content: Content
  /** Null where it is about the whole business, or about something that is no longer there. */
  nodeName: string | null
  changedAt: Date
  changedBy: string | null
  isDeleted: boolean
  revision: number
}

export interface Touched {
  id: string
  revision: number
  by: string
}

/** The documents of one table. Nothing is found of businesses that are not visible. */
export function documentsIn<Content>(table: keyof EnergyDocumentTables) {
  const found = (visible: readonly number[], where: RawBuilder<unknown>) => sql<FoundDocument<Content>>`
    select d.id, d.client_business_id as "businessId", d.content, d.changed_at as "changedAt",
      u.display_name as "changedBy", d.deleted_at is not null as "isDeleted", d.revision,
      (select n.name from hierarchy_node n
        where n.id = d.content ->> 'nodeId' and n.client_business_id = d.client_business_id) as "nodeName"
    from ${sql.table(table)} d left join portal_user u on u.uuid = d.changed_by
    where d.client_business_id = ${anyOf(visible)} and ${where}`

  /** False where the document has another revision meanwhile. */
  const touch = async (db: Database, { id, revision, by }: Touched, change: RawBuilder<unknown>) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${change}, revision = revision + 1, changed_at = now(), changed_by = ${by}::uuid
      where id = ${id}::uuid and revision = ${revision}`.execute(db)
    return numAffectedRows === 1n
  }

  return {
    async list(db: Database, visible: readonly number[]): Promise<FoundDocument<Content>[]> {
      const { rows } = await sql<FoundDocument<Content>>`
        ${found(visible, sql`d.deleted_at is null`)} order by lower(d.content ->> 'name'), d.id`.execute(db)
      return rows
    },
    /** Also a deleted one; undefined for one that is not visible. */
    async find(
      db: Database,
      id: string,
      visible: readonly number[],
    ): Promise<FoundDocument<Content> | undefined> {
      const { rows } = await found(visible, sql`d.id = ${id}::uuid`).execute(db)
      return rows[0]
    },
    async insert(db: Database, one: { id: string; businessId: number; content: Content; by: string }) {
      await sql`insert into ${sql.table(table)} (id, client_business_id, content, changed_by)
        values (${one.id}::uuid, ${one.businessId}, ${JSON.stringify(one.content)}::jsonb, ${one.by}::uuid)`.execute(
        db,
      )
    },
    setContent: (db: Database, touched: Touched, content: Content) =>
      touch(db, touched, sql`content = ${JSON.stringify(content)}::jsonb`),
    setDeleted: (db: Database, touched: Touched, isDeleted: boolean) =>
      touch(db, touched, isDeleted ? sql`deleted_at = now()` : sql`deleted_at = null`),
    /** Of two steps with the documents of one business the second waits. */
    async lock(db: Database, businessId: number): Promise<void> {
      const key = `${table} ${businessId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
    },
  }
}

/** The business of a unit or location; undefined for what is not visible. */
export async function businessOfPlace(
  db: Database,
  nodeId: string,
  visible: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ businessId: number }>`
    select n.client_business_id as "businessId" from hierarchy_node n
    where n.id = ${nodeId} and n.type in ('ORG_UNIT', 'LOCATION')
      and n.client_business_id = ${anyOf(visible)}`.execute(db)
  return rows[0]?.businessId
}

/** Whether all of these series are there to be seen. */
export async function areSeries(
  db: Database,
  ids: readonly number[],
  visible: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('measurement_series')
    .select('id')
    .where('id', 'in', ids)
    .where('client_business_id', '=', anyOf(visible))
    .execute()
  return found.length === new Set(ids).size
}
