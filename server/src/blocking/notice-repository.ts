import { informationLayoutSchema, pageContentLayoutSchema, supportedLocales } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../entities/tables'
import { isInformation, type Audience } from './open-versions'
import type { NoticeTexts } from './tables'

export interface NewNotice {
  type: string
  /** Everybody when absent. */
  audience?: Partial<Audience>
}

/** Throws a ZodError when the texts are not as the type's card needs them, once in each language of the portal. */
export function checkedTexts(type: string, texts: unknown): NoticeTexts {
  const layouts = isInformation(type)
    ? z.array(informationLayoutSchema).parse(texts)
    : z.array(pageContentLayoutSchema).parse(texts)
  const spoken = layouts.map(({ locale }) => locale.shortName).sort()
  if (spoken.join() !== [...supportedLocales].sort().join())
    throw new Error(`A notice speaks ${supportedLocales.join(' and ')}, each once, and not ${spoken.join()}`)
  return layouts
}

/** A notice without a version asks nobody anything yet. Answers its uuid. */
export async function createNotice(db: Kysely<Tables>, { type, audience = {} }: NewNotice): Promise<string> {
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
export async function draftVersion(
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

/** From now on the version is asked for. False when it is published already or there is none. */
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
export async function retireNotice(
  db: Kysely<Tables>,
  noticeUuid: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blocking_notice')
    .set({ retired_at: now })
    .where('uuid', '=', noticeUuid)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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
