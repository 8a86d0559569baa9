import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { PagePool } from './page-pool'
import { sharedBrowser } from './supervisor/ask-supervisor'

let browser: Browser
let server: http.Server
let origin: string
beforeAll(async () => {
  browser = await sharedBrowser()
  server = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Page'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const newPool = () => new PagePool(browser, `${origin}/rest`)

test('the next visit with the same options goes on in the same page and finds nothing of the one before', async () => {
  const pool = newPool()
  const first = await pool.open({ locale: 'de-DE' })
  const { page, context } = first
  const heard: string[] = []
  await page.goto(`${origin}/one`)
  await page.goto(`${origin}/two`)
  await context.addCookies([{ name: 'session', value: '1', url: origin }])
  await page.evaluate(() => {
    localStorage.setItem('kept', '1')
    sessionStorage.setItem('kept', '1')
    window.name = 'kept'
    history.replaceState({ kept: 1 }, '')
  })
  await page.route('**/three', (route) => route.abort())
  page.on('request', (request) => heard.push(request.url()))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.mouse.move(50, 50)
  await (await context.newPage()).goto(origin)
  await first.close()

  const second = await pool.open({ locale: 'de-DE' })
  expect(second.page).toBe(page)
  expect(context.pages()).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
  await page.goto(`${origin}/three`)
  const left = await page.evaluate(() => [
    ...[localStorage.length, sessionStorage.length, window.name, history.state as unknown],
    ...[document.cookie, innerWidth, document.querySelector(':hover')],
  ])
  expect(left).toEqual([0, 0, '', null, '', 1280, null])
  expect(heard).toEqual([])
  // What it rested on is all that was before.
  await page.goBack()
  expect(page.url()).toBe(`${origin}/rest`)
  expect(await page.goBack()).toBeNull()
  await second.close()
})

test.each<[string, Parameters<typeof change>[0]]>([
  ['an init script', 'script'],
  ['a moved clock', 'clock'],
  ['other colours', 'colours'],
  ['a page of another origin', 'elsewhere'],
  ['a session with the debugger that is still open', 'session'],
])('after %s, the next visit begins in a new page', async (_, what) => {
  const pool = newPool()
  const first = await pool.open({})
  await first.page.goto(origin)
  await change(what, first.page)
  await first.close()
  const second = await pool.open({})
  expect(second.page).not.toBe(first.page)
  expect(first.page.isClosed()).toBe(true)
  await second.close()
})

async function change(
  what: 'script' | 'clock' | 'colours' | 'elsewhere' | 'session',
  page: Awaited<ReturnType<PagePool['open']>>['page'],
): Promise<void> {
  if (what === 'script') await page.addInitScript(() => undefined)
  if (what === 'clock') await page.clock.install()
  if (what === 'colours') await page.emulateMedia({ colorScheme: 'dark' })
  if (what === 'elsewhere') await page.goto('data:text/html,elsewhere')
  if (what === 'session') await page.context().newCDPSession(page)
}

test('two visits at a time have a page each, and other options too', async () => {
  const pool = newPool()
  const visits = await Promise.all([pool.open({}), pool.open({}), pool.open({ locale: 'de-DE' })])
  expect(new Set(visits.map(({ context }) => context)).size).toBe(3)
  for (const { page } of visits) await page.goto(origin)
  await Promise.all(visits.map(({ close }) => close()))
})

test('what goes wrong is told to whose visit it was', async () => {
  const pool = newPool()
  const first = await pool.open({})
  await first.page.goto(origin)
  await first.page.evaluate(() => console.error('first'))
  await expect(first.close()).rejects.toThrow('console: first')
  const second = await pool.open({})
  await second.page.goto(origin)
  await second.page.evaluate(() => console.error('second'))
  expect(second.faults()).toEqual([expect.stringContaining('second')])
  expect(first.faults()).toEqual([expect.stringContaining('first')])
  await second.close(/second/)
})
