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
    ['/platform/analysis/imports/new', '/platform/measurement-data/imports/new'],
    [
      '/platform/analysis/conversion-factors?node=loc-b2',
      '/platform/measurement-data/conversion-factors?node=loc-b2',
    ],
    ['/platform/measurement-data', '/platform/measurement-data/conversion-factors'],
    ['/platform', '/platform/home-portal'],
    ['/', '/platform/home-portal'],
  ]
  for (const [from = '', to = ''] of ends) {
    await goto(from)
    await page.waitForURL(portal.server.url + to)
  }
  await close()
})

test('a link within the portal to a page that has moved leads to where it is now', async () => {
  const { page, goto, close } = await portal.visit('/platform/analysis', { as: 'manager' })
  await goto('/platform/analysis')
  await page.evaluate(() => {
    history.pushState(null, '', '/platform/analysis/virtual-meters?a=1')
  })
  await page.waitForURL('**/platform/measurement-data/virtual-meters?a=1')
  await page.getByRole('heading', { level: 1, name: 'Virtual meters' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/platform/analysis')
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
