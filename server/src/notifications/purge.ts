import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

const day = 86_400_000
const keptRead = 90 * day
const keptUnread = 365 * day
/** Longer than any watch looks back, so that a key keeps what it is for. */
const keptEvents = 400 * day
const keptOfUser = 1_000

/** Deletes what is old, and of each user all but the latest. */
export async function purgeNotifications(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await db
    .deleteFrom('notification')
    .where((where) =>
      where.or([where('read_at', '<', before(keptRead)), where('created_at', '<', before(keptUnread))]),
    )
    .execute()
  await sql`delete from notification where id in (
    select id from (select id, row_number() over (partition by user_uuid order by id desc) as place from notification) n
    where place > ${keptOfUser})`.execute(db)
  await db.deleteFrom('notification_event').where('handled_at', '<', before(keptEvents)).execute()
  // Whoever is not let in any more receives nothing.
  await sql`delete from push_device d using portal_user u where u.uuid = d.user_uuid and u.disabled`.execute(
    db,
  )
  await sql`delete from push_token d using portal_user u where u.uuid = d.user_uuid and u.disabled`.execute(
    db,
  )
}
