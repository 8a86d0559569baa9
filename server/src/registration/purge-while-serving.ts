import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { purgeRegistrations } from './deleting-repository'

const hour = 60 * 60 * 1000

/** Deletes every hour what has been kept for long enough. */
export function purgeWhileServing(app: FastifyInstance, db: Entities['db']): void {
  const purge = () =>
    purgeRegistrations(db).catch((err: unknown) => app.log.warn({ err }, 'old registrations not deleted'))
  const timer = setInterval(purge, hour)
  timer.unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', () => clearInterval(timer))
}
