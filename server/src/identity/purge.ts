import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { ENROLMENT_LASTS } from './second-factors'
import { lifetimes } from './lifetimes'
import { guessMemory } from './password-throttle'
import { verifyingAge } from './signing-keys'

/** Deletes what has expired; nothing of it is read any more. */
export async function purgeExpired(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const forgotten = new Date(now.getTime() - guessMemory)
  await db.deleteFrom('blocking_action_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('identity_artefact').where('expires_at', '<', now).execute()
  const idleSince = new Date(now.getTime() - lifetimes.idle * 1000)
  await db
    .deleteFrom('web_session')
    .where((where) => where.or([where('expires_at', '<', now), where('last_seen_at', '<', idleSince)]))
    .execute()
  await db
    .deleteFrom('account_link')
    .where((where) => where.or([where('expires_at', '<', now), where('used_at', 'is not', null)]))
    .execute()
  await db
    .deleteFrom('second_factor')
    .where('switched_on_at', 'is', null)
    .where('begun_at', '<', new Date(now.getTime() - ENROLMENT_LASTS))
    .execute()
  // An app that is signed in for longer than this shows all businesses again.
  const appChoices = new Date(now.getTime() - lifetimes.grant * 1000)
  await db.deleteFrom('app_active_business').where('chosen_at', '<', appChoices).execute()
  const retired = new Date(now.getTime() - verifyingAge)
  await db.deleteFrom('identity_signing_key').where('created_at', '<', retired).execute()
  await db.deleteFrom('identity_password_guess').where('last_failure_at', '<', forgotten).execute()
}
