import type { Kysely } from 'kysely'
import { accountHash, artefactKey, rememberEnd } from './artefact-adapter'
import { browserClient, webSessionClient } from './issuer'
import type { Secrets } from '../secrets/secrets'
import { grantId } from './session-grants'
import type { IdentityTables } from './tables'

/**
 * Ends every session that the embedded provider has of a user, with its grants, codes and refresh tokens; all but one,
 * if that is named. Access tokens of these sessions are refused from then on, in every process that shares the store.
 */
export async function endProviderSessions(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  userUuid: string,
  keptSession?: string,
): Promise<void> {
  const hash = accountHash(secrets, userUuid)
  const sessions = await db
    .selectFrom('identity_artefact')
    .select('session_uid')
    .where('kind', '=', 'Session')
    .where('account_hash', '=', hash)
    .execute()
  // A request that holds one of them at this moment must not save it again.
  for (const { session_uid: uid } of sessions)
    if (uid !== null && uid !== keptSession) await rememberEnd(db, uid)
  let ending = db.deleteFrom('identity_artefact').where('account_hash', '=', hash)
  if (keptSession !== undefined) {
    const grants = [browserClient, webSessionClient].map((client) => grantId(keptSession, client))
    ending = ending.where(({ not, or, eb }) =>
      not(
        or([
          eb('session_uid', 'is not distinct from', keptSession),
          // Its codes and tokens name the grant; the grant itself is found by its key.
          eb(eb.fn.coalesce('grant_id', eb.val('')), 'in', grants),
          eb(
            'id_hash',
            'in',
            grants.map((id) => artefactKey(secrets, 'Grant', id)),
          ),
        ]),
      ),
    )
  }
  await ending.execute()
}
