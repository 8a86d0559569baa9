import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Issuer } from './issuer'

/*
 * The action token: what the identity provider gives a user along to the blocking page. It is signed with the realm's
 * key, whichever provider there is, and so is checked in one way:
 *
 *   const verifyActionToken = actionTokenVerifier(identity.issuer, identity.publicKeys)
 *   const claims = await verifyActionToken(token)   // rejects with ActionTokenRefused
 *
 * Whoever signs one (RS256, the realm's newest key) sets the five claims of the specification and `iss`, `iat`, `exp`,
 * `jti` and the two below. That a token is used up is not seen from the token: the provider's required action is done
 * once, and what was confirmed is written down in the portal.
 */

/** `aud` of an action token, and of nothing else. */
export const actionTokenAudience = 'energycockpit-blocking-page'
/** The claim `typ`, as Keycloak tells its own tokens apart (Bearer, ID, Refresh, Logout). */
export const actionTokenType = 'required-action'
/** Seconds that an action token lives. */
export const actionTokenLifetime = 10 * 60

/** Seconds by which two clocks may differ. */
const clockTolerance = 5

const claimsSchema = z.object({
  userUuid: z.uuid(),
  /** Numbers of roles. */
  roles: z.array(z.int().min(0)),
  clientBusinessId: z.int(),
  superClientBusinessId: z.int().nullable(),
  /** Where the blocking page sends its form: an address of the issuer. */
  requiredActionUrl: z.url().max(2048),
  jti: z.string().min(1),
  iss: z.string(),
  aud: z.literal(actionTokenAudience),
  typ: z.literal(actionTokenType),
  /** Seconds since 1970. */
  iat: z.int(),
  exp: z.int(),
})
export type ActionTokenClaims = z.output<typeof claimsSchema>

/** The token opens nothing. `expired` may be told to the user; what is wrong with a forged one is nobody's business. */
export class ActionTokenRefused extends Error {
  constructor(
    readonly kind: 'expired' | 'invalid',
    cause?: unknown,
  ) {
    super(`The action token is ${kind}`, { cause })
    this.name = 'ActionTokenRefused'
  }
}

/**
 * Answers the claims of a good token and rejects with `ActionTokenRefused` for every other. A provider whose keys
 * cannot be had is no fault of the token's and comes through as it is.
 */
export type VerifyActionToken = (token: string) => Promise<ActionTokenClaims>

export function actionTokenVerifier(issuer: Pick<Issuer, 'url'>, keys: JWTVerifyGetKey): VerifyActionToken {
  return async (token) => {
    const claims = claimsSchema.safeParse(await signedPayload(token, keys, issuer.url))
    if (!claims.success) throw new ActionTokenRefused('invalid', claims.error)
    const { iat, exp, requiredActionUrl } = claims.data
    if (exp - iat > actionTokenLifetime) throw new ActionTokenRefused('invalid')
    // The page sends the user there: nowhere but to a step of a log-in at this very issuer.
    const address = new URL(requiredActionUrl)
    if (!address.href.startsWith(`${issuer.url}/login-actions/`)) throw new ActionTokenRefused('invalid')
    return claims.data
  }
}

async function signedPayload(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: actionTokenAudience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: actionTokenLifetime,
      clockTolerance,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ActionTokenRefused('expired', error)
    if (!(error instanceof errors.JOSEError) || providerIsAway(error)) throw error
    throw new ActionTokenRefused('invalid', error)
  }
}

/** What jose says when the keys cannot be had. */
const providerIsAway = ({ code }: errors.JOSEError) => ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(code)
