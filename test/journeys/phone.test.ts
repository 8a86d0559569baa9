import { SignedInClient } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { findElectricityMeter } from './demo-meter'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { analysisWords } from './words-of-analysis'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('on a phone the menu is a drawer that closes on arrival', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', phone)
  expect(await page.getByRole('navigation', { name: words.mainMenu }).isVisible()).toBe(false)
  await page.getByRole('button', { name: words.openMenu }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: words.analysis }).click()
  await page.waitForURL('**/platform/analysis')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: analysisWords.en.openHierarchy }).click()
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  await close()
})

test('no page scrolls sideways', async () => {
  const { point } = await findElectricityMeter(await SignedInClient.signIn(portal.server.url))
  const { page, goto, close } = await portal.visit('/platform/home-portal', { ...phone, as: 'system' })
  for (const path of ['/home-portal', '/home-portal/status', '/home-portal/legal', '/home-portal/design']) {
    await goto(`/platform${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
  }
  await goto(`/platform/analysis?point=${point.id}&period=LAST_YEAR`)
  await chartIsDrawn(page)
  expect(['analysis', await sidewaysScroll(page)]).toEqual(['analysis', 0])
  await close()
})

/** CSS pixels that the document is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
