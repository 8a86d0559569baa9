import { openStoredEntities } from './open-stored-entities'
import type { UserName } from './demo-users'

export interface NoticeForUser {
  userName: UserName
  /** TERMS_AND_CONDITIONS, TAF7 or a type that no page knows. */
  type: string
  /** A layout for each language, as the contract describes them. */
  texts: readonly object[]
}

/** Gives users something to confirm, in this order, in the data folder of a server that does not run. */
export async function publishNotices(dataDir: string, notices: readonly NoticeForUser[]): Promise<void> {
  const entities = await openStoredEntities(dataDir)
  try {
    for (const [index, { userName, type, texts }] of notices.entries())
      await entities.query(
        `WITH notice AS (
           INSERT INTO blocking_notice (uuid, type, user_uuid)
           SELECT gen_random_uuid(), $1, uuid FROM portal_user WHERE user_name = $2 RETURNING uuid)
         INSERT INTO blocking_notice_version (uuid, notice_uuid, number, texts, published_at)
         SELECT gen_random_uuid(), uuid, 1, $3, now() - interval '1 day' + $4 * interval '1 second' FROM notice`,
        [type, userName, JSON.stringify(texts), index],
      )
  } finally {
    await entities.close()
  }
}
