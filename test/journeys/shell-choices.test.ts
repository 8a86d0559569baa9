import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { languages } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the chosen appearance counts at once and after a reload, against that of the system', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', { colorScheme: 'light' })
  const light = await ground(page)
  await page.getByRole('button', { name: words.userMenu }).click()
  await page.getByText('Dark', { exact: true }).click()
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  expect(await ground(page)).toBe(dark)
  await page.getByRole('button', { name: words.userMenu }).click()
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await page.getByText('System', { exact: true }).click()
  expect(await ground(page)).toBe(light)
  await close()
})

test('the menu stays collapsed, and its entries keep their names', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal')
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const width = async () => (await menu.boundingBox())!.width
  const wide = await width()
  await page.getByRole('button', { name: 'Collapse menu' }).press('Enter')
  expect(await width()).toBeLessThan(wide / 2)
  await page.reload()
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.waitForURL('**/platform/analysis')
  expect(await width()).toBeLessThan(wide / 2)
  await page.getByRole('button', { name: 'Expand menu' }).click()
  expect(await width()).toBe(wide)
  await close()
})

test.each([320, 360, 768, 1440])('nothing in the header lies over another at %d px', async (width) => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    viewport: { width, height: 700 },
  })
  const brand = await page
    .getByRole('banner')
    .getByRole('link', { name: /EnergyCockpit/ })
    .boundingBox()
  const language = await page.getByRole('group', { name: 'Language' }).boundingBox()
  const user = await page.getByRole('button', { name: words.userMenu }).boundingBox()
  expect(brand!.x + brand!.width).toBeLessThanOrEqual(language!.x)
  expect(language!.x + language!.width).toBeLessThanOrEqual(user!.x)
  expect(user!.x + user!.width).toBeLessThanOrEqual(width)
  await close()
})

const startFailure = {
  de: ['Das Portal konnte nicht geladen werden', 'Das Portal kann nicht angezeigt werden'],
  en: ['The portal could not be loaded', 'The portal cannot be shown'],
} as const

test.each(languages)(
  'a start that fails says so in %s, in the portal’s form, and can be tried again',
  async (language) => {
    const { page, words, close } = await portal.visit('/platform/home-portal', { language })
    const [noShell, noContext] = startFailure[language]

    await page.route('**/uic-context*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.reload()
    await page.getByText(noContext).waitFor()
    await page.unroute('**/uic-context*')
    await page.getByRole('button', { name: words.retry }).click()
    await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()

    await page.route('**/root-config.js*', (route) => route.abort())
    await page.reload()
    await page.getByRole('heading', { level: 1, name: noShell }).waitFor()
    const font = await page.getByRole('button').evaluate((button) => getComputedStyle(button).fontFamily)
    expect(font).toContain('Figtree')
    await page.unroute('**/root-config.js*')
    await page.getByRole('button', { name: words.retry }).click()
    await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    await close(/Failed to load|could not be loaded|status of 500/)
  },
)
