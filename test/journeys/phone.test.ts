import { SignedInClient } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { findElectricityMeter } from './demo-meter'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { analysisWords } from './words-of-analysis'

let portal: PortalUnderTest
let chart: string
beforeAll(async () => {
  portal = await startPortal()
  const { point } = await findElectricityMeter(await SignedInClient.signIn(portal.server.url))
  chart = `/platform/analysis?point=${point.id}&period=LAST_YEAR`
}, 240_000)
afterAll(() => portal?.stop())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('on a phone the menu is a drawer that closes on arrival', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', phone)
  expect(await page.getByRole('navigation', { name: words.mainMenu }).isVisible()).toBe(false)
  await page.getByRole('button', { name: words.openMenu }).click()
  const drawer = page.getByRole('dialog')
  expect((await drawer.locator('[aria-current=page]').innerText()).trim()).toBe(words.home)
  await drawer.getByRole('link', { name: words.analysis }).click()
  await page.waitForURL('**/platform/analysis')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: analysisWords.en.openHierarchy }).click()
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  await close()
})

/** German words are the longest, and stand in the narrowest window. */
const windows = [
  ['a window of 320 px', 'de', { viewport: { width: 320, height: 640 } }],
  ['a window of 1280 px at 200 %', 'en', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
] as const

test.each(windows)(
  'no page scrolls sideways and nothing is lost, in %s (%s)',
  async (_window, language, options) => {
    const { page, goto, words, close } = await portal.visit('/platform/home-portal', {
      ...options,
      as: 'system',
      language,
    })
    for (const path of [
      '/home-portal',
      '/status',
      '/operation',
      '/legal',
      '/design',
      '/static',
      '/register',
    ]) {
      await goto(path === '/home-portal' ? `/platform${path}` : `/platform/home-portal${path}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
    }
    await goto('/platform/hp/account/security')
    await page.getByRole('rowheader').first().waitFor()
    expect(['account', await sidewaysScroll(page)]).toEqual(['account', 0])
    await goto(chart)
    await chartIsDrawn(page)
    expect(['analysis', await sidewaysScroll(page)]).toEqual(['analysis', 0])

    await page.getByRole('button', { name: words.openMenu }).click()
    const drawer = page.getByRole('dialog')
    for (const name of [words.home, words.analysis, words.status, words.design])
      await drawer.getByRole('link', { name, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.userMenu }).click()
    await page.getByRole('button', { name: words.signOut }).waitFor()
    expect(['user menu', await sidewaysScroll(page)]).toEqual(['user menu', 0])
    await close()
  },
)

/** CSS pixels that the document is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
