import { openStoredEntities, startServer } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'

/** The settings of a portal in production. */
export const productionEnv = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a-secret-of-this-test-that-nobody-else-has-to-know',
  DEMO: 'false',
}

/**
 * A data folder with users that production takes. It refuses the demo's, so they are declared to be real ones; their
 * names and passwords stay. The caller removes it.
 */
export async function productionFolder(): Promise<string> {
  const { dataDir, kill9 } = await startServer()
  await kill9()
  const entities = await openStoredEntities(dataDir)
  await entities.exec('UPDATE portal_user SET demo = false')
  await entities.close()
  return dataDir
}

/** A portal in production mode with users. Its data folder is gone when it has stopped. */
export async function startProduction(): Promise<PortalUnderTest> {
  const dataDir = await productionFolder()
  const portal = await startPortal({ dataDir, env: productionEnv })
  return {
    ...portal,
    stop: async () => {
      await portal.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
