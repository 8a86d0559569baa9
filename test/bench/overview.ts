import {
  demoUserName,
  openBrowser,
  openStoredEntities,
  signInByCalls,
  startServer,
} from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { productionEnv, productionFolder } from '../developers/production'
import { bareEngine } from './measurements/bare-engine'
import { median, type Result } from './result'

const rounds = 5
const locations = 500
const firstId = 300_001
const businessId = 1001
const perYear = 365 * 96
/** Two years of quarter hours for each: 35 million readings. */
const valuesPerMeter = 2 * perYear

/**
 * The overview of energy management as somebody opens it in the morning, with nothing cached: on the demo portfolio, and
 * with 500 locations more.
 */
export async function overview(): Promise<Result[]> {
  const demo = await measure('the demo portfolio', 1_000, async () => {})
  const large = await measure(`${locations} locations, 35 million readings`, 2_000, makeLocations)
  return [...demo, ...large]
}

async function measure(
  name: string,
  limit: number,
  make: (dataDir: string) => Promise<void>,
): Promise<Result[]> {
  const dataDir = await productionFolder()
  await make(dataDir)
  const server = await startServer({ dataDir, env: productionEnv, throughTsx: true })
  const browser = await openBrowser()
  try {
    const views: View[] = []
    while (views.length < rounds) views.push(await firstView(browser, server.url))
    return [
      {
        ...{ name: `overview of ${name}, first figures`, unit: 'ms', limit },
        value: median(views.map(({ figures }) => figures)),
      },
      {
        ...{ name: `overview of ${name}, all but the forecast`, unit: 'ms' },
        value: median(views.map(({ tiles }) => tiles)),
      },
      {
        ...{ name: `overview of ${name}, calls until then`, unit: 'calls' },
        value: median(views.map(({ calls }) => calls)),
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface View {
  /** Milliseconds from the navigation to the frame after the consumption was drawn. */
  figures: number
  /** The same, until no tile but that of the forecast waits any more. */
  tiles: number
  calls: number
}

async function firstView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  await signInByCalls(context.request, url, demoUserName('analyst'))
  const page = await context.newPage()
  let calls = 0
  page.on('request', (request) => void (request.url().includes('/rest/secure/') && calls++))
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(() => {
    const panels = () => [...document.querySelectorAll('main section')]
    const isForecast = (panel: Element) => /^Forecast/.test(panel.querySelector('h2')?.textContent ?? '')
    const waits = (panel: Element) =>
      panel.querySelector('[role=status]') !== null || /Loading …/.test(panel.textContent)
    const when = (is: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (is()) requestAnimationFrame(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      })
    window.consumptionShown = when(() => /\d\s(kWh|MWh|GWh)/.test(panels()[0]?.textContent ?? ''))
    window.tilesShown = when(
      () => panels().length > 3 && panels().every((panel) => isForecast(panel) || !waits(panel)),
    )
  })
  await page.goto(`${url}/platform/enms/overview`)
  const figures = await page.evaluate(() => window.consumptionShown)
  const tiles = await page.evaluate(() => window.tilesShown)
  await context.close()
  return { figures, tiles, calls }
}

declare global {
  interface Window {
    consumptionShown: Promise<number>
    tilesShown: Promise<number>
  }
}

/** Locations with a meter each, until the last full hour. */
async function makeLocations(dataDir: string): Promise<void> {
  const entities = await openStoredEntities(dataDir)
  await entities.query(
    `insert into location (id, client_business_id, name, time_zone)
      select 'loc-overview-' || one, $1, 'Branch ' || one, 'Europe/London' from generate_series(1, $2::integer) one`,
    [businessId, locations],
  )
  await entities.query(
    `insert into metering_point (id, client_business_id, location_id, name, metering_point_id, type, kind, product_type)
      select 'mp-overview-' || one, $1, 'loc-overview-' || one, 'Electricity', 'mp-overview-' || one, 'MAIN', 'MAIN',
        'ELECTRICITY'
      from generate_series(1, $2::integer) one`,
    [businessId, locations],
  )
  await entities.query(
    `insert into measurement_series
        (id, client_business_id, metering_point_id, quantity, unit, direction, interval, series_type)
      select $3::integer - 1 + one, $1, 'mp-overview-' || one, 'ENERGY', 'kWh', 'PURCHASE', 'PT15M', 'MEASURED'
      from generate_series(1, $2::integer) one`,
    [businessId, locations, firstId],
  )
  await entities.close()
  const end = Math.floor(Date.now() / 3_600_000) * 3600
  const engine = bareEngine(dataDir)
  await engine.command(`
    insert into readings (series_id, at, value, quality, version)
    select toUInt32(${firstId} + intDiv(number, ${valuesPerMeter})) as series_id,
      toDateTime(${end - valuesPerMeter * 900} + (number % ${valuesPerMeter}) * 900, 'UTC'),
      round(20 + series_id % 40 + 15 * sin(number / 96 * 6.283) + (cityHash64(number) % 200) / 20, 1), 'measured', 1
    from numbers(${locations * valuesPerMeter})`)
  await engine.command('optimize table readings final')
  await engine.close()
}
