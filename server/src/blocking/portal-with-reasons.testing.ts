import { freePort, newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { registerGateway } from '../gateway/routes'
import { listen } from '../http/listen'
import { createHttpServer } from '../http/server'
import { seedDemoUsers } from '../identity/demo-users'
import { registerIdentity } from '../identity/routes'
import { createLog } from '../log'
import { registerOperation } from '../operation/routes'
import { registerPortal } from '../portal/routes'
import { registerBlockingGuard } from './guard'
import { informationTexts, termsTexts } from './notice-texts.testing'
import { retireNotice, type NewNotice } from './notices'
import { registerNotices } from './notice-routes'
import { isInformation } from './open-versions'
import { publishNotice, type PublishedNotice } from './publish-notice'
import { registerBlocking } from './routes'

export interface PortalWithReasons {
  /** Origin, without a slash at its end. */
  url: string
  entities: Entities
  /** For one user, a business, or all; in force until `retireAll`. */
  publish(type: string, about: string, audience?: NewNotice['audience']): Promise<PublishedNotice>
  retireAll(): Promise<void>
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
  registerBlocking(app, { entities, audit: identity.audit })
  registerNotices(app, { entities, audit: identity.audit })
  registerOperation(app, { entities })
  // The pages themselves need the build of the shell; here their addresses are enough.
  app.get('/platform/*', async (_request, reply) => reply.type('text/html').send('<!doctype html>'))
  await listen(app, config)
  const published: string[] = []
  return {
    url: config.publicUrl,
    entities,
    async publish(type, about, audience = {}) {
      const texts = isInformation(type) ? informationTexts(about) : termsTexts(about)
      const notice = await publishNotice(entities.db, { type, audience, texts })
      published.push(notice.noticeUuid)
      return notice
    },
    async retireAll() {
      for (const notice of published.splice(0)) await retireNotice(entities.db, notice)
    },
    async close() {
      await app.close()
      await entities.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
