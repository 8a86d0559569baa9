import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { insertDraft, insertNotice, publishVersion, type NewNotice } from './notice-repository'
import { checkedTexts } from './notice-texts'
import type { NoticeTexts } from './tables'

export interface PublishedNotice {
  noticeUuid: string
  /** Of its first version: what users confirm. */
  versionUuid: string
}

/** A new notice with its first version, in force at once. Throws when the texts are not as its type needs them. */
export async function publishNotice(
  db: Kysely<Tables>,
  { texts, ...notice }: NewNotice & { texts: NoticeTexts },
): Promise<PublishedNotice> {
  const checked = checkedTexts(notice.type, texts)
  return db.transaction().execute(async (transaction) => {
    const noticeUuid = await insertNotice(transaction, notice)
    const versionUuid = await insertDraft(transaction, noticeUuid, checked)
    await publishVersion(transaction, versionUuid)
    return { noticeUuid, versionUuid }
  })
}
