import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { median, type Result } from './result'
import { startSignedInBrowser } from './signed-in-browser'

const ROUNDS = 20
const home = '/platform/home-portal'
const analysis = '/platform/analysis'

/** What one switch took, in milliseconds. */
interface Switch {
  /** What the browser's main thread spent with scripts, styles and layout (its own counters, `Performance.getMetrics`). */
  work: number
  /** From the click until the frame with the feature's heading has been drawn; waiting for that frame included. */
  shown: number
}

/**
 * Switches between the landing page and the analysis by real clicks on the menu. A switch begins with the click and
 * ends when the frame has been drawn in which the other feature's heading stands for the first time. The limits are
 * for the work, as the median of twenty; the time that a user waits stands beside it.
 */
export async function switching(): Promise<Result[]> {
  const { url, coldContext, stop } = await startSignedInBrowser()
  try {
    const seen = await switchesToSeen(await coldContext(), url)
    const prefetched: Switch[] = []
    while (prefetched.length < ROUNDS) prefetched.push(await switchToPrefetched(await coldContext(), url))
    return [
      ...rows('switch to a feature seen before (analysis)', 50, seen.there),
      ...rows('switch to a feature seen before (home)', 50, seen.back),
      ...rows('switch to a prefetched feature', 150, prefetched),
    ]
  } finally {
    await stop()
  }
}

function rows(name: string, limit: number, switches: readonly Switch[]): Result[] {
  return [
    {
      name: `${name}, scripting and layout`,
      unit: 'ms',
      limit,
      value: median(switches.map(({ work }) => work)),
    },
    { name: `${name}, until it is drawn`, unit: 'ms', value: median(switches.map(({ shown }) => shown)) },
  ]
}

async function switchesToSeen(
  context: BrowserContext,
  url: string,
): Promise<Record<'there' | 'back', Switch[]>> {
  const { page, session } = await open(context, url + home)
  await switchTo(page, session, analysis)
  await switchTo(page, session, home)
  const there: Switch[] = []
  const back: Switch[] = []
  while (there.length < ROUNDS) {
    there.push(await switchTo(page, session, analysis))
    back.push(await switchTo(page, session, home))
  }
  await context.close()
  return { there, back }
}

/** Each with an empty cache and a new page, in which nothing of the feature has run yet. */
async function switchToPrefetched(context: BrowserContext, url: string): Promise<Switch> {
  const { page, session } = await open(context, url + home)
  await page.waitForFunction(
    (folder) =>
      document.querySelector('link[rel=prefetch]') === null &&
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.startsWith(folder)),
    '/analysis/',
  )
  const taken = await switchTo(page, session, analysis)
  await context.close()
  return taken
}

async function open(context: BrowserContext, address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('main h1').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

async function switchTo(page: Page, session: CDPSession, path: string): Promise<Switch> {
  await page.waitForLoadState('networkidle')
  const { x, y } = await page.evaluate(watchSwitch, path)
  const before = await workSoFar(session)
  // Straight to the browser: playwright's own click runs scripts in the page, which would count.
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  const shown = await page.evaluate(() => window.switched)
  return { work: (await workSoFar(session)) - before, shown }
}

declare global {
  interface Window {
    /** Milliseconds from the click on. */
    switched: Promise<number>
  }
}

/** Gets ready to notice the switch; answers where to click. Resolves after the frame: its task comes behind it. */
async function watchSwitch(path: string): Promise<{ x: number; y: number }> {
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  const left = document.querySelector('main h1')
  window.switched = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1')
          if (heading === null || heading === left) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            port2.postMessage(undefined)
          })
        })
        observer.observe(document.body, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  })
  const link = document.querySelector(`nav a[href="${path}"]`)
  if (link === null) throw new Error(`The menu does not lead to ${path}`)
  const { left: x, top: y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Milliseconds of the main thread since the page began. */
async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  const seconds = metrics
    .filter(({ name }) => counted.includes(name))
    .reduce((sum, { value }) => sum + value, 0)
  return seconds * 1000
}
