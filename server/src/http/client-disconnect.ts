import type { FastifyReply } from 'fastify'
import { whenClosed } from './when-closed'

/** Aborts when the caller goes away before the answer is sent, so that the engine can stop working on it. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
