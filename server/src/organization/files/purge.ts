import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { deleteUnused } from './repository'

/** Who uploads a file and does not save the object within this time has left the form. */
export const unusedLasts = 24 * 60 * 60 * 1000
const purgeEvery = 60 * 60 * 1000

/** Deletes uploaded files that nothing has ever referred to, at the start and then every hour. */
export function purgeFilesWhileServing(app: FastifyInstance, { db }: Entities): void {
  const purge = () =>
    deleteUnused(db, new Date(Date.now() - unusedLasts)).catch((err: unknown) =>
      app.log.warn({ err }, 'unused files not purged'),
    )
  const timer = setInterval(purge, purgeEvery)
  timer.unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', () => clearInterval(timer))
}
