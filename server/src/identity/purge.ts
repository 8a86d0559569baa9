import type { Kysely } from 'kysely'
import type { BlockingTables } from '../blocking/tables'
import { guessMemory } from './password-throttle'
import type { IdentityTables } from './tables'

/** Deletes what has expired; nothing of it is read any more. */
export async function purgeExpired(
  db: Kysely<IdentityTables & BlockingTables>,
  now = new Date(),
): Promise<void> {
  const forgotten = new Date(now.getTime() - guessMemory)
  await db.deleteFrom('blocking_action_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('identity_artefact').where('expires_at', '<', now).execute()
  await db.deleteFrom('web_session').where('expires_at', '<', now).execute()
  await db.deleteFrom('identity_password_guess').where('last_failure_at', '<', forgotten).execute()
}
