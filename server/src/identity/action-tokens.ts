import { importJWK, SignJWT, type JWK, type JWTVerifyGetKey } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { Issuer } from './issuer'
import type { Secrets } from '../secrets/secrets'
import type { SignedInUser } from '../access/signed-in-user'
import {
  ActionTokenRefused,
  actionTokenAudience,
  actionTokenLifetime,
  actionTokenType,
  actionTokenVerifier,
  type ActionTokenClaims,
} from './action-token'

/** Answers what a good action token says, and rejects with a Problem (401) for every other. */
export type ClaimsOfActionToken = (token: string) => Promise<ActionTokenClaims>

/** Tokens of a Keycloak: it remembers itself which of its log-ins are done. */
export function keycloakActionTokens(issuer: Issuer, keys: JWTVerifyGetKey): ClaimsOfActionToken {
  const verify = actionTokenVerifier(issuer, keys)
  return async (token) => {
    try {
      return await verify(token)
    } catch (error) {
      if (!(error instanceof ActionTokenRefused)) throw error
      const code = error.kind === 'expired' ? 'ACTION_TOKEN_EXPIRED' : 'ACTION_TOKEN_INVALID'
      throw new Problem(401, code, undefined, { cause: error })
    }
  }
}

/** How a running log-in names itself when it comes back: its id, and the code that only its token holds. */
export interface ReturningLogin {
  loginUid: string
  sessionCode: string
}

/** Tokens of the embedded provider. */
export interface ActionTokens {
  claimsOf: ClaimsOfActionToken
  /** A new token for a running log-in of this user. `actionUrl` is where the log-in goes on; the code is added. */
  issue(user: SignedInUser, loginUid: string, actionUrl: string): Promise<string>
  /** Uses the token up. Of any number of requests one succeeds, the others reject with a Problem. */
  consume(login: ReturningLogin, userUuid: string): Promise<void>
  /** Uses up every token of a log-in that goes on. */
  consumeAllOf(loginUid: string): Promise<void>
  /** What is wrong with a log-in that cannot come back. */
  refusalOf(login: ReturningLogin, userUuid: string | undefined): Promise<Problem>
}

interface ActionTokenParts {
  db: Kysely<Tables>
  secrets: Secrets
  issuer: Issuer
  /** The realm's keys with their private parts, the newest first. */
  keys: () => readonly JWK[]
  publicKeys: JWTVerifyGetKey
}

export function embeddedActionTokens({
  db,
  secrets,
  issuer,
  keys,
  publicKeys,
}: ActionTokenParts): ActionTokens {
  const verify = keycloakActionTokens(issuer, publicKeys)
  const hashOfLogin = (uid: string) => secrets.hash(`blocked log-in ${uid}`)
  const hashOfCode = (code: string) => secrets.hash(`session code ${code}`)

  async function refusalOf(
    { loginUid, sessionCode }: ReturningLogin,
    userUuid: string | undefined,
  ): Promise<Problem> {
    const row = await db
      .selectFrom('blocking_action_token')
      .select(['user_uuid', 'login_hash', 'expires_at', 'consumed_at'])
      .where('session_code_hash', '=', hashOfCode(sessionCode))
      .executeTakeFirst()
    if (!row) return new Problem(401, 'ACTION_TOKEN_INVALID')
    if (row.login_hash !== hashOfLogin(loginUid) || (userUuid !== undefined && row.user_uuid !== userUuid))
      return new Problem(403, 'ACTION_TOKEN_FOREIGN')
    if (row.consumed_at) return new Problem(401, 'ACTION_TOKEN_USED')
    return new Problem(401, row.expires_at <= new Date() ? 'ACTION_TOKEN_EXPIRED' : 'ACTION_TOKEN_INVALID')
  }

  async function consumeAllOf(loginUid: string, now = new Date()): Promise<void> {
    await db
      .updateTable('blocking_action_token')
      .set({ consumed_at: now })
      .where('login_hash', '=', hashOfLogin(loginUid))
      .where('consumed_at', 'is', null)
      .execute()
  }

  return {
    async claimsOf(token) {
      const claims = await verify(token)
      const row = await db
        .selectFrom('blocking_action_token')
        .select(['user_uuid', 'consumed_at'])
        .where('jti', '=', claims.jti)
        .executeTakeFirst()
      if (row?.user_uuid !== claims.userUuid) throw new Problem(401, 'ACTION_TOKEN_INVALID')
      if (row.consumed_at) throw new Problem(401, 'ACTION_TOKEN_USED')
      return claims
    },

    async issue(user, loginUid, actionUrl) {
      const [newest] = keys()
      if (newest === undefined) throw new Error('The realm has no key to sign with')
      const jti = randomUUID()
      const sessionCode = randomBytes(32).toString('base64url')
      const issuedAt = Math.floor(Date.now() / 1000)
      const expiresAt = issuedAt + actionTokenLifetime
      const requiredActionUrl = new URL(actionUrl)
      requiredActionUrl.searchParams.set('session_code', sessionCode)
      await db
        .insertInto('blocking_action_token')
        .values({
          jti,
          user_uuid: user.uuid,
          login_hash: hashOfLogin(loginUid),
          session_code_hash: hashOfCode(sessionCode),
          expires_at: new Date(expiresAt * 1000),
          consumed_at: null,
        })
        .execute()
      return new SignJWT({
        typ: actionTokenType,
        userUuid: user.uuid,
        roles: user.roles,
        clientBusinessId: user.clientBusinessId,
        superClientBusinessId: user.superClientBusinessId,
        requiredActionUrl: requiredActionUrl.href,
      })
        .setProtectedHeader({ alg: 'RS256', kid: newest.kid ?? '', typ: 'JWT' })
        .setIssuer(issuer.url)
        .setAudience(actionTokenAudience)
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await importJWK(newest, 'RS256'))
    },

    async consume(login, userUuid) {
      const now = new Date()
      // One statement decides who was first. Every other token of this log-in is used up along with it.
      const { numUpdatedRows } = await db
        .updateTable('blocking_action_token')
        .set({ consumed_at: now })
        .where('session_code_hash', '=', hashOfCode(login.sessionCode))
        .where('login_hash', '=', hashOfLogin(login.loginUid))
        .where('user_uuid', '=', userUuid)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw await refusalOf(login, userUuid)
      await consumeAllOf(login.loginUid, now)
    },

    consumeAllOf: (loginUid) => consumeAllOf(loginUid),
    refusalOf,
  }
}
