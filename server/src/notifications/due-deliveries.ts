import type { Locale } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { pageLocale } from '../locale/page-locale'
import { kindOf } from './kinds'
import type { MailedNotification, MailReader } from './mails'
import type { PushTarget } from './push/send-push'
import { receives } from './recipients'
import { choicesKey, mailedAnyway, readChoices } from './settings'
import type { Channel } from './tables'
import { retryAfter } from './retry-after'

type Database = Kysely<Tables>

/** Who sends for longer loses it to others, and the same is sent twice. */
const heldFor = 300_000
const atOnce = 50

export interface DueDelivery {
  id: number
  channel: Channel
  attempts: number
  notification: MailedNotification
  reader: MailReader
  target: PushTarget | undefined
  /** Whether it is to be sent at all, as things are by now. */
  wanted: boolean
}

/** Takes mails and pushes that are due and that nobody else sends. */
export const claimDue = (db: Database, now: Date): Promise<DueDelivery[]> =>
  claim(db, now, sql`d.channel <> 'DIGEST' order by d.due_at, d.id limit ${atOnce}`)

/** Takes all that is due of the digest of one user; nothing where no digest is due. */
export const claimDigest = (db: Database, now: Date): Promise<DueDelivery[]> =>
  claim(
    db,
    now,
    sql`d.channel = 'DIGEST' and d.user_uuid = (
      select o.user_uuid from notification_delivery o where o.channel = 'DIGEST' and o.due_at <= ${now}
        and (o.held_until is null or o.held_until < ${now}) order by o.due_at, o.id limit 1)`,
  )

async function claim(db: Database, now: Date, which: ReturnType<typeof sql>): Promise<DueDelivery[]> {
  const token = randomUUID()
  await sql`
    update notification_delivery set claim = ${token}, held_until = ${new Date(now.getTime() + heldFor)}
    where id in (
      select d.id from notification_delivery d
      where d.due_at <= ${now} and (d.held_until is null or d.held_until < ${now}) and ${which}
      for update skip locked)`.execute(db)
  const { rows } = await sql<Row>`
    select d.id, d.channel, d.attempts, n.id as "notificationId", n.kind, n.params, n.event_count as count,
      n.object_id as "objectId", n.read_at is not null as "isRead", n.client_business_id as "businessId",
      b.name as "businessName", b.parent_id as "parentId",
      u.uuid as "userUuid", u.display_name as name, u.email, u.roles, u.disabled,
      u.client_business_id as "ownBusinessId", c.value as choices, l.value as locale, v.endpoint, v.p256dh, v.auth
    from notification_delivery d
    join notification n on n.id = d.notification_id
    join portal_user u on u.uuid = d.user_uuid
    left join client_business b on b.id = n.client_business_id
    left join user_property c on c.user_uuid = u.uuid and c.key = ${choicesKey}
    left join user_property l on l.user_uuid = u.uuid and l.key = 'locale'
    left join push_device v on v.id = d.device_id
    where d.claim = ${token} order by n.id desc`.execute(db)
  return rows.map(asDue)
}

interface Row {
  id: number
  channel: Channel
  attempts: number
  notificationId: number
  kind: string
  params: MailedNotification['params']
  count: number
  objectId: string | null
  isRead: boolean
  businessId: number | null
  businessName: string | null
  parentId: number | null
  userUuid: string
  name: string
  email: string | null
  roles: number[]
  disabled: boolean
  ownBusinessId: number
  choices: string | null
  locale: string | null
  endpoint: string | null
  p256dh: string | null
  auth: string | null
}

function asDue(row: Row): DueDelivery {
  const { id, channel, attempts, notificationId, kind, params, count, objectId, businessName } = row
  const { userUuid, name, email, endpoint, p256dh, auth } = row
  const locale: Locale = pageLocale({ chosen: row.locale ?? undefined })
  return {
    ...{ id, channel, attempts, wanted: isWanted(row) },
    notification: { id: notificationId, kind, params, count, objectId, businessName },
    reader: { userUuid, name, address: email ?? '', locale },
    target: endpoint === null || p256dh === null || auth === null ? undefined : { endpoint, p256dh, auth },
  }
}

/** Since it was planned the user may have read it, chosen otherwise, lost the role, or left. */
function isWanted(row: Row): boolean {
  const kind = kindOf(row.kind)
  if (!kind || row.isRead || row.disabled) return false
  const { businessId, parentId, userUuid: uuid, roles } = row
  const user = { uuid, roles, businessId: row.ownBusinessId }
  if (!receives(user, { businessId, parentId, causedBy: null, ...kind })) return false
  const choice = readChoices(row.choices).groups[kind.group]
  if (row.channel === 'PUSH') return choice.push
  if (row.email === null || mailedAnyway.includes(kind.group)) return false
  return choice.email === (row.channel === 'EMAIL' ? 'AT_ONCE' : 'DIGEST')
}

export const finishDeliveries = async (db: Database, ids: readonly number[]): Promise<void> =>
  void (ids.length > 0 && (await db.deleteFrom('notification_delivery').where('id', 'in', ids).execute()))

/** After an attempt in vain. Answers whether it is given up. */
export async function putOff(
  db: Database,
  deliveries: readonly Pick<DueDelivery, 'id' | 'attempts'>[],
  now: Date,
): Promise<boolean> {
  const attempts = Math.max(...deliveries.map((one) => one.attempts)) + 1
  const pause = retryAfter(attempts)
  const ids = deliveries.map(({ id }) => id)
  if (pause === undefined) {
    await finishDeliveries(db, ids)
    return true
  }
  await db
    .updateTable('notification_delivery')
    .set({ attempts, due_at: new Date(now.getTime() + pause), claim: null, held_until: null })
    .where('id', 'in', ids)
    .execute()
  return false
}
