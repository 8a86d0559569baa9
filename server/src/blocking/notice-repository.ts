import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { Audience } from './open-versions'
import type { NoticeTexts } from './tables'

export interface NewNotice {
  type: string
  /** Everybody when absent. */
  audience?: Partial<Audience>
}

/** A notice without a version asks nobody anything yet. Answers its uuid. */
export async function insertNotice(db: Kysely<Tables>, { type, audience = {} }: NewNotice): Promise<string> {
  const uuid = randomUUID()
  await db
    .insertInto('blocking_notice')
    .values({
      uuid,
      type,
      user_uuid: audience.userUuid ?? null,
      client_business_id: audience.clientBusinessId ?? null,
      with_sub_businesses: audience.withSubBusinesses ?? false,
      retired_at: null,
    })
    .execute()
  return uuid
}

/** The next version of a notice as a draft. Answers its uuid; two at the same moment: one of them is refused. */
export async function insertDraft(
  db: Kysely<Tables>,
  noticeUuid: string,
  texts: NoticeTexts,
): Promise<string> {
  const uuid = randomUUID()
  const { last } = await db
    .selectFrom('blocking_notice_version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('notice_uuid', '=', noticeUuid)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('blocking_notice_version')
    .values({
      uuid,
      notice_uuid: noticeUuid,
      number: Number(last ?? 0) + 1,
      texts: JSON.stringify(texts),
      published_at: null,
    })
    .execute()
  return uuid
}

/** From now on the version is requested. False when it is published already or there is none. */
export async function publishVersion(
  db: Kysely<Tables>,
  versionUuid: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blocking_notice_version')
    .set({ published_at: now })
    .where('uuid', '=', versionUuid)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Asks nobody any more. False when it did not before. */
export async function retire(db: Kysely<Tables>, noticeUuid: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blocking_notice')
    .set({ retired_at: now })
    .where('uuid', '=', noticeUuid)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nobody else changes the notice until the transaction ends; undefined when there is none. */
export const lockNotice = (db: Kysely<Tables>, uuid: string): Promise<{ type: string } | undefined> =>
  db.selectFrom('blocking_notice').select('type').where('uuid', '=', uuid).forUpdate().executeTakeFirst()

export const findDraft = (db: Kysely<Tables>, noticeUuid: string) =>
  db
    .selectFrom('blocking_notice_version')
    .select(['uuid', 'texts'])
    .where('notice_uuid', '=', noticeUuid)
    .where('published_at', 'is', null)
    .executeTakeFirst()

export async function removeDraft(db: Kysely<Tables>, noticeUuid: string): Promise<void> {
  await db
    .deleteFrom('blocking_notice_version')
    .where('notice_uuid', '=', noticeUuid)
    .where('published_at', 'is', null)
    .execute()
}

export const findBusiness = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('client_business').select('id').where('id', '=', id).executeTakeFirst()

/** By the name with which they sign in, whatever its case. */
export const findUser = (db: Kysely<Tables>, userName: string) =>
  db
    .selectFrom('portal_user')
    .select('uuid')
    .where(sql<string>`lower(user_name)`, '=', userName.trim().toLowerCase())
    .executeTakeFirst()

/** What a published version says; undefined when there is none. */
export async function textsOf(
  db: Kysely<Tables>,
  versionUuids: readonly string[],
): Promise<Map<string, NoticeTexts>> {
  if (versionUuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('blocking_notice_version')
    .select(['uuid', 'texts'])
    .where('uuid', 'in', [...versionUuids])
    .execute()
  return new Map(rows.map(({ uuid, texts }) => [uuid, texts]))
}
