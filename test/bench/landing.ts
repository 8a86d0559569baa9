import { median, type Result } from './result'
import { startSignedInBrowser } from './signed-in-browser'

const rounds = 5

declare global {
  interface Window {
    figuresShown: Promise<number>
    shifted: number
  }
}

/** The landing page as somebody opens it in the morning, with nothing cached, on the demo portfolio. */
export async function landing(): Promise<Result[]> {
  const { url, coldContext, stop } = await startSignedInBrowser()
  try {
    const views: View[] = []
    while (views.length < rounds) views.push(await firstView(url, coldContext))
    return [
      {
        ...{ name: 'landing page, first figures', unit: 'ms', limit: 1_000 },
        value: median(views.map(({ figures }) => figures)),
      },
      {
        ...{ name: 'landing page, answer with the figures', unit: 'ms', limit: 200 },
        value: median(views.map(({ answer }) => answer)),
      },
      {
        ...{ name: 'landing page, layout shift in thousandths', unit: '‰', limit: 20 },
        value: 1000 * Math.max(...views.map(({ shifted }) => shifted)),
      },
    ]
  } finally {
    await stop()
  }
}

interface View {
  /** Milliseconds from the navigation to the frame after the first figure was drawn. */
  figures: number
  /** How long the server took for the figures. */
  answer: number
  shifted: number
}

async function firstView(
  url: string,
  coldContext: Awaited<ReturnType<typeof startSignedInBrowser>>['coldContext'],
): Promise<View> {
  const context = await coldContext()
  const page = await context.newPage()
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    window.figuresShown = new Promise((resolve) => {
      const look = () => {
        if (/\d\s(kWh|MWh|GWh)/.test(document.querySelector('main section')?.textContent ?? ''))
          requestAnimationFrame(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      look()
    })
  })
  await page.goto(`${url}/platform/home-portal`)
  const figures = await page.evaluate(() => window.figuresShown)
  await page.waitForLoadState('networkidle')
  const [answer, shifted] = await page.evaluate(() => {
    const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const { requestStart = 0, responseStart = 0 } =
      timings.find(({ name }) => name.endsWith('/portfolio/summary')) ?? {}
    return [responseStart - requestStart, window.shifted]
  })
  await context.close()
  return { figures, answer: answer!, shifted: shifted! }
}
