import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { IsBlocked } from '../identity/required-action-prompt'
import { currentVersions, openVersions, type Addressee, type PublishedVersion } from './open-versions'

/** What the user has to do before the portal opens, in order. Nobody of that id: nothing. */
export async function openReasons(db: Kysely<Tables>, userUuid: string): Promise<PublishedVersion[]> {
  const user = await addresseeOf(db, userUuid)
  return user ? openVersions(await publishedFor(db, userUuid), user) : []
}

/** The version that the user is, or was, to confirm; undefined when it is not for them or a later one has come. */
export async function currentVersion(
  db: Kysely<Tables>,
  userUuid: string,
  versionUuid: string,
): Promise<PublishedVersion | undefined> {
  const user = await addresseeOf(db, userUuid)
  if (!user) return undefined
  return currentVersions(await publishedFor(db, userUuid), user).find(({ uuid }) => uuid === versionUuid)
}

/** Type of the reason that a user meets first, undefined when nothing is open. */
export async function firstOpenReason(db: Kysely<Tables>, userUuid: string): Promise<string | undefined> {
  const [first] = await openReasons(db, userUuid)
  return first?.type
}

/** Whether anything is open, as sign-in asks it. */
export const blockedBy =
  (db: Kysely<Tables>): IsBlocked =>
  async (userUuid) =>
    (await firstOpenReason(db, userUuid)) !== undefined

async function addresseeOf(db: Kysely<Tables>, userUuid: string): Promise<Addressee | undefined> {
  const user = await db
    .selectFrom('portal_user')
    .innerJoin('client_business', 'client_business.id', 'portal_user.client_business_id')
    .select(['portal_user.client_business_id', 'client_business.parent_id'])
    .where('portal_user.uuid', '=', userUuid)
    .executeTakeFirst()
  return (
    user && {
      uuid: userUuid,
      clientBusinessId: user.client_business_id,
      superClientBusinessId: user.parent_id,
    }
  )
}

/** Published versions of notices in force, without those for single other users. */
async function publishedFor(db: Kysely<Tables>, userUuid: string): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('blocking_notice_version as version')
    .innerJoin('blocking_notice as notice', 'notice.uuid', 'version.notice_uuid')
    .leftJoin('blocking_confirmation as confirmation', (join) =>
      join
        .onRef('confirmation.version_uuid', '=', 'version.uuid')
        .on('confirmation.user_uuid', '=', userUuid),
    )
    .select(['version.uuid', 'version.notice_uuid', 'version.number', 'version.published_at', 'notice.type'])
    .select(['notice.user_uuid', 'notice.client_business_id', 'notice.with_sub_businesses'])
    .select('confirmation.confirmed_at')
    .where('version.published_at', 'is not', null)
    .where('notice.retired_at', 'is', null)
    .where((where) =>
      where.or([where('notice.user_uuid', 'is', null), where('notice.user_uuid', '=', userUuid)]),
    )
    .$narrowType<{ published_at: Date }>()
    .execute()
  return rows.map((row) => ({
    uuid: row.uuid,
    noticeUuid: row.notice_uuid,
    type: row.type,
    number: row.number,
    publishedAt: row.published_at,
    audience: {
      userUuid: row.user_uuid,
      clientBusinessId: row.client_business_id,
      withSubBusinesses: row.with_sub_businesses,
    },
    confirmed: row.confirmed_at !== null,
  }))
}
