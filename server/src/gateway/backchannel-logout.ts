import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../http/problem'
import { browserClient } from '../identity/issuer'
import type { Identity } from '../identity/routes'
import { endedSession } from './logout-token'
import type { WebSessions } from '../sessions/web-sessions'

interface BackchannelParts {
  path: string
  identity: Identity
  sessions: WebSessions
}

/** Where a Keycloak says that a session has ended there. The embedded provider says so without a request. */
export async function registerBackchannelLogout(
  app: FastifyInstance,
  { path, identity, sessions }: BackchannelParts,
): Promise<void> {
  const { issuer, webSession, publicKeys } = identity
  if (issuer.embedded) return
  const clientIds = [webSession.clientId, browserClient]
  const check = { keys: publicKeys, issuer: issuer.url, clientIds }

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })
    scope.post<{ Body: { logout_token?: unknown } | undefined }>(path, async ({ body }, reply) => {
      const token = body?.logout_token
      const sid = typeof token === 'string' ? await endedSession(token, check) : undefined
      if (!sid) throw new Problem(400, 'VALIDATION_FAILED', 'The logout token is not valid')
      await sessions.closeByProviderSession(sid)
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}
