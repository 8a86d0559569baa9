import { exportJWK, generateKeyPair, calculateJwkThumbprint, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Secrets } from './secrets'
import type { IdentityTables } from './tables'

const day = 24 * 60 * 60 * 1000
/** A key signs for this long; then a new one takes over at the next start. */
const signingAge = 90 * day
/** A retired key goes on verifying for this long, which is longer than any token lives. */
const verifyingAge = signingAge + 14 * day

/**
 * The provider's signing keys, newest first, made at the first start and kept sealed.
 * A key that was sealed with another secret is lost: what it signed is worthless then, and a new key is made.
 */
export async function loadSigningKeys(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  now = new Date(),
): Promise<JWK[]> {
  await db
    .deleteFrom('identity_signing_key')
    .where('created_at', '<', new Date(now.getTime() - verifyingAge))
    .execute()
  const rows = await db.selectFrom('identity_signing_key').selectAll().orderBy('created_at', 'desc').execute()
  const readable = rows.flatMap((row) => {
    const json = secrets.open(row.sealed_jwk)
    return json ? [{ createdAt: row.created_at, jwk: JSON.parse(json) as JWK }] : []
  })

  const newest = readable[0]
  const keys = readable.map(({ jwk }) => jwk)
  if (newest && now.getTime() - newest.createdAt.getTime() < signingAge) return keys

  const jwk = await newSigningKey()
  await db
    .insertInto('identity_signing_key')
    .values({ kid: jwk.kid, sealed_jwk: secrets.seal(JSON.stringify(jwk)), created_at: now })
    .execute()
  return [jwk, ...keys]
}

async function newSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' }
}
