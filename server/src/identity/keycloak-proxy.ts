import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../http/problem'
import { forwardedHeaders } from './forwarded-headers'

interface KeycloakAddress {
  publicUrl: string
  /** As browsers see it; passed on only when it lies on the portal's own origin. */
  keycloakUrl: string
  /** As the server reaches it. */
  internalUrl: string
  realm: string
}

const answerWithin = 30_000

/**
 * Passes on what browsers ask of a Keycloak that shall be seen on the portal's own origin: the pages and calls of this
 * realm and their files, and nothing of other realms or of the administration, which stay where operators reach them.
 */
export async function passOnToKeycloak(
  app: FastifyInstance,
  { publicUrl, keycloakUrl, internalUrl, realm }: KeycloakAddress,
): Promise<void> {
  if (!keycloakUrl.startsWith(`${publicUrl}/`)) return
  const path = keycloakUrl.slice(publicUrl.length)

  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      disableRequestLogging: true,
      undici: { connections: 64, headersTimeout: answerWithin, bodyTimeout: answerWithin },
    })
    // The body goes through as it is.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    // Keycloak's pages have a policy of their own, and its frames hold scripts that the portal's would stop.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.removeHeader('content-security-policy')
    })

    for (const part of [`/realms/${realm}/*`, '/resources/*'])
      scope.all(`${path}${part}`, (request, reply) =>
        reply.from(`${internalUrl}${request.url.slice(path.length)}`, {
          // What Keycloak believes of the browser is decided here, whatever the request says.
          rewriteRequestHeaders: (_request, { forwarded: _forwarded, ...headers }) => ({
            ...headers,
            ...forwardedHeaders(keycloakUrl),
            'x-forwarded-for': request.ip,
          }),
          // Sent and not thrown: nobody would catch it there, and the whole portal would end.
          onError: (failed, { error }) => {
            const problem = new Problem(503, 'IDENTITY_PROVIDER_UNAVAILABLE', undefined, { cause: error })
            ;(failed as FastifyReply).send(problem)
          },
        }),
      )
  })
}
