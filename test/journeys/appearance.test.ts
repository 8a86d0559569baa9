import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type OwnPortal } from './portal-under-test'

let portal: OwnPortal
beforeAll(async () => {
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const [plum, yellow] = ['#7a1f5c', '#f2c400']
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="${plum}" d="M0 0h90v30z"/></svg>`
const file = (content: string) => ({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(content) })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click()
const accentOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    probe.style.color = 'var(--accent)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
const logoOf = (page: Page) => page.getByRole('banner').locator('img').first().getAttribute('src')
const inPlum = 'rgb(122, 31, 92)'

test('an administrator sets colour and logo, and everybody of the business sees them', async () => {
  const admin = await portal.visit('/platform/home-portal/appearance', { as: 'admin', colorScheme: 'light' })
  const { page } = admin
  await page.getByRole('checkbox', { name: 'Own accent colour' }).check()
  const colour = page.getByRole('textbox', { name: 'Accent colour', exact: true })
  await colour.fill(yellow)
  await press(page, 'Save appearance')
  await page.getByText('Text in this colour cannot be read: 4.5 : 1 needed, 1.3 : 1 here.').waitFor()
  await colour.fill(plum)
  const choose = page.getByLabel('Choose logo', { exact: true })
  await choose.setInputFiles(file(svg.replace('<path', '<script>alert(1)</script><path')))
  await page.getByText(/^This SVG holds scripts/).waitFor()
  await choose.setInputFiles(file(svg))
  await page.getByRole('img', { name: 'Chosen image: Logo' }).waitFor()
  // Only the preview has it.
  expect(await accentOf(page)).not.toBe(inPlum)
  expect([await overhang(page), await accessibilityFaults(page)]).toEqual([0, []])
  await press(page, 'Save appearance')
  await page.getByText('The appearance is saved. Pages show it when they are next loaded.').waitFor()
  await admin.close()

  const analyst = await portal.visit('/platform/home-portal', { colorScheme: 'light' })
  expect(await accentOf(analyst.page)).toBe(inPlum)
  expect(await logoOf(analyst.page)).toMatch(/^\/appearance-images\/[0-9a-f]{64}$/)
  await analyst.close()

  const visitor = await portal.visitor('en', { colorScheme: 'light' })
  await visitor.goto('/platform/home-portal/register?clientBusinessId=1001')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accentOf(visitor.page)).toBe(inPlum)
  expect(await logoOf(visitor.page)).toBe('/public/header-logo?clientBusinessId=1001')
  await visitor.close()
})

test('a page is never drawn in other colours than those of its business, also where these come late', async () => {
  const { page, context, close } = await portal.visitor('en', { colorScheme: 'light' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { accentsSeen: seen })
    const look = () => {
      const drawn = document.querySelector('#portal > *')
      const accent = drawn && getComputedStyle(drawn).getPropertyValue('--accent')
      if (accent && !seen.includes(accent)) seen.push(accent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  let late: (() => void) | undefined
  await context.route('**/public/variables/css*', async (route) => {
    await new Promise<void>((resolve) => (late = resolve))
    await route.continue()
  })
  await page.goto(`${portal.server.url}/platform/home-portal/register?clientBusinessId=1001`, {
    waitUntil: 'commit',
  })
  await page.waitForFunction(() => document.querySelectorAll('link[data-start]').length > 0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')].every(({ sheet }) => sheet),
  )
  late?.()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const seen = await page.evaluate(() => (window as unknown as { accentsSeen: string[] }).accentsSeen)
  expect(seen).toEqual([expect.stringContaining(plum)])
  await close()
})

test('colours that cannot be had leave the portal as it is, in its own', async () => {
  const { page, context, close } = await portal.visitor('en', { colorScheme: 'light' })
  await context.route('**/public/variables/css*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${portal.server.url}/platform/home-portal/register?clientBusinessId=1001`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accentOf(page)).not.toBe(inPlum)
  await context.unroute('**/public/variables/css*')
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await page.waitForFunction(
    (accent) => getComputedStyle(document.documentElement).getPropertyValue('--accent').includes(accent),
    plum,
  )
  await close(/variables\/css/)
})

test('a text in the words of the business is said to everybody of it until it is reset', async () => {
  const { page, close } = await portal.visit('/platform/home-portal/wording', { as: 'admin' })
  await page.getByRole('searchbox', { name: 'Search by words or key' }).fill('landing.entries')
  await press(page, 'Change landing.entries')
  const dialog = page.getByRole('dialog', { name: 'Change text' })
  const english = dialog.getByLabel('English', { exact: true })
  await english.fill('Your <b>areas</b>')
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await dialog.getByText(/^Tags and links must be those/).waitFor()
  await english.fill('Where to go')
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect([await overhang(page), await accessibilityFaults(page)]).toEqual([0, []])

  const analyst = await portal.visit('/platform/home-portal')
  await analyst.page.getByText('Where to go', { exact: true }).first().waitFor()
  await press(page, 'Reset landing.entries')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await page.getByText('No own texts yet').waitFor()
  await analyst.page.reload()
  // In those of the super client again, which the demo has.
  await analyst.page.getByText('Your areas at Fenland', { exact: true }).first().waitFor()
  await analyst.close()
  await close()
})

test('who chooses high contrast has it on every page, by the mouse or the keyboard', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('checkbox', { name: 'High contrast' }).press('Space')
  expect(await ground()).toBe('rgb(0, 0, 0)')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await ground()).toBe('rgb(0, 0, 0)')
  await close()
})
