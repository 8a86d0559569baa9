import type { Kysely } from 'kysely'
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import { lifetimes } from './lifetimes'
import type { Secrets } from '../secrets/secrets'
import type { IdentityTables } from './tables'

/** Where oidc-provider keeps its artefacts of one kind: one table for all kinds, shared by PGlite and PostgreSQL. */
export function artefactAdapter(db: Kysely<IdentityTables>, secrets: Secrets, kind: string): Adapter {
  const keyOf = (id: string) => artefactKey(secrets, kind, id)
  const living = () =>
    db
      .selectFrom('identity_artefact')
      .select(['sealed_payload', 'consumed_at'])
      .where('kind', '=', kind)
      .where('expires_at', '>', new Date())

  const unseal = (row: { sealed_payload: string; consumed_at: Date | null } | undefined) => {
    const json = row && secrets.open(row.sealed_payload)
    if (!json) return undefined
    const payload = JSON.parse(json) as AdapterPayload
    return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload
  }

  return {
    async upsert(id, payload, expiresIn) {
      // A request that read the session before it was ended must not bring it back to life.
      if (kind === 'Session' && payload.uid && (await hasEnded(db, payload.uid))) return
      const changing = {
        sealed_payload: secrets.seal(JSON.stringify(payload)),
        grant_id: payload.grantId ?? null,
        session_uid: payload.uid ?? null,
        account_hash: payload.accountId === undefined ? null : accountHash(secrets, payload.accountId),
        expires_at: new Date(Date.now() + (expiresIn ?? lifetimes.session) * 1000),
      }
      await db
        .insertInto('identity_artefact')
        .values({ kind, id_hash: keyOf(id), consumed_at: null, ...changing })
        .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doUpdateSet(changing))
        .execute()
    },

    find: async (id) => unseal(await living().where('id_hash', '=', keyOf(id)).executeTakeFirst()),

    findByUid: async (uid) => unseal(await living().where('session_uid', '=', uid).executeTakeFirst()),

    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,

    // One statement decides who was first: a code or token that two requests present at once is used once.
    async consume(id) {
      const { numUpdatedRows } = await db
        .updateTable('identity_artefact')
        .set({ consumed_at: new Date() })
        .where('kind', '=', kind)
        .where('id_hash', '=', keyOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used')
    },

    async destroy(id) {
      await db
        .deleteFrom('identity_artefact')
        .where('kind', '=', kind)
        .where('id_hash', '=', keyOf(id))
        .execute()
    },

    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('identity_artefact')
        .where('kind', '=', kind)
        .where('grant_id', '=', grantId)
        .execute()
    },
  }
}

/** Under what an artefact is found. */
export const artefactKey = (secrets: Secrets, kind: string, id: string): string =>
  secrets.hash(`${kind} ${id}`)

/** Under what the artefacts of one user are found. */
export const accountHash = (secrets: Secrets, userUuid: string): string => secrets.hash(`account ${userUuid}`)

const endedSession = 'EndedSession'

/** Remembers that a session was ended, for as long as anything could still save it. */
export async function rememberEnd(db: Kysely<IdentityTables>, sessionUid: string): Promise<void> {
  await db
    .insertInto('identity_artefact')
    .values({
      kind: endedSession,
      id_hash: sessionUid,
      sealed_payload: '',
      grant_id: null,
      session_uid: sessionUid,
      account_hash: null,
      consumed_at: null,
      expires_at: new Date(Date.now() + lifetimes.session * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('identity_artefact')
    .where('kind', '=', 'Session')
    .where('session_uid', '=', sessionUid)
    .execute()
}

async function hasEnded(db: Kysely<IdentityTables>, sessionUid: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_artefact')
    .select('kind')
    .where('kind', '=', endedSession)
    .where('id_hash', '=', sessionUid)
    .executeTakeFirst()
  return row !== undefined
}
