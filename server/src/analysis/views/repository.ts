import type { SavedView } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>
type Content = Pick<SavedView, 'name' | 'page' | 'query' | 'shared'>

export interface FoundView extends Content {
  id: string
  ownerUuid: string
  owner: string
  businessId: number
  revision: number
}

const views = (db: Database) =>
  db
    .selectFrom('saved_view as v')
    .innerJoin('portal_user as u', 'u.uuid', 'v.owner_uuid')
    .select(['v.id', 'v.name', 'v.page', 'v.query', 'v.shared', 'v.revision'])
    .select(['v.owner_uuid as ownerUuid', 'v.client_business_id as businessId', 'u.display_name as owner'])

interface Viewer {
  uuid: string
  visibleBusinessIds: readonly number[]
}

/** Of the visible businesses: the viewer's own, and those that are shared. */
const seenBy = (db: Database, { uuid, visibleBusinessIds }: Viewer) =>
  views(db)
    .where('v.client_business_id', '=', anyOf(visibleBusinessIds))
    .where((either) => either.or([either('v.owner_uuid', '=', uuid), either('v.shared', '=', true)]))

export const listViews = (db: Database, viewer: Viewer): Promise<FoundView[]> =>
  seenBy(db, viewer)
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute()

/** Undefined for a view that the viewer does not see. */
export const findView = (db: Database, id: string, viewer: Viewer): Promise<FoundView | undefined> =>
  seenBy(db, viewer).where('v.id', '=', id).executeTakeFirst()

export async function countViews(db: Database, ownerUuid: string): Promise<number> {
  const found = await db
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirstOrThrow()
  return Number(found.count)
}

/** False: the owner has another view of this name. */
export async function insertView(
  db: Database,
  view: Content & Pick<FoundView, 'id' | 'ownerUuid' | 'businessId'>,
): Promise<boolean> {
  const { id, ownerUuid, businessId, name, page, query, shared } = view
  const inserted = await db
    .insertInto('saved_view')
    .values({ ...{ id, name, page, query, shared }, owner_uuid: ownerUuid, client_business_id: businessId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Whether the owner has another view of this name. */
export async function isNameTaken(
  db: Database,
  view: Pick<FoundView, 'id' | 'ownerUuid' | 'businessId' | 'name'>,
) {
  const found = await db
    .selectFrom('saved_view')
    .select('id')
    .where('owner_uuid', '=', view.ownerUuid)
    .where('client_business_id', '=', view.businessId)
    .where(sql`lower(name)`, '=', sql`lower(${view.name})`)
    .where('id', '!=', view.id)
    .executeTakeFirst()
  return found !== undefined
}

/** False: it has another revision meanwhile, or is no longer there. */
export async function updateView(
  db: Database,
  id: string,
  revision: number,
  content: Content,
): Promise<boolean> {
  const { name, page, query, shared } = content
  const updated = await db
    .updateTable('saved_view')
    .set({ ...{ name, page, query, shared }, revision: revision + 1, changed_at: new Date() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function removeView(db: Database, id: string): Promise<void> {
  await db.deleteFrom('saved_view').where('id', '=', id).execute()
}

/** Of two steps with the views of one user the second waits. */
export async function lockViewsOf(db: Database, ownerUuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved views ' || ${ownerUuid}, 0))`.execute(db)
}
