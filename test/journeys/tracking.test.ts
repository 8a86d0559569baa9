import { accessibilityFaults } from '@energycockpit/testing'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { startPortal, type OwnPortal } from './portal-under-test'

let portal: OwnPortal
let collector: Server
/** What the operator's statistics got: a line for each request. */
const received: string[] = []
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { cookie, referer } = request.headers
      const told = new URLSearchParams(body)
      received.push(
        [told.get('idsite'), new URL(told.get('url')!).pathname, cookie, referer].join(' ').trim(),
      )
      response.writeHead(204).end()
    })
  })
  collector.listen(0, 'localhost')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const env = { TRACKING_URL: `http://localhost:${port}/matomo`, TRACKING_SITE_ID: '7' }
  portal = await startPortal({ env })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  collector?.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const goBy = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()

test('no request before consent, none after a no, pages without ids after a yes, none once it is withdrawn', async () => {
  const { page, context, close } = await portal.visit('/platform/home-portal', { as: 'manager' })
  await banner(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await goBy(page, 'Metering points')
  await page.waitForURL('**/metering-points')
  await press(page, 'Decline')
  await banner(page).waitFor({ state: 'detached' })
  await goBy(page, 'Analysis')
  await page.waitForURL('**/analysis')
  await page.reload()
  await page.getByRole('button', { name: 'Cookie settings' }).waitFor()
  expect(await banner(page).count()).toBe(0)
  expect(received).toEqual([])

  await press(page, 'Cookie settings')
  const counted = page.waitForResponse(/matomo\.php/)
  await press(page, 'Accept')
  await counted
  const next = page.waitForResponse(/matomo\.php/)
  await goBy(page, 'Metering points')
  await next
  const both = ['7 /platform/analysis', '7 /platform/organization/metering-points']
  expect(received).toEqual(both)

  // Another tab withdraws: from then on neither sends.
  const other = await context.newPage()
  const opened = other.waitForResponse(/matomo\.php/)
  await other.goto(`${portal.server.url}/platform/analysis/measurement-series/mp-b2-gas?from=2025-01-01`)
  await opened
  expect(received.splice(0)).toEqual([...both, '7 /platform/analysis'])
  await press(other, 'Cookie settings')
  await press(other, 'Decline')
  await banner(other).waitFor({ state: 'detached' })
  await goBy(page, 'Analysis')
  await page.waitForURL('**/analysis')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await other.close()
  await close()
  expect(received).toEqual([])
})

test('public pages ask as well, and fit a phone', async () => {
  const { page, goto, close } = await portal.visitor('en', { viewport: { width: 360, height: 700 } })
  await goto('/platform/home-portal/legal')
  await banner(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await close()
  expect(received).toEqual([])
})
