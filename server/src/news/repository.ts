import type { NewsContent, NewsPost, ShownNews } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import type { Tables } from '../entities/tables'

type Database = Kysely<Tables>

export interface FoundPost extends NewsPost {
  isDeleted: boolean
}

const hasBelow = sql<boolean>`exists (
  select 1 from client_business as below where below.parent_id = business.id)`

const posts = (db: Database) =>
  db
    .selectFrom('news_post as p')
    .innerJoin('client_business as business', 'business.id', 'p.client_business_id')
    .leftJoin('portal_user as writer', 'writer.uuid', 'p.changed_by')
    .selectAll('p')
    .select(['business.name as businessName', 'writer.display_name as writerName'])
    .select(hasBelow.as('hasBelow'))

/** The last changed first, of the visible businesses. */
export async function listPosts(
  db: Database,
  visible: readonly number[],
  limit: number,
): Promise<FoundPost[]> {
  const rows = await posts(db)
    .where('p.client_business_id', '=', anyOf(visible))
    .where('p.deleted_at', 'is', null)
    .orderBy('p.changed_at', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(asPost)
}

/** Undefined for one of a business that is not visible. */
export async function findPost(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundPost | undefined> {
  const row = await posts(db)
    .where('p.id', '=', id)
    .where('p.client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return row && asPost(row)
}

function asPost(row: Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number]): FoundPost {
  const { id, importance, pinned, texts, published, revision, businessName } = row
  return {
    ...{ id, importance, pinned, texts, published, revision, businessName },
    ...{ withSubBusinesses: row.with_sub_businesses, hasSubBusinesses: row.hasBelow },
    ...{ from: row.valid_from.toISOString(), until: row.valid_until?.toISOString() ?? null },
    ...{ businessId: row.client_business_id, isDeleted: row.deleted_at !== null },
    ...{ changedAt: row.changed_at.toISOString(), changedBy: row.writerName },
  }
}

interface Change {
  by: string
  at: Date
}

const columnsOf = (content: NewsContent, { by, at }: Change) => ({
  ...{ importance: content.importance, pinned: content.pinned, published: content.published },
  ...{ with_sub_businesses: content.withSubBusinesses, texts: JSON.stringify(content.texts) },
  ...{
    valid_from: new Date(content.from),
    valid_until: content.until === null ? null : new Date(content.until),
  },
  ...{ changed_by: by, changed_at: at },
})

export async function insertPost(
  db: Database,
  post: { id: string; businessId: number; content: NewsContent },
  change: Change,
): Promise<void> {
  await db
    .insertInto('news_post')
    .values({
      id: post.id,
      client_business_id: post.businessId,
      deleted_at: null,
      ...columnsOf(post.content, change),
    })
    .execute()
}

/** False: it has another revision meanwhile, or was deleted. */
export async function updatePost(
  db: Database,
  { id, revision }: { id: string; revision: number },
  content: NewsContent,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .updateTable('news_post')
    .set({ ...columnsOf(content, change), revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** `at` null: it is restored. False: it has another revision meanwhile. */
export async function setDeleted(
  db: Database,
  { id, revision }: { id: string; revision: number },
  at: Date | null,
): Promise<boolean> {
  const updated = await db
    .updateTable('news_post')
    .set({ deleted_at: at, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

interface Reader {
  uuid: string
  /** That they look at. */
  businessId: number
}

/** What is told in a business at an instant: by it, and by the one above where that is for it, too. */
const toldIn = (db: Database, { businessId }: Reader, now: Date) =>
  db
    .selectFrom('news_post as p')
    .innerJoin('client_business as teller', 'teller.id', 'p.client_business_id')
    .where('p.published', '=', true)
    .where('p.deleted_at', 'is', null)
    .where('p.valid_from', '<=', now)
    .where((either) => either.or([either('p.valid_until', 'is', null), either('p.valid_until', '>', now)]))
    .where((either) =>
      either.or([
        either('p.client_business_id', '=', businessId),
        either.and([
          either('p.with_sub_businesses', '=', true),
          either('p.client_business_id', '=', ({ selectFrom }) =>
            selectFrom('client_business').select('parent_id').where('id', '=', businessId),
          ),
        ]),
      ]),
    )

export async function listTold(
  db: Database,
  reader: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<ShownNews[]> {
  const rows = await toldIn(db, reader, now)
    .leftJoin('news_read as r', (join) =>
      join.onRef('r.post_id', '=', 'p.id').on('r.user_uuid', '=', reader.uuid),
    )
    .select(['p.id', 'p.importance', 'p.pinned', 'p.texts', 'p.valid_from', 'p.valid_until'])
    .select(['teller.name as businessName', 'r.user_uuid as readBy'])
    .orderBy('p.pinned', 'desc')
    .orderBy('p.valid_from', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ valid_from: from, valid_until: until, readBy, ...post }) => ({
    ...{ ...post, from: from.toISOString(), until: until?.toISOString() ?? null, isRead: readBy !== null },
  }))
}

/** Of the posts those that the reader is told. */
export async function markRead(
  db: Database,
  reader: Reader,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('news_read')
    .columns(['user_uuid', 'post_id'])
    .expression(
      toldIn(db, reader, now)
        .select([sql<string>`${reader.uuid}::uuid`.as('user_uuid'), 'p.id as post_id'])
        .where('p.id', 'in', [...ids]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findBusinessesBelow(db: Database, id: number): Promise<number[]> {
  const rows = await db.selectFrom('client_business').select('id').where('parent_id', '=', id).execute()
  return rows.map((row) => row.id)
}

export const findBusiness = (db: Database, id: number) =>
  db
    .selectFrom('client_business as business')
    .select(['business.id', 'business.name', hasBelow.as('hasSubBusinesses')])
    .where('business.id', '=', id)
    .executeTakeFirstOrThrow()
