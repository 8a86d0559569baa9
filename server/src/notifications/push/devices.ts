import type { PushDevice } from '@energycockpit/contract'
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'

type Database = Kysely<Tables>

/** More browsers, and more devices of the app, are not kept of one user. */
const mostDevices = 20

interface NewDevice {
  userUuid: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  name: string | null
  providerSessionId: string | null
}

/** One that is known already belongs to this user from now on. Throws a Problem (409) for too many. */
export async function addDevice(db: Database, device: NewDevice): Promise<string> {
  const { userUuid, endpoint, keys, name, providerSessionId } = device
  return db.transaction().execute(async (db) => {
    await db.selectFrom('portal_user').select('uuid').where('uuid', '=', userUuid).forUpdate().execute()
    const others = await db
      .selectFrom('push_device')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_uuid', '=', userUuid)
      .where('endpoint', '<>', endpoint)
      .executeTakeFirstOrThrow()
    if (Number(others.count) >= mostDevices)
      throw new Problem(409, 'TOO_MANY_DEVICES', `${mostDevices} browsers are kept for one user`)
    // What was to be sent there to the one before is not sent to the one now.
    await db
      .deleteFrom('push_device')
      .where('endpoint', '=', endpoint)
      .where('user_uuid', '<>', userUuid)
      .execute()
    const values = { ...keys, name, provider_session_id: providerSessionId }
    const { id } = await db
      .insertInto('push_device')
      .values({ id: randomUUID(), user_uuid: userUuid, endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function devicesOf(db: Database, userUuid: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_device')
    .select(['id', 'name', 'added_at', 'endpoint'])
    .where('user_uuid', '=', userUuid)
    .orderBy('added_at', 'desc')
    .execute()
  return rows.map(({ id, name, added_at, endpoint }) => ({
    ...{ id, name, addedAt: added_at.toISOString() },
    endpointHash: createHash('sha256').update(endpoint).digest('base64url'),
  }))
}

/** False when the user has no such device. */
export async function removeDevice(db: Database, userUuid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('user_uuid', '=', userUuid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps a token of the app; a device has one, which belongs to who signed in last. The oldest make room. */
export async function storeToken(
  db: Database,
  token: { userUuid: string; token: string; os: 'Android' | 'iOS'; providerSessionId: string | null },
): Promise<void> {
  const { userUuid, providerSessionId, os } = token
  await db.transaction().execute(async (db) => {
    // A session of the app is one device: a new token takes the place of the one before.
    if (providerSessionId !== null)
      await db.deleteFrom('push_token').where('provider_session_id', '=', providerSessionId).execute()
    const values = { user_uuid: userUuid, os, provider_session_id: providerSessionId, stored_at: new Date() }
    await db
      .insertInto('push_token')
      .values({ token: token.token, ...values })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(values))
      .execute()
    await sql`delete from push_token where token in (
      select token from push_token where user_uuid = ${userUuid} order by stored_at desc offset ${mostDevices})`.execute(
      db,
    )
  })
}

/** When a session of the provider ends, what was added in it receives nothing more. */
export async function forgetDevicesOfSession(db: Database, providerSessionId: string): Promise<void> {
  await db.deleteFrom('push_device').where('provider_session_id', '=', providerSessionId).execute()
  await db.deleteFrom('push_token').where('provider_session_id', '=', providerSessionId).execute()
}

/** Those of a user who was signed out everywhere, or everywhere but in one session. */
export async function forgetDevicesOf(db: Database, userUuid: string, keptSession?: string): Promise<void> {
  const kept = keptSession ?? null
  for (const table of ['push_device', 'push_token'] as const)
    await db
      .deleteFrom(table)
      .where('user_uuid', '=', userUuid)
      .where((where) =>
        where.or([
          where('provider_session_id', 'is distinct from', kept),
          where('provider_session_id', 'is', null),
        ]),
      )
      .execute()
}
