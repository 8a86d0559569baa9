import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** What a user has set for themselves. */
export async function readUserProperty(
  db: Kysely<Tables>,
  userUuid: string,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_property')
    .select('value')
    .where('user_uuid', '=', userUuid)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

export async function writeUserProperty(
  db: Kysely<Tables>,
  userUuid: string,
  key: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('user_property')
    .values({ user_uuid: userUuid, key, value })
    .onConflict((conflict) => conflict.columns(['user_uuid', 'key']).doUpdateSet({ value }))
    .execute()
}
