import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/**
 * Said of files that are fetched early, when the machine is so busy that they are not needed for seconds, and of the
 * map, where no graphics card draws it.
 */
const ofThisMachine = /was preloaded using link preload but not used|GPU stall due to ReadPixels/

/** Every page that the menu leads to, and those beside it. */
async function pagesOf(page: Page): Promise<string[]> {
  const { menu } = await page.evaluate(
    async () => (await (await fetch('/uic-context?locale=en')).json()) as { menu: MenuEntry[] },
  )
  const urls = menu.flatMap(({ url, items = [] }) => [url, ...items.map((item) => item.url)])
  const beside = ['/platform/hp/account', '/platform/home-portal/static', '/platform/home-portal/legal']
  return [...new Set([...urls.filter((url) => url !== undefined), ...beside])]
}

interface MenuEntry {
  url?: string
  items?: { url: string }[]
}

test.each(['manager', 'system'] as const)(
  'no page of the %s warns of anything in the console',
  async (as) => {
    const { page, close } = await portal.visit('/platform/home-portal', { as })
    const warnings: string[] = []
    let at = ''
    page.on('console', (message) => {
      if (message.type() === 'warning' && !ofThisMachine.test(message.text()))
        warnings.push(`${at}: ${message.text()}`)
    })
    for (at of await pagesOf(page)) {
      await page.goto(portal.server.url + at)
      await page.locator('main h1').first().waitFor()
      // The identity client starts when there is nothing else to do.
      if (!/home-portal\/(static|legal)$/.test(at))
        await page.locator('iframe[title="keycloak-session-iframe"]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
    }
    expect(warnings).toEqual([])
    await close()
  },
  180_000,
)
