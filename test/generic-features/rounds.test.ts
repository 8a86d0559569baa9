import { waitFor } from '@energycockpit/testing'
import type { CDPSession, Page } from 'playwright-core'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { remotes, startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** One that is left by each round is seen after a few; of one remote it is looked for longer. */
const ROUNDS = 50
const FEW_ROUNDS = 15
const MEGABYTE = 1_048_576

declare global {
  interface Window {
    running: { intervals: Set<unknown>; roots: WeakRef<Element>[] }
  }
}

/** Intervals that run now, by the page's own functions: every remote starts one. */
function watchIntervals(): void {
  const intervals = new Set<unknown>()
  window.running = { intervals, roots: [] }
  const [begin, end] = [window.setInterval, window.clearInterval]
  window.setInterval = ((...given: Parameters<typeof begin>) => {
    const timer = begin(...given)
    intervals.add(timer)
    return timer
  }) as typeof setInterval
  window.clearInterval = (timer) => {
    intervals.delete(timer)
    end(timer)
  }
}

// Most of the time is waiting for time-outs of single-spa to end, so they wait together.
test.concurrent.each(remotes)(
  '$heading, mounted and unmounted many times, leaves nothing',
  async ({ id, heading }) => {
    const rounds = id === remotes[0]!.id ? ROUNDS : FEW_ROUNDS
    const { page, context, goto, close } = await portal.visit('/platform/home-portal', { fresh: true })
    await context.addInitScript(watchIntervals)
    await goto('/platform/blank')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await thereAndBack(page, { id, heading, rounds: 10 })
    const before = await whatIsThere(page, session)
    await thereAndBack(page, { id, heading, rounds })
    // single-spa's own timers hold what they watched until they end, up to ten seconds later.
    const after = await waitFor(
      'the elements of all rounds to be forgotten',
      async () => {
        const now = await whatIsThere(page, session)
        return now.roots <= 1 && now.nodes - before.nodes < 20 && now
      },
      // Each question collects the garbage twice, and they wait beside each other.
      { within: 20_000, every: 500 },
    )

    const { intervals, styles, scripts, generic } = before
    expect(after).toMatchObject({ intervals, styles, scripts, generic })
    // The engine's own count: one that is left by each round would be as many as rounds.
    expect(after.listeners - before.listeners).toBeLessThan(5)
    expect(after.heap - before.heap).toBeLessThan(MEGABYTE)
    await close()
  },
  180_000,
)

/** To the remote's page and to the shell's own blank one, as fast as both stand. */
async function thereAndBack(
  page: Page,
  options: { id: string; heading: string; rounds: number },
): Promise<void> {
  await page.evaluate(async ({ id, heading, rounds }) => {
    const headings = () =>
      [document, ...[...document.querySelectorAll(`${id}-app`)].map((element) => element.shadowRoot)].flatMap(
        (root) => [...(root?.querySelectorAll('h1') ?? [])],
      )
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    for (let round = 0; round < rounds; round += 1) {
      history.pushState(null, '', `/platform/${id}/${round}`)
      await until(() => headings().some(({ textContent }) => textContent === heading))
      window.running.roots.push(new WeakRef(document.querySelector('generic-feature')!))
      history.pushState(null, '', '/platform/blank')
      await until(() => document.querySelector('generic-feature') === null)
      await until(() => document.querySelector(`link[href*="/${id}/"]`) === null)
    }
  }, options)
}

async function whatIsThere(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  const inPage = await page.evaluate(() => ({
    intervals: window.running.intervals.size,
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    scripts: document.scripts.length,
    generic: document.querySelectorAll('generic-feature').length,
    roots: window.running.roots.filter((root) => root.deref() !== undefined).length,
  }))
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    ...inPage,
  }
}
