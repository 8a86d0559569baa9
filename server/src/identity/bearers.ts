import type { JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import { verifyAccessToken } from './bearer'
import type { Issuer } from './issuer'
import { sessionAlive } from './session-alive'
import type { IdentityTables } from './tables'

export interface Bearers {
  /** The user's uuid when the access token is good, else undefined. */
  subjectOf(token: string): Promise<string | undefined>
}

/** Tokens of the embedded provider: its keys are at hand, and a token dies with the session it was given in. */
export function embeddedBearers(db: Kysely<IdentityTables>, issuer: Issuer, keys: JWTVerifyGetKey): Bearers {
  return {
    async subjectOf(token) {
      const verified = await verifyAccessToken(token, keys, issuer.url)
      if (!verified?.sid || !(await sessionAlive(db, verified.sid))) return undefined
      return verified.sub
    },
  }
}

/** Tokens of a Keycloak. */
export function keycloakBearers(issuer: Issuer, keys: JWTVerifyGetKey): Bearers {
  return { subjectOf: async (token) => (await verifyAccessToken(token, keys, issuer.url))?.sub }
}
