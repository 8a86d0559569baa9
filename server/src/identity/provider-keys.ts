import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWK, type JWTVerifyGetKey } from 'jose'
import type { Issuer } from './issuer'

/** The embedded provider's keys are at hand; their public parts are enough to check a token. */
export function embeddedKeys(keys: readonly JWK[]): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: keys.map(publicPart) })
}

/** A Keycloak's keys are fetched when first needed and again when an unknown one turns up. */
export function keycloakKeys(issuer: Issuer, fetchIssuer: typeof fetch): JWTVerifyGetKey {
  const url = new URL(`${issuer.url}/protocol/openid-connect/certs`)
  return createRemoteJWKSet(url, { [customFetch]: fetchIssuer })
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK
