import type { Kysely } from 'kysely'
import type { IdentityTables } from './tables'

/** Whether the provider's session with this id is still there: an access token must not outlive its session. */
export async function sessionAlive(db: Kysely<IdentityTables>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_artefact')
    .select('id_hash')
    .where('kind', '=', 'Session')
    .where('session_uid', '=', sessionId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}
