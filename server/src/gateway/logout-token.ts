import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** A logout token as OpenID Connect Back-Channel Logout 1.0, section 2.4, has it; a nonce is forbidden. */
const claimsSchema = z.object({
  sid: z.string().min(1),
  events: z.object({ [logoutEvent]: z.looseObject({}) }),
  nonce: z.optional(z.never()),
})

export interface LogoutTokenCheck {
  keys: JWTVerifyGetKey
  issuer: string
  /** The clients that the provider may mean. */
  clientIds: string[]
}

/** The session (`sid`) that a provider's logout token says has ended; undefined for a token that is not good. */
export async function endedSession(
  token: string,
  { keys, issuer, clientIds }: LogoutTokenCheck,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientIds,
      algorithms: ['RS256'],
      requiredClaims: ['iat'],
      maxTokenAge: '5 minutes',
      clockTolerance: 5,
    })
    return claimsSchema.safeParse(payload).data?.sid
  } catch {
    return undefined
  }
}
