import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { KindName } from './kinds'
import type { NotificationParams } from './tables'

export interface Occurrence {
  kind: KindName
  /** Whose users are told; null together with `userUuid` for what concerns that user alone, without it everybody. */
  businessId: number | null
  /** The only recipient. */
  userUuid?: string
  /** Who caused it, and so need not be told. */
  causedBy?: string | null
  /** What it is about, as its page names it. */
  objectId?: string
  params?: NotificationParams
  /** When it happens, where that is later: nobody is told before. */
  at?: Date
  /** Of two with the same key users are told of the first: for what is looked at again and again. */
  key?: string
}

const longestText = 200
const shortened = (text: string) => [...text].slice(0, longestText).join('')

/**
 * Has users notified of what has happened. Give it the transaction of that: then either both are kept or neither, and
 * they are told after it ended.
 */
export async function notify(
  db: Kysely<Tables>,
  { kind, businessId, userUuid, causedBy, objectId, params = {}, at, key }: Occurrence,
): Promise<void> {
  const short = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortened(value) : value,
  ])
  await db
    .insertInto('notification_event')
    .values({
      ...{
        kind,
        client_business_id: businessId,
        user_uuid: userUuid ?? null,
        caused_by: stillThere(causedBy),
      },
      ...{ object_id: objectId ?? null, dedupe_key: key ?? null },
      params: JSON.stringify(Object.fromEntries(short)),
      ...(at && { occurred_at: at }),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** What is finished long after it was begun may outlive the user who began it. */
const stillThere = (userUuid: string | null | undefined) =>
  userUuid ? sql<string | null>`(select uuid from portal_user where uuid = ${userUuid}::uuid)` : null

/**
 * Forgets what was told of an object that is deleted with all that was said of it. One that counts several names none of
 * them, but keeps the name of the latest until then.
 */
export async function forget(
  db: Kysely<Tables>,
  { kind, objectId, name }: { kind: KindName; objectId: string; name: string },
): Promise<void> {
  for (const table of ['notification_event', 'notification'] as const)
    await db.deleteFrom(table).where('kind', '=', kind).where('object_id', '=', objectId).execute()
  await db
    .updateTable('notification')
    .set({ params: '{}' })
    .where('kind', '=', kind)
    .where('object_id', 'is', null)
    .where(sql<string>`params->>'name'`, '=', shortened(name))
    .execute()
}

/** Takes back what nobody was told of yet. */
export async function withdraw(
  db: Kysely<Tables>,
  { kind, objectId }: { kind: KindName; objectId: string },
): Promise<void> {
  await db
    .deleteFrom('notification_event')
    .where('kind', '=', kind)
    .where('object_id', '=', objectId)
    .where('handled_at', 'is', null)
    .execute()
}
