import { spareUser, stubAddress } from '@energycockpit/testing'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** It never hears that it is unmounted, and sets up everything later than in its first run. */
const carelessScript = `
  const element = document.getElementById('plain-remote-root')
  element.append(Object.assign(document.createElement('h1'), { textContent: 'Careless', tabIndex: -1 }))
  window.done = { polls: 0, ticks: 0, resizes: 0 }
  const poll = () => { window.done.polls += 1; setTimeout(poll, 5) }
  setTimeout(poll, 5)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    setTimeout(() => setInterval(() => { window.done.ticks += 1 }, 5), 5)
    addEventListener('resize', () => { window.done.resizes += 1 })
  }
  port2.postMessage(null)`

declare global {
  interface Window {
    done: { polls: number; ticks: number; resizes: number }
    rounds?: number
  }
}

test('what a plain script sets up in its timers and messages ends with it', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
  })
  await stubAddress(page, '*/plain-remote/static/js/main*', {
    contentType: 'text/javascript',
    body: carelessScript,
  })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: 'Plain', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Careless' }).waitFor()
  await page.waitForFunction(() => window.done.polls > 3 && window.done.ticks > 3)
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  expect(await page.evaluate(() => window.done.resizes)).toBe(1)

  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const before = await page.evaluate(() => {
    window.dispatchEvent(new Event('resize'))
    return { ...window.done }
  })
  expect(before.resizes).toBe(1)
  // A timer of the page's own that is as fast as the script's.
  await page.waitForFunction(() => (window.rounds = (window.rounds ?? 0) + 1) > 20, null, { polling: 5 })
  expect(await page.evaluate(() => window.done)).toEqual(before)
  await close()
})
