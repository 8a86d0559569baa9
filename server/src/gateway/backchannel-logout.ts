import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/routes'
import type { WebSessions } from './web-sessions'

interface BackchannelParts {
  path: string
  identity: Identity
  sessions: WebSessions
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** A logout token as OpenID Connect Back-Channel Logout 1.0, section 2.4, has it; a nonce is forbidden. */
const logoutClaims = z.object({
  sid: z.string().min(1),
  events: z.object({ [logoutEvent]: z.looseObject({}) }),
  nonce: z.undefined(),
})

/** Where a Keycloak says that a session has ended there. The embedded provider says so without a request. */
export async function registerBackchannelLogout(
  app: FastifyInstance,
  { path, identity, sessions }: BackchannelParts,
): Promise<void> {
  const { issuer, webSession, publicKeys } = identity
  if (issuer.embedded) return

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })
    scope.post<{ Body: { logout_token?: unknown } | undefined }>(path, async ({ body }, reply) => {
      const token = body?.logout_token
      const sid = typeof token === 'string' ? await sessionOf(token) : undefined
      if (!sid) throw new Problem(400, 'VALIDATION_FAILED', 'The logout token is not valid')
      await sessions.closeByProviderSession(sid)
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })

  async function sessionOf(token: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer: issuer.url,
        audience: webSession.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['iat'],
        maxTokenAge: '5 minutes',
      })
      return logoutClaims.safeParse(payload).data?.sid
    } catch {
      return undefined
    }
  }
}
