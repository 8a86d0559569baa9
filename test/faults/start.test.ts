import { accessibilityFaults } from '@energycockpit/testing'
import type { Page, Route } from 'playwright-core'
import { overhang } from '../journeys/overhang'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'
import { languages, type Language } from '../journeys/words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const words = {
  de: {
    failed: 'Das Portal konnte nicht geladen werden',
    late: 'Das Portal lädt noch',
    reference: 'Referenz',
  },
  en: {
    failed: 'The portal could not be loaded',
    late: 'The portal is still loading',
    reference: 'Reference',
  },
} as const satisfies Record<Language, object>

const startScript = '**/root-config/start.js*'
const shellSheet = /\/root-config\/root-config\.[0-9a-f]+\.css$/
const home = '/platform/home-portal'
const provoked = /Failed to load|could not be loaded|status of 500|integrity|Refused to apply style/

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const isThere = ({ page, words }: Visitor) => heading(page, words.hello).waitFor()

/** A page that goes there and whose clock stands still; resolves when the page itself has arrived. */
async function goWithClock({ page }: Visitor, path: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(portal.server.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'portalGuard' in window && document.body !== null)
}

/** Holds the answers to what matches, until they are released. */
async function hold(page: Page, matching: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(matching, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

async function truncated(route: Route): Promise<void> {
  const answer = await route.fetch()
  const text = await answer.text()
  await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
}

const ways: [name: string, language: Language, answer: (route: Route) => Promise<void>][] = [
  ['is answered with 500', 'de', (route) => route.fulfill({ status: 500, body: 'broken' })],
  [
    'is a page of something else',
    'en',
    (route) => route.fulfill({ body: '<html>Log in to the network</html>' }),
  ],
  ['is cut in the middle', 'de', truncated],
  ['does not arrive', 'en', (route) => route.abort()],
]
test.each(ways)(
  'when the first script %s, the page says so (%s), and another try brings the portal',
  async (_, language, answer) => {
    const visitor = await portal.visit(home, { language })
    const { page, close } = visitor
    await page.route(startScript, answer)
    const loaded = await page.reload()
    await heading(page, words[language].failed).waitFor()
    expect(await page.getByText(words[language].reference).innerText()).toBe(
      `${words[language].reference} ${loaded!.headers()['x-correlation-id']}`,
    )
    for (const width of [360, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        expect([width, colorScheme, await accessibilityFaults(page), await overhang(page)]).toEqual([
          ...[width, colorScheme, [], 0],
        ])
      }
    await page.unroute(startScript)
    await page.getByRole('button', { name: visitor.words.retry }).press('Enter')
    await isThere(visitor)
    await close(provoked)
  },
)

test('another try does not take again what the browser has kept', async () => {
  const visitor = await portal.visit(home)
  const { page, close } = visitor
  const requested: string[] = []
  await page.route(startScript, (route) => route.abort())
  await page.reload()
  await heading(page, words.en.failed).waitFor()
  await page.unroute(startScript)
  page.on('request', (request) =>
    requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  )
  await page.getByRole('button', { name: visitor.words.retry }).click()
  await isThere(visitor)
  expect(requested).toContain('fetch /root-config/start.js')
  expect(requested.filter((one) => one.startsWith('fetch /libraries/')).length).toBeGreaterThan(3)
  await close(provoked)
})

test.each(languages)(
  'what is late is said after ten seconds (%s), and goes on when it comes',
  async (language) => {
    const visitor = await portal.visit(home, { language })
    const { page, close } = visitor
    const release = await hold(page, startScript)
    await goWithClock(visitor, home)
    await page.clock.runFor(9_900)
    expect(await heading(page, words[language].late).count()).toBe(0)
    await page.clock.runFor(200)
    await page.clock.resume()
    await heading(page, words[language].late).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    release()
    await isThere(visitor)
    expect(await heading(page, words[language].late).count()).toBe(0)
    await close(provoked)
  },
)

test('a style sheet of the shell that hangs does not leave the page blank, and is waited for', async () => {
  const visitor = await portal.visit(home)
  const { page, close } = visitor
  const release = await hold(page, shellSheet)
  await goWithClock(visitor, home)
  await page.clock.runFor(10_100)
  await page.clock.resume()
  await heading(page, words.en.late).waitFor()
  // Drawn, indeed: a page that waits for its style sheets has no frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.locator('nav').count()).toBe(0)
  release()
  await isThere(visitor)
  const menu = await page.getByRole('navigation', { name: visitor.words.mainMenu }).boundingBox()
  expect(menu!.width).toBeLessThan(400)
  await close(provoked)
})

test('without its style sheet the shell is not shown', async () => {
  const visitor = await portal.visit(home)
  const { page, close } = visitor
  await page.route(shellSheet, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.reload()
  await heading(page, words.en.failed).waitFor()
  await page.unroute(shellSheet)
  await page.getByRole('button', { name: visitor.words.retry }).click()
  await isThere(visitor)
  await close(provoked)
})

test('the colours of the business keep nobody waiting, and count when they are there', async () => {
  const visitor = await portal.visit(home)
  const { page, close } = visitor
  const release = await hold(page, '**/variables/css')
  await page.goto(portal.server.url + home, { waitUntil: 'commit' })
  await isThere(visitor)
  const isOn = () => document.querySelector<HTMLLinkElement>('#portal-theme')?.media === 'all'
  expect(await page.evaluate(isOn)).toBe(false)
  release()
  await page.waitForFunction(isOn)
  await close()
})

test('nor do they at the sign-in', async () => {
  const visitor = await portal.visitor('en')
  const { page, close } = visitor
  const release = await hold(page, '**/variables/css')
  await page.goto(portal.server.url + home, { waitUntil: 'commit' })
  await page.getByLabel(visitor.words.userName).waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await visitor.signIn('analyst')
  release()
  await isThere(visitor)
  await close()
})
