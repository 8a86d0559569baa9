import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { audience } from './issuer'

/** The one algorithm that the realm signs with; a token that names another is refused before its key is looked up. */
const algorithms = ['RS256']

/** What jose says when the keys cannot be had. */
const unanswered = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']

export type VerifiedToken = JWTPayload & { sub: string; sid?: string }

/**
 * Checks an access token: signature by the provider's keys, issuer, audience, time of expiry. Undefined when any of
 * them is wrong; why is of no use to who sent it.
 */
export async function verifyAccessToken(
  token: string,
  keys: JWTVerifyGetKey,
  issuer: string,
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 5,
    })
    return payload as VerifiedToken
  } catch (error) {
    // A provider that does not answer is no fault of the token's.
    if (!(error instanceof errors.JOSEError) || unanswered.includes(error.code)) throw error
    return undefined
  }
}

/** The token of an `Authorization: Bearer …` header; undefined for anything else. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? '')?.[1]
}
