import { spareUser } from '@energycockpit/testing'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

const script = `
  const element = document.getElementById('plain-remote-root')
  element.append(Object.assign(document.createElement('h1'), { textContent: 'Early', tabIndex: -1 }))
  window.early = { runs: (window.early?.runs ?? 0) + 1, ticks: 0 }
  setInterval(() => { window.early.ticks += 1 }, 5)`

declare global {
  interface Window {
    early: { runs: number; ticks: number }
  }
}

test('a plain script that was left before it came, and opened again, draws once and goes on', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
  })
  let send = () => undefined as void
  const sent = new Promise<void>((resolve) => (send = resolve))
  const entry = '**/plain-remote/static/js/main*'
  await page.route(entry, async (route) => {
    await sent
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const plain = menu.getByRole('link', { name: 'Plain', exact: true })
  const asked = page.waitForRequest(entry)
  await plain.click()
  await asked
  await page.locator('#plain-remote-root').waitFor({ state: 'attached' })
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await plain.click()
  await page.locator('#plain-remote-root').waitFor({ state: 'attached' })
  send()
  await page.getByRole('heading', { level: 1, name: 'Early' }).waitFor()
  await page.waitForFunction(() => window.early.ticks > 20)
  expect(await page.evaluate(() => window.early.runs)).toBe(1)
  expect(await page.getByRole('heading', { level: 1, name: 'Early' }).count()).toBe(1)

  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  // Fails when leaving while it was on its way has left an error in the console.
  await close()
})
