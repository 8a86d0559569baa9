import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { planOf, type PlannedDelivery } from './deliveries-of'
import { bundlesOf, type EventRow } from './bundles'
import { kindOf } from './kinds'
import { receives } from './recipients'
import { choicesKey, readChoices, type Choices } from './settings'

const eventsAtOnce = 1_000
const rowsAtOnce = 500
const bundleFor = 3_600_000

/**
 * Hands out what has happened to who is to be told, and plans by which ways. One transaction: killed within it, nothing
 * is handed out and the next attempt does all of it. Answers how many events there were.
 */
export async function handOut(db: Kysely<Tables>, now = new Date()): Promise<number> {
  return db.transaction().execute(async (db) => {
    const events = await openEvents(db)
    for (const bundle of bundlesOf(events)) await tell(db, bundle, now)
    const ids = events.map(({ id }) => id)
    if (ids.length > 0)
      await db.updateTable('notification_event').set({ handled_at: now }).where('id', 'in', ids).execute()
    return events.length
  })
}

async function openEvents(db: Kysely<Tables>): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.kind, e.client_business_id as "businessId", b.parent_id as "parentId",
      e.user_uuid as "userUuid", e.caused_by as "causedBy", e.object_id as "objectId", e.params
    from notification_event e left join client_business b on b.id = e.client_business_id
    where e.handled_at is null and e.occurred_at <= now() order by e.id limit ${eventsAtOnce}
    for update of e skip locked`.execute(db)
  return rows
}

interface Reader {
  uuid: string
  roles: number[]
  businessId: number
  choices: Choices
  devices: string[]
  hasMail: boolean
}

async function tell(
  db: Kysely<Tables>,
  bundle: ReturnType<typeof bundlesOf>[number],
  now: Date,
): Promise<void> {
  const kind = kindOf(bundle.kind)
  if (!kind) return
  const readers = (await possibleReaders(db, bundle)).filter((reader) =>
    bundle.userUuid === null ? receives(reader, { ...bundle, ...kind }) : reader.uuid === bundle.userUuid,
  )
  const told = kind.bundled ? await joinToUnread(db, bundle, readers, now) : new Set<string>()
  const others = readers.filter(({ uuid }) => !told.has(uuid))
  for (let place = 0; place < others.length; place += rowsAtOnce) {
    const some = others.slice(place, place + rowsAtOnce)
    const written = await db
      .insertInto('notification')
      .values(
        some.map(({ uuid }) => ({
          ...{ user_uuid: uuid, client_business_id: bundle.businessId, kind: bundle.kind },
          ...{ object_id: bundle.objectId, params: JSON.stringify(bundle.params) },
          ...{ event_count: bundle.count, created_at: now },
        })),
      )
      .returning(['id', 'user_uuid'])
      .execute()
    const ids = new Map(written.map(({ id, user_uuid }) => [user_uuid, id]))
    const planned = some.flatMap((reader) =>
      planOf(reader, { ...kind, now }).map((one) => rowOf(ids.get(reader.uuid)!, reader.uuid, one)),
    )
    if (planned.length > 0) await db.insertInto('notification_delivery').values(planned).execute()
  }
}

const rowOf = (
  notification_id: number,
  user_uuid: string,
  { channel, deviceId, dueAt }: PlannedDelivery,
) => ({
  ...{ notification_id, user_uuid, channel, device_id: deviceId, due_at: dueAt },
})

async function possibleReaders(
  db: Kysely<Tables>,
  {
    businessId,
    parentId,
    userUuid,
  }: { businessId: number | null; parentId: number | null; userUuid: string | null },
): Promise<Reader[]> {
  const { rows } = await sql<Omit<Reader, 'choices'> & { choices: string | null }>`
    select u.uuid, u.roles, u.client_business_id as "businessId", p.value as choices, u.email is not null as "hasMail",
      coalesce((select json_agg(d.id) from push_device d where d.user_uuid = u.uuid), '[]'::json) as devices
    from portal_user u left join user_property p on p.user_uuid = u.uuid and p.key = ${choicesKey}
    where not u.disabled and (
      ${userUuid !== null ? sql`u.uuid = ${userUuid}` : businessId === null ? sql`true` : sql`u.client_business_id in (${businessId}, ${parentId ?? businessId})`})`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, choices: readChoices(row.choices) }))
}

/** Whoever has not read one of the kind within the hour is told there, and not once more. Answers who that is. */
async function joinToUnread(
  db: Kysely<Tables>,
  { kind, businessId, params, count }: Pick<EventRow, 'kind' | 'businessId' | 'params'> & { count: number },
  readers: readonly Reader[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const users = JSON.stringify(readers.map(({ uuid }) => uuid))
  const { rows } = await sql<{ uuid: string }>`
    update notification n
    set event_count = n.event_count + ${count}, object_id = null, params = ${JSON.stringify(params)}::jsonb
    where n.id in (
      select max(o.id) from notification o
      where o.user_uuid in (select json_array_elements_text(${users}::json)::uuid) and o.kind = ${kind}
        and o.client_business_id is not distinct from ${businessId}::integer
        and o.created_at > ${new Date(now.getTime() - bundleFor)}
      group by o.user_uuid)
      and n.read_at is null
    returning n.user_uuid as uuid`.execute(db)
  return new Set(rows.map(({ uuid }) => uuid))
}
