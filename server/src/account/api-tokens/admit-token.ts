import { permissionsOfScope, type ApiTokenScope } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { permissionsOf, roleOf } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import { loadUser } from '../../identity/load-user'
import { anHourBefore, noteUse, tokenOfHash } from './repository'
import { hashOfToken, isWellFormed } from './token-format'
import type { WrongTokens } from './wrong-tokens'

/**
 * The user of an API token as the token may act for them: with the permissions that the user has now and a scope of the
 * token names, in the businesses that both see. Rejects with a Problem (401) that says what is wrong with the token, or
 * 429 after too many wrong ones.
 */
export async function admitToken(
  { db, wrong }: { db: Kysely<Tables>; wrong: WrongTokens },
  token: string,
  address: string,
): Promise<SignedInUser> {
  const hash = hashOfToken(token)
  const wait = wrong.wait(address, hash)
  if (wait > 0)
    throw new Problem(429, 'TOO_MANY_REQUESTS', `Try again in ${wait} seconds`, { retryAfter: wait })
  if (wrong.knows(address, hash)) throw new Problem(401, 'API_TOKEN_INVALID')
  const row = isWellFormed(token) ? await tokenOfHash(db, hash) : undefined
  if (!row) {
    wrong.add(address, hash)
    throw new Problem(401, 'API_TOKEN_INVALID')
  }
  const now = new Date()
  if (row.revoked_at) throw new Problem(401, 'API_TOKEN_REVOKED')
  if (row.expires_at <= now) throw new Problem(401, 'API_TOKEN_EXPIRED')
  wrong.noteGood(hash)
  const user = await loadUser(db, row.user_uuid)
  if (!user) throw new Problem(401, 'ACCOUNT_DISABLED')
  // What it was created for is not what it would see there.
  if (user.clientBusinessId !== row.client_business_id) throw new Problem(401, 'API_TOKEN_REVOKED')
  // Nor may it write where its user sees nothing any more.
  const only = row.only_business_id
  if (only !== null && !user.visibleBusinessIds.includes(only)) throw new Problem(401, 'API_TOKEN_REVOKED')
  if (row.last_used_at === null || row.last_used_at <= anHourBefore(now)) await noteUse(db, row.uuid, now)
  const { uuid, name } = row
  return limited(user, { uuid, name, scopes: row.scopes as ApiTokenScope[] }, only)
}

/** A user as a token may act for them. */
export function limited(
  user: SignedInUser,
  apiToken: NonNullable<SignedInUser['apiToken']>,
  onlyBusiness: number | null,
): SignedInUser {
  const inScope = new Set(apiToken.scopes.flatMap((scope) => permissionsOfScope[scope] ?? []))
  const permissions = permissionsOf(user.roles).filter((permission) => inScope.has(permission))
  const asToken = { ...user, apiToken, roles: [roleOf(permissions)] }
  if (onlyBusiness === null) return asToken
  return {
    ...asToken,
    activeBusinessId: onlyBusiness,
    visibleBusinessIds: user.visibleBusinessIds.filter((id) => id === onlyBusiness),
  }
}
