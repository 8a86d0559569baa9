import { maxCountedUnread, NOTIFICATIONS_PER_PAGE } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import type { Tables } from '../entities/tables'
import type { NotificationParams } from './tables'

type Database = Kysely<Tables>

export interface StoredNotification {
  id: number
  kind: string
  params: NotificationParams
  count: number
  objectId: string | null
  businessName: string | null
  createdAt: Date
  isRead: boolean
}

/** Whose they are, and the businesses that the user sees now; of others nothing is told. */
export interface Owner {
  userUuid: string
  visible: readonly number[]
}

const own = ({ userUuid, visible }: Owner): RawBuilder<boolean> => sql<boolean>`
  n.user_uuid = ${userUuid} and (n.client_business_id is null or n.client_business_id = ${anyOf(visible)})`

/** The latest first, one more than a page has where there are more. */
export async function listOf(
  db: Database,
  owner: Owner,
  {
    before,
    kinds,
    state,
  }: { before?: number | undefined; kinds: readonly string[]; state?: 'READ' | 'UNREAD' | undefined },
): Promise<StoredNotification[]> {
  const { rows } = await sql<StoredNotification>`
    select n.id, n.kind, n.params, n.event_count as count, n.object_id as "objectId", b.name as "businessName",
      n.created_at as "createdAt", n.read_at is not null as "isRead"
    from notification n left join client_business b on b.id = n.client_business_id
    where ${own(owner)}
      and n.kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
      ${before === undefined ? sql`` : sql`and n.id < ${before}`}
      ${state === undefined ? sql`` : state === 'READ' ? sql`and n.read_at is not null` : sql`and n.read_at is null`}
    order by n.id desc limit ${NOTIFICATIONS_PER_PAGE + 1}`.execute(db)
  return rows
}

/** Not more than `maxCountedUnread` are counted. */
export async function countUnread(db: Database, owner: Owner, kinds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notification n where ${own(owner)} and n.read_at is null
        and n.kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
      limit ${maxCountedUnread}) as counted`.execute(db)
  return rows[0]!.count
}

/** These, else all up to one. */
export interface Marked {
  ids?: readonly string[] | undefined
  until?: string | undefined
}

export async function markRead(db: Database, owner: Owner, { ids, until = '0' }: Marked): Promise<void> {
  const those = ids
    ? sql`n.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::integer)`
    : sql`n.id <= ${until}::integer`
  await sql`update notification n set read_at = now() where ${own(owner)} and n.read_at is null and ${those}`.execute(
    db,
  )
}
