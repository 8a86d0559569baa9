import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorResponse } from './error-response'
import { Problem } from './problem'

/**
 * Somebody who typed an address that does not exist lands on the portal's start; everything else, and above all
 * whatever looks like a file, gets an error that no loader can take for a script or for data.
 */
export function respondNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isMistypedPage(request)) return reply.redirect('/platform/home-portal', 302)
  const problem = new Problem(404, 'NOT_FOUND', `There is no ${request.method} ${pathOf(request)}`)
  return reply.code(404).header('cache-control', 'no-store').send(errorResponse(problem, request.id))
}

function isMistypedPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return (
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') === true &&
    !/^\/(rest|auth|libraries)(\/|$)/.test(path) &&
    !/\.[a-z0-9]+$/i.test(path)
  )
}

/** Without the query, which may hold codes and tokens. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
