import { demoUserName, signInByCalls, type DemoUser } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from '../generic-features/third-parties'
import { openInRounds, type Rounds } from './rounds'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** With a session, and with nothing in the browser's cache. */
async function newcomer(to = portal, as: DemoUser = 'analyst'): Promise<Visitor> {
  const visitor = await to.visitor('en', { fresh: true })
  await signInByCalls(visitor.context.request, to.server.url, demoUserName(as))
  return visitor
}

const pathsOf = ({ requested }: Rounds) => requested.flat().map((url) => new URL(url).pathname)

/** The page, then all that it needs and what is asked of the server for it, beside each other. */
test.each<[string, string, RegExp, DemoUser]>([
  ['the landing page', '/platform/home-portal', /^Hello/, 'analyst'],
  ['the analysis', '/platform/analysis', /^Analysis/, 'analyst'],
  ['a page that only its menu leads to', '/platform/home-portal/status', /^System status/, 'system'],
])(
  'the first line of %s stands one round trip after the page, with an empty cache and with a full one',
  async (_, path, heading, as) => {
    const { page, close } = await newcomer(portal, as)
    const isThere = () => page.locator('main h1', { hasText: heading }).isVisible()
    const cold = await openInRounds(page, portal.server.url + path, { isThere })
    expect(cold.requested.slice(1)).toHaveLength(1)

    // Chart library and dialogs are for whoever opens a metering point or follows a link.
    for (const notYet of [/chart\.js@/, /keycloak/, /generic-feature/])
      expect(pathsOf(cold).join()).not.toMatch(notYet)
    const others = path.endsWith('analysis') ? '/home-portal/' : '/analysis/'
    expect(pathsOf(cold).filter((requested) => requested.startsWith(others))).toEqual([])

    await page.waitForLoadState('networkidle')
    const warm = await openInRounds(page, portal.server.url + path, { isThere, cached: cold.immutable })
    expect(warm.requested.slice(1).length).toBeLessThanOrEqual(1)
    // What was not held is what the browser had, indeed.
    const [entry] = pathsOf(cold).filter((requested) => requested.endsWith('remoteEntry.js'))
    expect([...warm.fromCache].map((url) => new URL(url).pathname)).toContain(entry)
    await close()
  },
)

/** Its manifest names its files, so they are one round trip later. */
test.each([
  ['a custom element', 'lit-remote', 'Lit'],
  ['lifecycles in an ES module', 'vue-remote', 'Vue'],
])("a third party's first line stands after two: %s", async (_, featureId, heading) => {
  const withRemotes = await startPortalWithRemotes()
  const { page, close } = await newcomer(withRemotes)
  const isThere = () => page.locator('h1', { hasText: heading }).isVisible()
  const cold = await openInRounds(page, `${withRemotes.server.url}/platform/${featureId}/a/b`, { isThere })
  expect(cold.requested.slice(1)).toHaveLength(2)
  // Its manifest is requested once, together with what the shell asks about the user.
  expect(pathsOf(cold).filter((path) => path.endsWith('asset-manifest.json'))).toHaveLength(1)
  expect(pathsOf(cold).filter((path) => path.startsWith('/home-portal/'))).toEqual([])
  await close()
  await withRemotes.stop()
})

test('that of a public page stands after one, too', async () => {
  const { page, close } = await portal.visitor('en', { fresh: true })
  const isThere = () => page.locator('main h1').isVisible()
  const cold = await openInRounds(page, `${portal.server.url}/platform/home-portal/static`, { isThere })
  expect(cold.requested.slice(1)).toHaveLength(1)
  expect(pathsOf(cold).filter((path) => path.startsWith('/analysis/'))).toEqual([])
  await close()
})

test('no feature is drawn before its style sheet counts', async () => {
  const { page, context, close } = await newcomer()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.route(/\/analysis\/assets\/remoteEntry\.[0-9a-f]+\.css$/, async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(/\/rest\/secure\/blocking-info/)
  // The browser takes a page for loaded only with all that it fetches early.
  await page.goto(`${portal.server.url}/platform/analysis`, { waitUntil: 'commit' })
  await (await requested).response()
  await page.locator('nav a[aria-current=page]').first().waitFor()
  await page.getByRole('status').filter({ hasText: 'Analysis' }).waitFor()
  expect(await page.locator('main h1').count()).toBe(0)
  release()
  await page.locator('main h1').waitFor()
  // Laid out by the sheet: without it, the hierarchy stands above the content.
  const [aside, content] = await Promise.all(
    ['aside', 'h1'].map((part) => page.locator(`main ${part}`).first().boundingBox()),
  )
  expect(content!.x).toBeGreaterThan(aside!.x + aside!.width - 1)
  await close()
})
