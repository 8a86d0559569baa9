import type { DemoUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { remotes, startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { addressesOfMenu } from '../security/policy-walk'

/* @long */

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** What one has opened is the same for the next. */
const opened = new Set<string>()

test.each<DemoUser>(['system', 'manager'])(
  'no page that %s may see leaves anything behind, the five remotes included',
  async (user) => {
    const visitor = await portal.visit('/platform/home-portal', { as: user })
    const { page, words } = visitor
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
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
    expect(warnings.filter((warning) => /breaks docs\/remotes|not guarded|put back/.test(warning))).toEqual(
      [],
    )
    await visitor.close()
  },
  180_000,
)

/** Else nobody would have noticed. */
const isGuarded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/guard\./.test(name)))
