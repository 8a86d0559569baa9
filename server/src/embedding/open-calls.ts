import type { FastifyInstance, FastifyRequest } from 'fastify'

const sessionCalls = /^\/rest\/public\/embedded-sessions(\/|$)/

/**
 * Lets pages of these origins make calls with the token that a user has given them by signing in there, and nothing
 * else: no cookie counts, and without a token only the calls that give one are open.
 */
export function openCallsToForeignPages(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const admitted = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && origins.includes(origin) ? origin : undefined

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.schema?.operationId === undefined) return
    reply.header('vary', 'origin')
    const origin = admitted(request)
    const brings = request.headers.authorization !== undefined || sessionCalls.test(request.url)
    if (origin === undefined || !brings) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'content-disposition, x-correlation-id, retry-after')
  })

  // Before a call with a token or with JSON the browser asks whether it may.
  app.options('/*', { schema: { hide: true }, config: { asset: true } }, async (request, reply) => {
    const origin = admitted(request)
    if (origin === undefined) return reply.callNotFound()
    return reply
      .code(204)
      .header('vary', 'origin')
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .send()
  })
}
