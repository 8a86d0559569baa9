import type { DemoUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { remotes, startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { addressesOfMenu, seePage } from '../security/policy-walk'

/* @long */

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** Pages that no entry of the menu leads to. They are loaded anew, as by a link from elsewhere. */
const besideTheMenu = ['/platform/hp/account', '/platform/home-portal/static', '/platform/home-portal/legal']

/**
 * Said of files that are fetched early, when the machine is so busy that they are not needed for seconds, and of the
 * map, where no graphics card draws it.
 */
const ofThisMachine = /was preloaded using link preload but not used|GPU stall due to ReadPixels/

/** What one has opened is the same for the next. */
const opened = new Set<string>()

test.each<DemoUser>(['system', 'manager'])(
  'no page that %s may see leaves anything behind or warns of anything, the remotes included',
  async (user) => {
    const visitor = await portal.visit('/platform/home-portal', { as: user })
    const { page, words } = visitor
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && !ofThisMachine.test(message.text()))
        warnings.push(`${new URL(page.url()).pathname}: ${message.text()}`)
    })
    const menu = page.getByRole('navigation', { name: words.mainMenu })
    const all = await addressesOfMenu(visitor)
    expect(all.length).toBeGreaterThan(remotes.length)
    const addresses = [...new Set(all)].filter((address) => !opened.has(address))
    for (const address of addresses) opened.add(address)
    // Each is entered and left; the last is left for the first.
    for (const address of [...addresses, ...addresses.slice(0, 2)]) {
      await menu.locator(`a[href="${address}"]`).first().click()
      await page.waitForURL((url) => url.pathname === new URL(address, url).pathname)
      await menu.locator('[aria-current=page]').first().waitFor()
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.getByText(words.featureBroken).count()).toBe(0)
    }
    expect(await isGuarded(page)).toBe(true)
    // The identity client starts when there is nothing else to do, and may warn, too.
    await page.locator('iframe[title="keycloak-session-iframe"]').waitFor({ state: 'attached' })
    for (const address of besideTheMenu) await seePage(visitor, address)
    expect(warnings).toEqual([])
    await visitor.close()
  },
  180_000,
)

/** Else nobody would have noticed. */
const isGuarded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/guard\./.test(name)))
