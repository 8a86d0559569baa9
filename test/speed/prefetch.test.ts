import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest } from '../journeys/portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** Paths below a folder that the page has fetched so far. */
const fetchedBelow = (page: Page, folder: string) =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(wanted)),
    folder,
  )

async function expectFetched(page: Page, folder: string, files: RegExp[]): Promise<void> {
  await waitFor(`${folder} to be fetched ahead`, async () => {
    const paths = await fetchedBelow(page, folder)
    return files.every((file) => paths.some((path) => file.test(path)))
  })
}

const own = [/remoteEntry\.js$/, /remoteEntry\.[0-9a-f]+\.css$/, /\d+\.[0-9a-f]+\.js$/]
const remote = [/asset-manifest\.json$/, /\.m?js$/]

test('a menu entry that is hovered or focused has its feature fetched, and nothing of it runs', async () => {
  const { page, context, goto, words, close } = await portal.visit('/platform/blank', { fresh: true })
  // A browser that never finds time.
  await context.addInitScript(() => (window.requestIdleCallback = () => 0))
  await goto('/platform/blank')
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.waitFor()
  await page.waitForLoadState('networkidle')
  for (const folder of ['/analysis/', '/home-portal/', '/lit-remote/', '/plain-remote/'])
    expect(await fetchedBelow(page, folder)).toEqual([])

  await menu.getByRole('link', { name: words.analysis }).hover()
  await expectFetched(page, '/analysis/', own)
  await menu.getByRole('link', { name: words.home, exact: true }).focus()
  await expectFetched(page, '/home-portal/', own)
  await menu.getByRole('link', { name: 'Lit' }).hover()
  await expectFetched(page, '/lit-remote/', remote)
  await menu.getByRole('link', { name: 'Plain' }).focus()
  await expectFetched(page, '/plain-remote/', remote)

  await page.waitForFunction(() => document.querySelector('link[rel=prefetch]') === null)
  const ran = await page.evaluate(() => ({
    modules: ['/analysis/', '/home-portal/', '/lit-remote/', '/plain-remote/'].filter((folder) =>
      [...document.scripts].some(({ src }) => src.includes(folder)),
    ),
    element: customElements.get('lit-remote-app') !== undefined,
    mounted: document.querySelector('generic-feature') !== null,
  }))
  expect(ran).toEqual({ modules: [], element: false, mounted: false })
  expect(await fetchedBelow(page, '/vue-remote/')).toEqual([])
  await close()
})

test("a browser that has nothing to do fetches the portal's features, and no third party's", async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { fresh: true })
  for (const folder of ['/analysis/', '/organization/', '/enms/']) await expectFetched(page, folder, own)
  for (const id of ['lit', 'vue', 'svelte', 'plain', 'react-17'])
    expect(await fetchedBelow(page, `/${id}-remote/`)).toEqual([])
  // Neither the chart library nor any part that a feature fetches later.
  expect(await fetchedBelow(page, '/libraries/chart.js')).toEqual([])
  await close()
})

test('a skeleton stands in only after 300 ms', async () => {
  const { page, context, goto, words, close } = await portal.visit('/platform/blank', { fresh: true })
  await context.addInitScript(() => (window.requestIdleCallback = () => 0))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.route(/\/analysis\/assets\/remoteEntry\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await goto('/platform/blank')
  const link = page
    .getByRole('navigation', { name: words.mainMenu })
    .getByRole('link', { name: words.analysis })
  await link.waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 5_000))
  const requested = page.waitForRequest(/\/analysis\/assets\/remoteEntry\.js/)
  await link.evaluate((element: HTMLElement) => element.click())
  await requested
  const skeleton = page.getByRole('status').filter({ hasText: words.analysis })
  await page.clock.runFor(290)
  expect(await skeleton.count()).toBe(0)
  // The page may have begun to count a moment after it asked.
  let ran = 290
  for (; (await skeleton.count()) === 0 && ran < 1_000; ran += 20) await page.clock.runFor(20)
  expect(ran).toBeLessThan(1_000)
  release()
  await page.clock.resume()
  await page.getByRole('treeitem').first().waitFor()
  expect(await skeleton.count()).toBe(0)
  await close()
})
