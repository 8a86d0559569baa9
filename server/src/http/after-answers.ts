import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whenClosed } from './when-closed'

type Work = () => Promise<void>

/**
 * Work that begins once an answer is out, so that nobody learns from the answer, or from when it comes, what there is
 * to do. Failures are logged with these words. A server that ends waits for what has begun.
 */
export function afterAnswers(
  app: FastifyInstance,
  failed: string,
): (exchange: { request: FastifyRequest; reply: FastifyReply }, work: Work) => void {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))
  return ({ request, reply }, work) => {
    whenClosed(reply, () => {
      const working = work()
        .catch((err: unknown) => request.log.error({ err }, failed))
        .finally(() => running.delete(working))
      running.add(working)
    })
  }
}
