import { waitFor } from '@energycockpit/testing'
import type { CDPSession, Page } from 'playwright-core'
import { chartIsDrawn } from '../journeys/chart-drawing'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

declare global {
  interface Window {
    intervals: Set<unknown>
    featureRoots: WeakRef<Element>[]
  }
}

/** Counts the intervals that run; time-outs end by themselves. */
function countIntervals(): void {
  window.intervals = new Set()
  window.featureRoots = []
  const [begin, end] = [window.setInterval, window.clearInterval]
  window.setInterval = ((...parameters: Parameters<typeof begin>) => {
    const id = begin(...parameters)
    window.intervals.add(id)
    return id
  }) as typeof setInterval
  window.clearInterval = (id) => {
    window.intervals.delete(id)
    end(id)
  }
}

test('fifty changes between two features leave nothing behind', async () => {
  const visitor = await portal.visit('/platform/home-portal', { fresh: true })
  const { page, context } = visitor
  await context.addInitScript(countIntervals)
  await page.reload()
  const session = await context.newCDPSession(page)
  // What the chart is drawn with comes once, and later than the page.
  await thereAndBack(visitor, { untilDrawn: true })
  for (let times = 0; times < 5; times += 1) await thereAndBack(visitor)
  const before = await whatIsThere(page, session)
  for (let times = 0; times < 25; times += 1) await thereAndBack(visitor)
  const after = await waitFor('the features that were left to be forgotten', async () => {
    const now = await whatIsThere(page, session)
    return now.featureRoots <= 1 && now
  })

  expect(after.intervals).toBe(before.intervals)
  expect(after.styleSheets).toBe(before.styleSheets)
  expect(after.scripts).toBe(before.scripts)
  // The engine's own counts: a leak of one listener for each stay would be fifty.
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(after.nodes - before.nodes).toBeLessThan(50)
  await visitor.close()
}, 180_000)

async function thereAndBack(
  { page, words }: Visitor,
  { untilDrawn = false }: { untilDrawn?: boolean } = {},
): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByRole('treeitem').first().waitFor()
  if (untilDrawn) await chartIsDrawn(page)
  await rememberRoot(page)
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  // The figures come with a call of their own, and what stands below them waits for it.
  await page.locator('main a[href$="/organization/hierarchy"]').first().waitFor()
  await rememberRoot(page)
}

/** The element that the shell made for the stay of the feature. */
async function rememberRoot(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.querySelector('main > div > div > div')
    if (root === null) throw new Error('There is no feature in the page.')
    window.featureRoots.push(new WeakRef(root))
  })
}

async function whatIsThere(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const inPage = await page.evaluate(() => ({
    intervals: window.intervals.size,
    styleSheets: document.querySelectorAll('link[rel=stylesheet], style').length,
    scripts: document.scripts.length,
    featureRoots: window.featureRoots.filter((root) => root.deref() !== undefined).length,
  }))
  return { nodes, listeners, ...inPage }
}
