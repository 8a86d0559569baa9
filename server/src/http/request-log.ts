import type { FastifyInstance } from 'fastify'
import { pathOf } from './not-found'

/** One line per answered request; files only when debugging, for there are dozens to a page. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.asset === true ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
