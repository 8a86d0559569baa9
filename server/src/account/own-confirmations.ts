import type { CallResponse, getOwnConfirmations, Locale } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

type Confirmations = CallResponse<typeof getOwnConfirmations>['confirmations']

/** What a user has confirmed or taken note of, the latest first, with the title that they read. */
export async function ownConfirmations(db: Kysely<Tables>, userUuid: string): Promise<Confirmations> {
  const rows = await db
    .selectFrom('blocking_confirmation as confirmation')
    .innerJoin('blocking_notice_version as version', 'version.uuid', 'confirmation.version_uuid')
    .innerJoin('blocking_notice as notice', 'notice.uuid', 'version.notice_uuid')
    .select(['version.uuid', 'version.number', 'version.texts', 'notice.type'])
    .select(['confirmation.confirmed_at', 'confirmation.locale'])
    .where('confirmation.user_uuid', '=', userUuid)
    .orderBy('confirmation.confirmed_at', 'desc')
    .orderBy('version.uuid')
    .execute()
  return rows.map(({ uuid, number, texts, type, confirmed_at, locale }) => {
    const layout = texts.find((one) => one.locale.shortName === locale) ?? texts[0]
    const title = layout && ('headline' in layout ? layout.headline : layout.title)
    return {
      ...{ versionUuid: uuid, type, title: title ?? '', version: number },
      confirmedAt: confirmed_at.toISOString(),
      locale: locale as Locale,
    }
  })
}
