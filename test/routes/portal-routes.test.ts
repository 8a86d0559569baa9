import { accessibilityFaults } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { routeWords } from './words-of-routes'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test('each address leads where it should', async () => {
  const { page, goto, close } = await portal.visit('/platform/home-portal')
  const ends = [
    ['/platform/unknown', '/platform/home-portal'],
    ['/platform/flexible-analysis/x?a=1', '/platform/analysis/flexible-analysis/x?a=1'],
    ['/platform/export-measurements', '/platform/analysis/export-measurements'],
    ['/platform/daily-profile', '/platform/analysis/daily-profile'],
    ['/platform/variance-analysis', '/platform/analysis/variance-analysis'],
    ['/platform/sankey', '/platform/analysis/sankey'],
    ['/platform', '/platform/home-portal'],
    ['/', '/platform/home-portal'],
  ]
  for (const [from = '', to = ''] of ends) {
    await goto(from)
    await page.waitForURL(portal.server.url + to)
  }
  await close()
})

test('the blank page tells feature id, language and sub-routes', async () => {
  const { page, goto, close } = await portal.visit('/platform/home-portal')
  await goto('/platform/blank/one/two')
  await page.getByRole('heading', { level: 1, name: routeWords.en.blank }).waitFor()
  expect(await page.locator('dd').allTextContents()).toEqual(['blank', 'en', 'one / two'])
  expect(await page.locator('html').getAttribute('class')).toBe('blank')
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test('the app starts at its dashboard, moves by fragments and signs out step by step', async () => {
  const { page, context, goto, words, close } = await portal.visit('/platform/home-portal')
  const removed: string[] = []
  await context.exposeFunction('tokenRemoved', (key: string) => removed.push(key))
  await context.addInitScript(() => {
    const { tokenRemoved } = window as unknown as { tokenRemoved(key: string): Promise<void> }
    Object.assign(window, {
      Capacitor: {
        isNativePlatform: () => true,
        Plugins: { Preferences: { remove: ({ key }: { key: string }) => tokenRemoved(key) } },
      },
    })
  })
  await goto('/platform/home-portal')
  await page.waitForURL('**/platform/home-portal#/platform/home-portal/dashboard')
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.waitForURL('**/platform/home-portal#/platform/analysis')
  await page.getByRole('treeitem').first().waitFor()

  await page.evaluate(() => sessionStorage.setItem('draft', 'x'))
  const asked: number[] = []
  page.on('request', (request) => void (request.url().endsWith('/whoami') && asked.push(Date.now())))
  await page.getByRole('button', { name: words.userMenu }).click()
  await page.getByRole('button', { name: words.signOut }).click()
  await page.waitForURL('**#/logout')
  await page.waitForRequest('**/whoami')
  await page.waitForRequest('**/whoami')
  expect(removed.length).toBeGreaterThan(1)
  await context.clearCookies()
  await page.getByLabel(words.userName).waitFor()
  expect(asked.slice(1).every((time, index) => time - (asked[index] ?? 0) >= 450)).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
  await close(/Failed to load resource|redirect|session/i)
})
