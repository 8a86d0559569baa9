import { registrationStates } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { forget } from '../notifications/notify'
import { ofToken, type OfRevision, type OfToken } from './repository'
import { deletedSince } from './when-deleted'

type Database = Kysely<Tables>

/** Undefined where there is none, or somebody has decided. */
export async function deleteByToken(db: Database, tokenHash: string): Promise<OfToken | undefined> {
  const deleted = await db
    .deleteFrom('registration_request')
    .where('token_hash', '=', tokenHash)
    .where('state', 'in', ['SENT', 'CONFIRMED'])
    .returning(ofToken)
    .executeTakeFirst()
  if (deleted) await forgetTold(db, deleted)
  return deleted
}

/** What administrators were told of a request names the company. */
const forgetTold = (db: Database, { id, companyName }: Omit<OfToken, 'businessId'>): Promise<void> =>
  forget(db, { kind: 'REGISTRATION_REQUEST', objectId: id, name: companyName })

/** False where it is not of this revision any more. */
export async function deleteRegistration(db: Database, { id, revision }: OfRevision): Promise<boolean> {
  const deleted = await db
    .deleteFrom('registration_request')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(ofToken)
    .executeTakeFirst()
  if (deleted) await forgetTold(db, deleted)
  return deleted !== undefined
}

/** Deletes what has been kept for long enough. */
export async function purgeRegistrations(db: Database, now = new Date()): Promise<void> {
  for (const state of registrationStates)
    await db.transaction().execute(async (db) => {
      const deleted = await db
        .deleteFrom('registration_request')
        .where('state', '=', state)
        .where(sql<Date>`coalesce(decided_at, confirmed_at, sent_at)`, '<', deletedSince(state, now))
        .returning(ofToken)
        .execute()
      // Of what nobody has confirmed nobody was told.
      if (state !== 'SENT') for (const one of deleted) await forgetTold(db, one)
    })
}
