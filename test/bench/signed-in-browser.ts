import { demoUserName, openBrowser, signInByCalls, startServer } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { BrowserContext } from 'playwright-core'
import { productionEnv, productionFolder } from '../developers/production'

export interface SignedInBrowser {
  url: string
  /** A browser context with a session and an empty cache, of its own. */
  coldContext(): Promise<BrowserContext>
  stop(): Promise<void>
}

/** A portal in production, where nothing is served that only developers need, and somebody who has signed in to it. */
export async function startSignedInBrowser(): Promise<SignedInBrowser> {
  const dataDir = await productionFolder()
  const [server, browser] = await Promise.all([
    startServer({ dataDir, env: productionEnv, throughTsx: true }),
    openBrowser(),
  ])
  const context = await browser.newContext()
  await signInByCalls(context.request, server.url, demoUserName('analyst'))
  const storageState = await context.storageState()
  await context.close()
  return {
    url: server.url,
    coldContext: () =>
      browser.newContext({ storageState, locale: 'en-GB', viewport: { width: 1280, height: 900 } }),
    stop: async () => {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
