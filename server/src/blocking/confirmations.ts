import type { Locale } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** True when this was the first time; a second one changes nothing and keeps the first moment. */
export async function confirmVersion(
  db: Kysely<Tables>,
  { userUuid, versionUuid, locale }: { userUuid: string; versionUuid: string; locale: Locale },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('blocking_confirmation')
    .values({ user_uuid: userUuid, version_uuid: versionUuid, locale })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasConfirmed(
  db: Kysely<Tables>,
  userUuid: string,
  versionUuid: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('blocking_confirmation')
    .select('version_uuid')
    .where('user_uuid', '=', userUuid)
    .where('version_uuid', '=', versionUuid)
    .executeTakeFirst()
  return row !== undefined
}
