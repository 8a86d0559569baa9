import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const LIMIT = 0.02
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const pages = {
  wide: [
    '/platform/home-portal',
    '/platform/analysis',
    '/platform/home-portal/status',
    '/platform/home-portal/static',
    '/platform/home-portal/legal',
  ],
  // Of both layouts the page with most on it.
  phone: ['/platform/home-portal', '/platform/home-portal/static'],
}

interface Shift {
  value: number
  of: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Every shift counts, also one that follows a click and that browsers would forgive. */
function noteShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[])
      window.shifts.push({
        value: entry.value,
        of: entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : '-',
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

async function expectNoShift(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Observers are told after the next frame.
  await page.evaluate(drawFrames, 3)
  const shifts = await page.evaluate(() => window.shifts.splice(0))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum > LIMIT) throw new Error(`${what} shifts by ${sum}:\n${JSON.stringify(shifts, null, 1)}`)
}

/** Resolves when the page has drawn so many frames. */
function drawFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count
    const draw = () => {
      left -= 1
      if (left <= 0) resolve()
      else requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  })
}

/** Calls are answered after thirty frames without them, so that everything that stands in for answers is seen. */
async function slowDown({ context, page }: Visitor): Promise<void> {
  await context.route(/\/(whoami|uic-context|blocking-info|rest\/|i18n)/, async (route) => {
    await page.evaluate(drawFrames, 30).catch(() => undefined)
    await route.continue().catch(() => undefined)
  })
}

describe.each(['wide', 'phone'] as const)('on a %s screen', (size) => {
  test('no page shifts while it loads', async () => {
    const visitor = await portal.visit('/platform/blank', { as: 'admin', fresh: true, viewport: sizes[size] })
    const { page, context, goto, close } = visitor
    await context.addInitScript(noteShifts)
    await slowDown(visitor)
    for (const path of pages[size]) {
      await goto(path)
      await page.locator('main h1').first().waitFor()
      await expectNoShift(page, path)
    }
    await close()
  })

  test('nor does one that follows another', async () => {
    const visitor = await portal.visit('/platform/home-portal', {
      as: 'admin',
      fresh: true,
      viewport: sizes[size],
    })
    const { page, context, words, goto, close } = visitor
    await context.addInitScript(noteShifts)
    await slowDown(visitor)
    await goto('/platform/home-portal')
    await page.locator('main h1').waitFor()
    await expectNoShift(page, 'the start')
    for (const name of [words.analysis, words.status, words.home]) {
      if (size === 'phone') await page.getByRole('button', { name: words.openMenu }).click()
      const place =
        size === 'phone' ? page.getByRole('dialog') : page.getByRole('navigation', { name: words.mainMenu })
      await page.evaluate(() => void window.shifts.splice(0))
      await place.getByRole('link', { name, exact: true }).click()
      await page.locator('main h1').first().waitFor()
      await expectNoShift(page, `the way to ${name}`)
    }
    await close()
  })
})
