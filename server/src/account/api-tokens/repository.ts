import type { ApiToken, ApiTokenScope } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

type Db = Kysely<Tables>

/** Those of a user that were not revoked, the latest first; the expired ones are there until nobody wonders. */
export async function tokensOf(db: Db, userUuid: string): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_token')
    .leftJoin('client_business', 'client_business.id', 'only_business_id')
    .select(['uuid', 'api_token.name', 'scopes', 'api_token.created_at', 'expires_at', 'last_used_at'])
    .select('client_business.name as business_name')
    .where('user_uuid', '=', userUuid)
    .where('revoked_at', 'is', null)
    .orderBy('api_token.created_at', 'desc')
    .orderBy('uuid')
    .execute()
  return rows.map((row) => ({
    ...{ uuid: row.uuid, name: row.name, scopes: row.scopes as ApiTokenScope[] },
    businessName: row.business_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

/** Locks the user, so that of two tokens made at once the second one counts the first. */
export async function countUsable(transaction: Db, userUuid: string): Promise<number> {
  await transaction
    .selectFrom('portal_user')
    .select('uuid')
    .where('uuid', '=', userUuid)
    .forUpdate()
    .execute()
  const { count } = await transaction
    .selectFrom('api_token')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_uuid', '=', userUuid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow()
  return count
}

interface NewToken {
  userUuid: string
  name: string
  scopes: readonly ApiTokenScope[]
  hash: string
  clientBusinessId: number
  onlyBusinessId: number | null
  createdAt: Date
  expiresAt: Date
}

export async function insertToken(transaction: Db, token: NewToken): Promise<void> {
  await transaction
    .insertInto('api_token')
    .values({
      ...{ user_uuid: token.userUuid, name: token.name, hash: token.hash },
      scopes: sql<string[]>`${`{${token.scopes.join()}}`}::text[]`,
      ...{ client_business_id: token.clientBusinessId, only_business_id: token.onlyBusinessId },
      ...{ created_at: token.createdAt, expires_at: token.expiresAt, last_used_at: null, revoked_at: null },
    })
    .execute()
}

/** Those that ended before a moment are forgotten; the audit log has what was done about them. */
export async function forgetEnded(transaction: Db, userUuid: string, before: Date): Promise<void> {
  await transaction
    .deleteFrom('api_token')
    .where('user_uuid', '=', userUuid)
    .where(sql<Date>`least(expires_at, coalesce(revoked_at, expires_at))`, '<', before)
    .execute()
}

/** The name of the token; undefined when the user has none of this id that is not revoked yet. */
export async function revokeOne(
  transaction: Db,
  userUuid: string,
  uuid: string,
): Promise<string | undefined> {
  const revoked = await transaction
    .updateTable('api_token')
    .set({ revoked_at: new Date() })
    .where('uuid', '=', uuid)
    .where('user_uuid', '=', userUuid)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}

/** Revokes all tokens of a user; how many there were. */
export async function revokeTokensOf(db: Db, userUuid: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('api_token')
    .set({ revoked_at: new Date() })
    .where('user_uuid', '=', userUuid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const tokenOfHash = (db: Db, hash: string) =>
  db.selectFrom('api_token').selectAll().where('hash', '=', hash).executeTakeFirst()

/** Written at most once an hour for each token, however many calls it makes. */
export async function noteUse(db: Db, uuid: string, now: Date): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: now })
    .where('uuid', '=', uuid)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', anHourBefore(now))]))
    .execute()
}

export const anHourBefore = (now: Date): Date => new Date(now.getTime() - 60 * 60 * 1000)
