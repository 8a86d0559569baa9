import type { JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import { verifyAccessToken, type VerifiedToken } from './bearer'
import type { Issuer } from './issuer'
import type { SessionCheck } from './session-check'
import { sessionAlive } from './session-alive'
import type { IdentityTables } from './tables'

export interface Bearers {
  /** What a good access token says; undefined for every other. */
  claimsOf(token: string): Promise<VerifiedToken | undefined>
}

/** Tokens of the embedded provider: its keys are at hand, and a token dies with the session it was given in. */
export function embeddedBearers(db: Kysely<IdentityTables>, issuer: Issuer, keys: JWTVerifyGetKey): Bearers {
  return {
    async claimsOf(token) {
      const verified = await verifyAccessToken(token, keys, issuer.url)
      if (!verified?.sid || !(await sessionAlive(db, verified.sid))) return undefined
      return verified
    },
  }
}

/** Tokens of a Keycloak, which is asked whether the session that a token belongs to is still there. */
export function keycloakBearers(
  issuer: Issuer,
  keys: JWTVerifyGetKey,
  sessionIsAlive: SessionCheck,
): Bearers {
  return {
    async claimsOf(token) {
      const verified = await verifyAccessToken(token, keys, issuer.url)
      return verified && (await sessionIsAlive(token, verified)) ? verified : undefined
    },
  }
}
