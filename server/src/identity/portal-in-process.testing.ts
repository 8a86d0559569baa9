import { freePort, newDataFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { rm } from 'node:fs/promises'
import { readConfig, type Config } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { registerGateway } from '../gateway/routes'
import { listen } from '../http/listen'
import { createHttpServer } from '../http/server'
import { createLog } from '../log'
import { registerPortal } from '../portal/routes'
import { seedDemoUsers } from './demo-users'
import { blockedBy } from '../blocking/open-reasons'
import { registerIdentity, type Identity } from './routes'

export interface PortalInProcess {
  /** Origin, without a slash at its end. */
  url: string
  config: Config
  entities: Entities
  identity: Identity
  close(): Promise<void>
}

interface Registered {
  config: Config
  entities: Entities
  identity: Identity
}

/**
 * The real identity provider and gateway with a subject's routes, in this process, so that a test reaches the store.
 * Nobody has anything to confirm, unless the subject decides who has, by a decoration `isBlocked`.
 */
export async function startPortalInProcess(
  register: (app: FastifyInstance, parts: Registered) => void | Promise<void>,
): Promise<PortalInProcess> {
  const folder = await newDataFolder('portal')
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: 'true' }
  const config = readConfig({ ...settings, PORT: String(await freePort('localhost')) })
  const entities = await openEntities(config)
  await seedDemoUsers(entities)
  const app = await createHttpServer(config, createLog(config))
  const identity = await registerIdentity(app, { config, entities, isBlocked: blockedBy(entities.db) })
  await registerGateway(app, { config, entities, identity })
  registerPortal(app, { config, entities })
  await register(app, { config, entities, identity })
  if (!app.hasDecorator('isBlocked')) app.decorate('isBlocked', () => Promise.resolve(false))
  // The pages themselves need the build of the shell; here their addresses are enough.
  app.get('/platform/*', (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  await listen(app, config)
  return {
    ...{ url: config.publicUrl, config, entities, identity },
    async close() {
      await app.close()
      await entities.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
