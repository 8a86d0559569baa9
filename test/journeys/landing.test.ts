import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortal, type OwnPortal } from './portal-under-test'
import { overhang } from './overhang'

/* The home page: figures, features, news that an administrator writes, and what was opened last. */
let portal: OwnPortal
beforeAll(async () => {
  // Its own: what is told to a business, and what somebody has opened, others would see.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const home = '/platform/home-portal'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** How far things have moved on the page without anybody having done anything. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifted)
}

declare global {
  interface Window {
    shifted: number
  }
}

test('an administrator publishes news, which a reader finds in German beside honest figures and nothing moves', async () => {
  const writer = await portal.visit(`${home}/news`, { as: 'admin' })
  const { page } = writer
  await page.getByRole('link', { name: 'Write news' }).click()
  await page.getByRole('heading', { level: 1, name: 'Write news' }).waitFor()
  const write = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  // What is missing is named, and nothing that was written is lost.
  await write('Title', 'New meters')
  await press('Publish')
  await page.waitForFunction(() => document.activeElement?.localName === 'textarea')
  await write('Text', 'From **Monday** on.\n\n| Meter | Hall |\n| - | - |\n| 1 | North |\n\n<b>raw</b>')
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await write('Title', 'Neue Zähler')
  await write('Text', 'Ab **Montag** [hier](javascript:alert(1)).')
  const preview = page.getByRole('group', { name: 'Preview' })
  await preview.getByText('Montag').waitFor()
  expect(await preview.getByRole('link').count()).toBe(0)
  await page.getByRole('radio', { name: 'Warning' }).check({ force: true })
  expect(await accessibilityFaults(page)).toEqual([])
  await press('Publish')
  const posts = region(page, 'All posts')
  await posts
    .getByRole('row', { name: /New meters/ })
    .getByText('Published')
    .waitFor()
  await page.getByRole('cell', { name: 'North' }).waitFor()

  // Deleted by mistake, and back again.
  await posts.getByRole('button', { name: 'Delete New meters' }).click()
  await posts.getByRole('button', { name: 'Undo' }).click()
  await posts.getByRole('row', { name: /New meters/ }).waitFor()

  const reader = await portal.visit('/platform/analysis?node=loc-b2', { as: 'analyst', language: 'de' })
  await reader.page.waitForResponse(
    (response) => response.url().endsWith('/recent-objects') && response.request().method() === 'POST',
  )
  const shifted = await watchShifts(reader.page)
  for (const width of [1280, 360]) {
    await reader.page.setViewportSize({ width, height: 900 })
    await reader.goto(home)
    const portfolio = region(reader.page, 'Ihr Portfolio')
    await portfolio.getByText('Strom', { exact: true }).waitFor()
    await reader.page.getByRole('heading', { name: 'Ihre Bereiche' }).waitFor()
    expect(await portfolio.getByText(/MWh/).count()).toBeGreaterThan(1)
    expect(await portfolio.getByText(/Messstellen haben Werte der letzten 24 Stunden/).count()).toBe(1)
    const news = region(reader.page, 'Neuigkeiten')
    await news.getByRole('link', { name: 'Neue Zähler' }).waitFor()
    await news.getByText('Montag').waitFor()
    await news.getByText(/ungelesene/).waitFor()
    expect(await region(reader.page, 'Zuletzt geöffnet').getByRole('link').count()).toBe(1)
    // Before it is looked at in both themes, which moves things.
    expect(await shifted()).toBeLessThan(0.02)
    expect(await overhang(reader.page)).toBe(0)
    expect(await accessibilityFaults(reader.page)).toEqual([])
  }

  // A figure leads to what explains it.
  const largest = region(reader.page, 'Ihr Portfolio').getByText('Größter Verbraucher').first()
  const name = await largest.getByRole('link').innerText()
  await largest.getByRole('link').click()
  await reader.page.getByRole('heading', { level: 1, name }).waitFor()

  // All news; having seen it makes it old.
  await reader.goto(`${home}/news`)
  await reader.page.getByText('Neu', { exact: true }).waitFor()
  await reader.goto(home)
  const recent = region(reader.page, 'Zuletzt geöffnet')
  await recent.getByRole('link').first().waitFor()
  expect(await reader.page.getByText(/ungelesen/).count()).toBe(0)
  await recent.getByRole('button', { name: 'Liste leeren' }).click()
  await recent.getByText(/erscheinen hier auf allen Ihren Geräten/).waitFor()
  // Tiles are reached and opened by the keyboard.
  await reader.page
    .getByRole('link', { name: /^Karte/ })
    .last()
    .focus()
  await reader.page.keyboard.press('Enter')
  await reader.page.waitForURL('**/organization/map')
  await reader.close()
  await writer.close()
}, 180_000)
