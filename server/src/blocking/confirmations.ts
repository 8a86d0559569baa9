import type { Locale } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** Writes down that the user confirmed a version; a second time changes nothing and keeps the first moment. */
export async function confirmVersion(
  db: Kysely<Tables>,
  { userUuid, versionUuid, locale }: { userUuid: string; versionUuid: string; locale: Locale },
): Promise<void> {
  await db
    .insertInto('blocking_confirmation')
    .values({ user_uuid: userUuid, version_uuid: versionUuid, locale })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
