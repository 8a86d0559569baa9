import { accessibilityFaults, SignedInClient } from '@energycockpit/testing'
import { chartIsDrawn } from './chart-drawing'
import { findElectricityMeter } from './demo-meter'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let chart: string
beforeAll(async () => {
  portal = await startPortal()
  const { point } = await findElectricityMeter(await SignedInClient.signIn(portal.server.url))
  chart = `/platform/analysis?point=${point.id}&period=LAST_YEAR`
}, 240_000)
afterAll(() => portal?.stop())

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('what a visitor sees without signing in meets WCAG 2.2 AA', async () => {
    const { page, goto, close } = await portal.visitor('en', { colorScheme })
    await goto('/platform/home-portal')
    expect(await accessibilityFaults(page)).toEqual([])
    await goto('/platform/home-portal/legal')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })

  test.each(['', '/status', '/legal', '/design'])('home-portal%s meets it', async (subRoute) => {
    const { page, goto, close } = await portal.visit('/platform/home-portal', { as: 'system', colorScheme })
    await goto(`/platform/home-portal${subRoute}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })

  test('Analysis meets it, before and after something is chosen', async () => {
    const { page, goto, close } = await portal.visit('/platform/analysis', { colorScheme })
    await page.getByRole('treeitem').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await goto(chart)
    await chartIsDrawn(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })
})
