import type { Kysely } from 'kysely'
import { accountHash, rememberEnd } from './artefact-adapter'
import type { Secrets } from './secrets'
import type { IdentityTables } from './tables'

/**
 * Ends every session that the embedded provider has of a user, with its grants, codes and refresh tokens. Access
 * tokens of these sessions are refused from then on, in every process that shares the store.
 */
export async function endProviderSessions(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  userUuid: string,
): Promise<void> {
  const hash = accountHash(secrets, userUuid)
  const sessions = await db
    .selectFrom('identity_artefact')
    .select('session_uid')
    .where('kind', '=', 'Session')
    .where('account_hash', '=', hash)
    .execute()
  // A request that holds one of them at this moment must not save it again.
  for (const { session_uid: uid } of sessions) if (uid !== null) await rememberEnd(db, uid)
  await db.deleteFrom('identity_artefact').where('account_hash', '=', hash).execute()
}
