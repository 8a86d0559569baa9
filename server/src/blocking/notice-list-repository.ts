import type { Notice, NoticeAudience } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** Whether `addressee`, of the business `business`, is one whom isFor() finds for `notice`, and may sign in. */
const isAddressee = sql<boolean>`not addressee.disabled and case
  when notice.user_uuid is not null then addressee.uuid = notice.user_uuid
  when notice.client_business_id is null then true
  else business.id = notice.client_business_id
    or (notice.with_sub_businesses and business.parent_id = notice.client_business_id)
  end`

/** Counted where they are. */
const addressees = sql<number>`(
  select count(*)::integer from portal_user as addressee
    join client_business as business on business.id = addressee.client_business_id
    where ${isAddressee})`

/** Who confirmed and was disabled or moved to another business since is none of the addressees any more. */
const confirmedAddressees = sql<number>`(
  select count(*)::integer from blocking_confirmation as confirmation
    join portal_user as addressee on addressee.uuid = confirmation.user_uuid
    join client_business as business on business.id = addressee.client_business_id
    where confirmation.version_uuid = version.uuid and ${isAddressee})`

/** Every notice with its versions, the newest first. */
export async function listNotices(db: Kysely<Tables>): Promise<Notice[]> {
  const notices = await db
    .selectFrom('blocking_notice as notice')
    .leftJoin('portal_user', 'portal_user.uuid', 'notice.user_uuid')
    .leftJoin('client_business', 'client_business.id', 'notice.client_business_id')
    .selectAll('notice')
    .select(['portal_user.user_name', 'client_business.name as business_name', addressees.as('addressees')])
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.uuid')
    .execute()
  const versions = await db
    .selectFrom('blocking_notice_version as version')
    .innerJoin('blocking_notice as notice', 'notice.uuid', 'version.notice_uuid')
    .selectAll('version')
    .select(confirmedAddressees.as('confirmed_addressees'))
    .select(({ selectFrom }) =>
      selectFrom('blocking_confirmation')
        .whereRef('version_uuid', '=', 'version.uuid')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('confirmations'),
    )
    .orderBy('version.number', 'desc')
    .execute()
  return notices.map((notice) => ({
    uuid: notice.uuid,
    type: notice.type,
    audience: audienceOf(notice),
    businessName: notice.business_name,
    addressees: notice.addressees,
    createdAt: notice.created_at.toISOString(),
    retiredAt: notice.retired_at?.toISOString() ?? null,
    versions: versions
      .filter(({ notice_uuid }) => notice_uuid === notice.uuid)
      .map(({ uuid, number, texts, published_at, confirmations, confirmed_addressees }) => ({
        ...{ uuid, number, layout: texts, publishedAt: published_at?.toISOString() ?? null },
        ...{ confirmations: confirmations ?? 0, confirmedAddressees: confirmed_addressees },
      })),
  }))
}

function audienceOf(notice: {
  client_business_id: number | null
  with_sub_businesses: boolean
  user_name: string | null
}): NoticeAudience {
  const {
    client_business_id: businessId,
    with_sub_businesses: withSubBusinesses,
    user_name: userName,
  } = notice
  if (userName !== null) return { kind: 'user', userName }
  return businessId === null ? { kind: 'everybody' } : { kind: 'business', businessId, withSubBusinesses }
}
