import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWK, type JWTVerifyGetKey } from 'jose'
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
export function embeddedBearers(db: Kysely<IdentityTables>, issuer: Issuer, keys: readonly JWK[]): Bearers {
  const publicKeys = createLocalJWKSet({ keys: keys.map(publicPart) })
  return {
    async subjectOf(token) {
      const verified = await verifyAccessToken(token, publicKeys, issuer.url)
      if (!verified?.sid || !(await sessionAlive(db, verified.sid))) return undefined
      return verified.sub
    },
  }
}

/** Tokens of a Keycloak, whose keys are fetched when first needed and again when an unknown one turns up. */
export function keycloakBearers(issuer: Issuer, fetchIssuer: typeof fetch): Bearers {
  const url = new URL(`${issuer.url}/protocol/openid-connect/certs`)
  const keys: JWTVerifyGetKey = createRemoteJWKSet(url, { [customFetch]: fetchIssuer })
  return { subjectOf: async (token) => (await verifyAccessToken(token, keys, issuer.url))?.sub }
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK
