import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { median, type Result } from './result'
import { startSignedInBrowser } from './signed-in-browser'

const ROUNDS = 5
const analysis = '/platform/analysis'
const fiveSeries = `${analysis}/progression?o.of=meters&product=ELECTRICITY&period=LAST_YEAR&granularity=PT1H&o.look=lines`
const periods = ['LAST_MONTH', 'LAST_DAY', 'LAST_QUARTER', 'CURRENT_YEAR', 'LAST_WEEK', 'LAST_YEAR']

/**
 * The analysis as somebody works in it: the first chart with nothing cached, another period, and the frames of a zoom
 * and of a pan by the wheel over five series of a year of hours.
 */
export async function analysisPages(): Promise<Result[]> {
  const { url, coldContext, stop } = await startSignedInBrowser()
  try {
    const first: { shown: number; scripts: number }[] = []
    while (first.length < ROUNDS) first.push(await firstChart(await coldContext(), url))
    const context = await coldContext()
    const page = await context.newPage()
    await page.addInitScript(inPage)
    await page.goto(`${url}${analysis}/progression`)
    await page.locator('figure canvas').waitFor()
    const changes: number[] = []
    for (const period of periods) changes.push(await changePeriod(page, period))
    await page.goto(url + fiveSeries)
    const frames = await framesOfZoom(page)
    await context.close()
    return [
      {
        ...{ name: 'analysis, first chart with nothing cached', unit: 'ms', limit: 1000 },
        value: median(first.map(({ shown }) => shown)),
      },
      {
        ...{ name: 'analysis, scripts until the first chart', unit: 'kB', limit: 150 },
        value: median(first.map(({ scripts }) => scripts)),
      },
      { name: 'analysis, another period', unit: 'ms', limit: 300, value: median(changes) },
      {
        // A sixtieth of a second, and what a clock is off.
        ...{ name: 'analysis, a frame while zooming and panning 5 series', unit: 'ms', limit: 17 },
        value: median(frames),
      },
      {
        ...{ name: 'analysis, frames later than a thirtieth of a second', unit: '%' },
        value: (100 * frames.filter((frame) => frame > 34).length) / frames.length,
      },
    ]
  } finally {
    await stop()
  }
}

/** What runs these files names the functions in them, those that run in the page as well. */
const inPage = { content: 'globalThis.__name = (named) => named' }

/** Milliseconds from the navigation to the frame after the chart was drawn; what its scripts weigh, in kB. */
async function firstChart(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  const weigh = (response: Response) => {
    const { pathname } = new URL(response.url())
    const isScript = response.request().resourceType() === 'script'
    if (isScript && /\/analysis\/|chart/.test(pathname)) bodies.push(response.body())
  }
  page.on('response', weigh)
  await page.addInitScript(inPage)
  await page.addInitScript(() => {
    window.firstChart = new Promise((resolve) => {
      const look = () => {
        const canvas = document.querySelector<HTMLCanvasElement>('figure canvas')
        if (canvas && canvas.width > 200) requestAnimationFrame(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      look()
    })
  })
  await page.goto(url + analysis)
  const shown = await page.evaluate(() => window.firstChart)
  // What comes later is none of the first chart's, and may be cut off when the page is closed.
  page.off('response', weigh)
  const weights = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  await context.close()
  return { shown, scripts: weights.reduce((sum, weight) => sum + weight, 0) / 1000 }
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began. */
    firstChart: Promise<number>
    /** Milliseconds from the change on. */
    periodShown: Promise<number>
    drawnFrames: Promise<number[]>
  }
}

/** Milliseconds from the choice of a period to the frame after its chart has been drawn. */
async function changePeriod(page: Page, period: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('[role=slider]')?.getAttribute('aria-label')
    window.periodShown = new Promise((resolve) => {
      addEventListener(
        'change',
        () => {
          const started = performance.now()
          const look = () => {
            const now = document.querySelector('[role=slider]')?.getAttribute('aria-label')
            if (now !== undefined && now !== before && !document.querySelector('[aria-busy=true]'))
              requestAnimationFrame(() => resolve(performance.now() - started))
            else requestAnimationFrame(look)
          }
          look()
        },
        { capture: true, once: true },
      )
    })
  })
  await page.getByLabel('Period', { exact: true }).selectOption(period)
  return page.evaluate(() => window.periodShown)
}

/** Milliseconds from each frame to the next, while the wheel zooms in and out and the chart is dragged. */
async function framesOfZoom(page: Page): Promise<number[]> {
  const chart = page.getByRole('slider')
  await page.locator('figure canvas').waitFor()
  await page.locator('figure [aria-pressed]').nth(4).waitFor()
  const { x, y, width } = (await chart.boundingBox())!
  await page.mouse.click(x + width / 2, y + 80)
  await page.evaluate(() => {
    window.drawnFrames = new Promise((resolve) => {
      const times: number[] = []
      const end = performance.now() + 3000
      const frame = (now: number) => {
        times.push(now)
        if (now < end) requestAnimationFrame(frame)
        else resolve(times.slice(1).map((time, place) => time - times[place]!))
      }
      requestAnimationFrame(frame)
    })
  })
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, step < 25 ? -60 : 30)
  await page.keyboard.down('Shift')
  await page.mouse.down()
  for (let step = 0; step < 60; step++) await page.mouse.move(x + width / 2 + (step % 30) * 8, y + 80)
  await page.mouse.up()
  await page.keyboard.up('Shift')
  return page.evaluate(() => window.drawnFrames)
}
