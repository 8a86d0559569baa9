import type { TextForms } from '@energycockpit/appearance'
import type { Locale } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import '../../locale/wording-tables'

type Database = Kysely<Tables>

export interface Place {
  businessId: number
  namespace: string
  key: string
}
export interface StoredWording {
  namespace: string
  key: string
  texts: Partial<Record<Locale, TextForms>>
  revision: number
  changedAt: Date
  changedBy: string
}

const wordings = (db: Database) =>
  db
    .selectFrom('own_wording')
    .select(['namespace', 'key', 'texts', 'revision', 'changed_at as changedAt', 'changed_by as changedBy'])

export const listWordings = (db: Database, businessId: number): Promise<StoredWording[]> =>
  wordings(db).where('client_business_id', '=', businessId).orderBy('namespace').orderBy('key').execute()

export const findWording = (
  db: Database,
  { businessId, namespace, key }: Place,
): Promise<StoredWording | undefined> =>
  wordings(db)
    .where('client_business_id', '=', businessId)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .executeTakeFirst()

export async function writeWording(
  db: Database,
  { businessId, namespace, key }: Place,
  wording: Pick<StoredWording, 'texts' | 'revision' | 'changedBy'>,
): Promise<void> {
  const values = {
    texts: JSON.stringify(wording.texts),
    revision: wording.revision,
    changed_at: new Date(),
    changed_by: wording.changedBy,
  }
  await db
    .insertInto('own_wording')
    .values({ client_business_id: businessId, namespace, key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['client_business_id', 'namespace', 'key']).doUpdateSet(values),
    )
    .execute()
}

export async function removeWording(db: Database, { businessId, namespace, key }: Place): Promise<void> {
  await db
    .deleteFrom('own_wording')
    .where('client_business_id', '=', businessId)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .execute()
}

/** The super client; undefined where there is none. */
export async function parentOf(db: Database, businessId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('client_business')
    .select('parent_id')
    .where('id', '=', businessId)
    .executeTakeFirst()
  return found?.parent_id ?? undefined
}

/** Of two changes of one business the second waits. */
export async function lockWordings(db: Database, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wording ' || ${businessId}::text, 0))`.execute(db)
}
