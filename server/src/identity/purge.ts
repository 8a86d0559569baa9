import type { Kysely } from 'kysely'
import type { BlockingTables } from '../blocking/tables'
import { lifetimes } from './lifetimes'
import { guessMemory } from './password-throttle'
import { verifyingAge } from './signing-keys'
import type { IdentityTables } from './tables'

/** Deletes what has expired; nothing of it is read any more. */
export async function purgeExpired(
  db: Kysely<IdentityTables & BlockingTables>,
  now = new Date(),
): Promise<void> {
  const forgotten = new Date(now.getTime() - guessMemory)
  await db.deleteFrom('blocking_action_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('identity_artefact').where('expires_at', '<', now).execute()
  const idleSince = new Date(now.getTime() - lifetimes.idle * 1000)
  await db
    .deleteFrom('web_session')
    .where((where) => where.or([where('expires_at', '<', now), where('last_seen_at', '<', idleSince)]))
    .execute()
  const retired = new Date(now.getTime() - verifyingAge)
  await db.deleteFrom('identity_signing_key').where('created_at', '<', retired).execute()
  await db.deleteFrom('identity_password_guess').where('last_failure_at', '<', forgotten).execute()
}
