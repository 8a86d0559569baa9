import type { RecentObject } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import type { Tables } from '../entities/tables'
import { pathTo } from '../organization/hierarchy-repository'

type Database = Kysely<Tables>

/** Whose list: a user's, in one business. */
export interface ListOfUser {
  uuid: string
  businessId: number
  visible: readonly number[]
  /** Whether views of the analysis are anything that the user sees. */
  seesViews: boolean
}

export type FoundObject = Omit<RecentObject, 'url' | 'viewedAt'> & {
  viewedAt: Date
  /** Of a view: its page and query. */
  page: string | null
  query: string | null
}

type ObjectKey = Pick<RecentObject, 'kind' | 'id'>

/** All that the user sees and may have opened, by kind and id. */
const seen = ({ uuid, visible, seesViews }: ListOfUser) => sql`(
  select n.type as kind, n.id, n.name, n.product_type, n.parent_node, null as page, null as query
  from hierarchy_node n where n.client_business_id = ${anyOf(visible)}
  union all
  select 'SAVED_VIEW', v.id::text, v.name, null, null, v.page, v.query
  from saved_view v
  where ${seesViews} and v.client_business_id = ${anyOf(visible)} and (v.owner_uuid = ${uuid} or v.shared))`

const ofUser = ({ uuid, businessId }: ListOfUser) =>
  sql`r.user_uuid = ${uuid} and r.client_business_id = ${businessId}`

const newestFirst = sql`r.viewed_at desc, r.kind, r.object_id`

/** The newest first. */
export async function listRecent(db: Database, list: ListOfUser, limit: number): Promise<FoundObject[]> {
  const { rows } = await sql<FoundObject>`
    select r.kind, r.object_id as id, s.name, s.product_type as "productType", s.page, s.query,
      r.viewed_at as "viewedAt", ${pathTo(sql`s.parent_node`, list.visible)} as path
    from recent_object r join ${seen(list)} s on s.kind = r.kind and s.id = r.object_id
    where ${ofUser(list)}
    order by ${newestFirst} limit ${limit}`.execute(db)
  return rows
}

/** Whether the user sees the object. */
export async function isSeen(db: Database, list: ListOfUser, { kind, id }: ObjectKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${seen(list)} s where s.kind = ${kind} and s.id = ${id}`.execute(db)
  return rows.length > 0
}

/** The last one of two at the same time counts. */
export async function keepViewed(
  db: Database,
  { uuid, businessId }: ListOfUser,
  { kind, id, at }: ObjectKey & { at: Date },
): Promise<void> {
  await db
    .insertInto('recent_object')
    .values({ user_uuid: uuid, client_business_id: businessId, kind, object_id: id, viewed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_uuid', 'client_business_id', 'kind', 'object_id'])
        .doUpdateSet({ viewed_at: sql`greatest(recent_object.viewed_at, excluded.viewed_at)` }),
    )
    .execute()
}

/** Keeps no more than so many, and nothing that the user does not see any more. */
export async function dropOthers(db: Database, list: ListOfUser, keep: number): Promise<void> {
  await sql`
    delete from recent_object r where ${ofUser(list)} and (r.kind, r.object_id) not in (
      select r.kind, r.object_id
      from recent_object r join ${seen(list)} s on s.kind = r.kind and s.id = r.object_id
      where ${ofUser(list)}
      order by ${newestFirst} limit ${keep})`.execute(db)
}

export async function dropAll(
  db: Database,
  { uuid, businessId }: Pick<ListOfUser, 'uuid' | 'businessId'>,
): Promise<void> {
  await db
    .deleteFrom('recent_object')
    .where('user_uuid', '=', uuid)
    .where('client_business_id', '=', businessId)
    .execute()
}
