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
