import type { FastifyReply, FastifyRequest } from 'fastify'
import { unchanged } from './register-route'

/**
 * An answer that its caller may keep, and must ask about before it is used again. `tag` stands for everything that the
 * answer depends on; to whoever brings it along, the answer is not even computed. A failure has no tag.
 */
export async function respondUnlessKnown<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  tag: string,
  answer: () => Promise<Answer>,
): Promise<Answer | typeof unchanged> {
  // Weak, because it is the same answer however it is compressed.
  const entityTag = `W/"${tag}"`
  const known = (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === entityTag)
  const found = known ? unchanged : await answer()
  reply.header('etag', entityTag).header('cache-control', 'private, no-cache')
  return found
}
