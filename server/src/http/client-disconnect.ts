import type { FastifyReply } from 'fastify'

/** Aborts when the caller goes away before the answer is sent, so that the engine can stop working on it. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
