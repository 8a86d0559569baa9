import { sql, type Kysely } from 'kysely'
import webPush from 'web-push'
import type { Tables } from '../../entities/tables'
import type { Secrets } from '../../secrets/secrets'

/** Base64url, as VAPID (RFC 8292) has them. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The keys by which push services know this installation, made when they are first needed and kept sealed. Browsers
 * subscribe with the public one: where the secret was changed, new keys are made, and no device is known any more.
 */
export function pushKeys(db: Kysely<Tables>, secrets: Secrets): () => Promise<PushKeys> {
  let known: PushKeys | undefined
  return async () => (known ??= (await read(db, secrets)) ?? (await make(db, secrets)))
}

async function read(db: Kysely<Tables>, secrets: Secrets): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_key').selectAll().where('id', '=', 1).executeTakeFirst()
  const privateKey = row && secrets.open(row.sealed_private_key)
  return privateKey === undefined ? undefined : { publicKey: row!.public_key, privateKey }
}

/** One process at a time: those that wait find the keys which the first has made. */
const make = (db: Kysely<Tables>, secrets: Secrets): Promise<PushKeys> =>
  db.transaction().execute(async (db) => {
    await sql`lock table push_key in exclusive mode`.execute(db)
    const found = await read(db, secrets)
    if (found) return found
    const known = await db.selectFrom('push_key').select('id').executeTakeFirst()
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const values = { public_key: publicKey, sealed_private_key: secrets.seal(privateKey) }
    await db
      .insertInto('push_key')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    if (known) await db.deleteFrom('push_device').execute()
    return { publicKey, privateKey }
  })
