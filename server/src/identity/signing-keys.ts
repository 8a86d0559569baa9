import { exportJWK, generateKeyPair, calculateJwkThumbprint, type JWK } from 'jose'
import { sql, type Kysely } from 'kysely'
import type { Secrets } from '../secrets/secrets'
import type { IdentityTables } from './tables'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** A key gets a successor at this age. */
const signingAge = 90 * day
/** A key is published for this long before it signs, so that every process on the store knows it by then. */
const announcedFor = 10 * minute
/** A retired key goes on verifying for this long, which is longer than any token lives. */
export const verifyingAge = signingAge + 14 * day

interface StoredKey {
  createdAt: number
  jwk: JWK
}

/**
 * The provider's signing keys: the one that signs first, then those that only verify, an announced one among them.
 * Made when the first server starts and kept sealed. Every process that asks at the same moment gets the same.
 * A key that was sealed with another secret is lost: what it signed is worthless then, and a new key is made.
 */
export async function loadSigningKeys(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  now = new Date(),
): Promise<JWK[]> {
  const known = await readKeys(db, secrets, now)
  return inOrder(hasFreshOne(known, now) ? known : await addKey(db, secrets, now), now)
}

async function readKeys(db: Kysely<IdentityTables>, secrets: Secrets, now: Date): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('identity_signing_key')
    .selectAll()
    .where('created_at', '>=', new Date(now.getTime() - verifyingAge))
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute()
  return rows.flatMap((row) => {
    const json = secrets.open(row.sealed_jwk)
    return json ? [{ createdAt: row.created_at.getTime(), jwk: JSON.parse(json) as JWK }] : []
  })
}

const hasFreshOne = ([newest]: readonly StoredKey[], now: Date) =>
  newest !== undefined && now.getTime() - newest.createdAt < signingAge

/** One process at a time: those that wait find the key which the first has made. */
async function addKey(db: Kysely<IdentityTables>, secrets: Secrets, now: Date): Promise<StoredKey[]> {
  const jwk = await newSigningKey()
  return db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE identity_signing_key IN EXCLUSIVE MODE`.execute(transaction)
    const known = await readKeys(transaction, secrets, now)
    if (hasFreshOne(known, now)) return known
    await transaction
      .deleteFrom('identity_signing_key')
      .where('created_at', '<', new Date(now.getTime() - verifyingAge))
      .execute()
    await transaction
      .insertInto('identity_signing_key')
      .values({ kid: jwk.kid, sealed_jwk: secrets.seal(JSON.stringify(jwk)), created_at: now })
      .execute()
    return [{ createdAt: now.getTime(), jwk }, ...known]
  })
}

/** The newest that has been announced for long enough signs; the very first one signs at once. */
function inOrder(keys: readonly StoredKey[], now: Date): JWK[] {
  const signs = keys.find(({ createdAt }) => now.getTime() - createdAt >= announcedFor) ?? keys.at(-1)
  return [...keys].sort((a, b) => Number(b === signs) - Number(a === signs)).map(({ jwk }) => jwk)
}

async function newSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}
