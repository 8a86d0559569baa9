import { freePort, newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { registerGateway } from '../gateway/routes'
import { listen } from '../http/listen'
import { createHttpServer } from '../http/server'
import { seedDemoUsers } from '../identity/demo-users'
import { registerIdentity, type Identity } from '../identity/routes'
import { createLog } from '../log'
import { registerPortal } from '../portal/routes'
import { registerBlockingGuard } from './guard'
import { registerBlocking } from './routes'

export interface PortalWithReasons {
  /** Origin, without a slash at its end. */
  url: string
  entities: Entities
  identity: Identity
  close(): Promise<void>
}

/** The real identity provider, gateway and blocking page's calls in this process, so that a test reaches the store. */
export async function startPortalWithReasons(): Promise<PortalWithReasons> {
  const folder = await newDataFolder('blocking')
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: 'true' }
  const config = readConfig({ ...settings, PORT: String(await freePort('localhost')) })
  const entities = await openEntities(config)
  await seedDemoUsers(entities)
  const app = await createHttpServer(config, createLog(config))
  const identity = await registerIdentity(app, { config, entities })
  await registerGateway(app, { config, entities, identity })
  registerBlockingGuard(app, { entities, identity })
  registerPortal(app, { config, entities })
  registerBlocking(app, { entities })
  // The pages themselves need the build of the shell; here their addresses are enough.
  app.get('/platform/*', async (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  await listen(app, config)
  return {
    url: config.publicUrl,
    entities,
    identity,
    async close() {
      await app.close()
      await entities.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
