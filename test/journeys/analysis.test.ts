import { accessibilityFaults, SignedInClient, spareUser, waitFor } from '@energycockpit/testing'
import type { SeriesValues } from '@energycockpit/contract'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { chartIsDrawn, colouredShare } from './chart-drawing'
import { findElectricityMeter, lastYearsValues, type DemoMeter } from './demo-meter'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { shownEnergy } from './shown-figure'
import { analysisWords } from './words-of-analysis'

let portal: PortalUnderTest
let meter: DemoMeter
let lastYear: SeriesValues
beforeAll(async () => {
  portal = await startPortal()
  const client = await SignedInClient.signIn(portal.server.url, 'analyst')
  meter = await findElectricityMeter(client)
  lastYear = await lastYearsValues(client, meter)
}, 240_000)
afterAll(() => portal?.stop())

/** What is proven in one language holds in the other, whose texts are compared key by key: they take turns. */
describe.each([
  ['de', ['by mouse', 'granularity']],
  ['en', ['by keyboard', 'presets']],
] as const)('in %s', (language, proven: readonly string[]) => {
  const words = analysisWords[language]
  const inTurn = (name: string, title: string, run: () => Promise<void>) => {
    if (proven.includes(name)) test(title, run)
  }

  inTurn('by mouse', 'a year of a meter, found by mouse, with the figures of the API', async () => {
    const { page, close, words: menu } = await portal.visit('/platform/home-portal', { language })
    await page
      .getByRole('navigation', { name: menu.mainMenu })
      .getByRole('link', { name: menu.analysis })
      .click()
    await page.getByText(words.largestChanges).waitFor()
    await openByMouse(page, meter.names)
    await page.getByRole('heading', { level: 1, name: meter.point.name }).waitFor()
    await page.getByLabel(words.period, { exact: true }).selectOption({ label: words.lastYear })
    await page.waitForURL('**period=LAST_YEAR*')
    await chartIsDrawn(page)
    await expectLastYear(page)
    await close()
  })

  inTurn('by keyboard', 'the same meter, found by keyboard alone', async () => {
    const { page, close } = await portal.visit('/platform/analysis?period=LAST_YEAR', { language })
    await openByKeyboard(page, words.hierarchy, meter.names)
    await page.getByRole('heading', { level: 1, name: meter.point.name }).waitFor()
    await chartIsDrawn(page)
    await expectLastYear(page)
    await close()
  })

  inTurn('granularity', 'granularity, reload on a deep link, back and forward', async () => {
    const { page, goto, close } = await portal.visit('/platform/analysis', { language })
    await goto(`/platform/analysis?point=${meter.point.id}&period=LAST_YEAR`)
    await chartIsDrawn(page)
    const granularity = page.getByLabel(words.granularity, { exact: true })
    await granularity.selectOption({ label: words.months })
    await page.waitForURL('**granularity=P1M*')

    await page.reload()
    await chartIsDrawn(page)
    expect(await granularity.inputValue()).toBe('P1M')
    expect(await page.getByLabel(words.period, { exact: true }).inputValue()).toBe('LAST_YEAR')
    await expectLastYear(page)

    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('granularity'))
    expect(await granularity.inputValue()).toBe('auto')
    await page.goForward()
    await page.waitForURL('**granularity=P1M*')
    await chartIsDrawn(page)
    expect(await granularity.inputValue()).toBe('P1M')
    await close()
  })

  inTurn('presets', 'every period preset shows a chart or says that there is nothing', async () => {
    const { page, close } = await portal.visit(`/platform/analysis?point=${meter.point.id}`, { language })
    const period = page.getByLabel(words.period, { exact: true })
    await period.waitFor()
    const presets = await period
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    // A period of one's own is typed in a dialog.
    expect(presets.shift()).toBe('FREE')
    expect(presets).toHaveLength(16)
    for (const preset of presets) {
      await period.selectOption(preset)
      const shown = page.locator('figure canvas').or(page.getByText(words.noData))
      await shown.waitFor()
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
      expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
    }
    await close()
  })

  function expectLastYear(page: Page): Promise<void> {
    return expectEnergy(page, words.total, language, lastYear.total.value ?? NaN)
  }
})

test('the values change below the pointer, by the period and by browser Back, and nothing fails', async () => {
  const path = `/platform/analysis?point=${meter.point.id}&period=LAST_WEEK&granularity=P1D`
  const { page, close } = await portal.visit(path, { language: 'en' })
  const chart = page.getByRole('slider')
  const days = (count: number) =>
    waitFor(`${count} days or more`, async () => {
      const shown = Number(await chart.getAttribute('aria-valuemax')) + 1
      return count === 7 ? shown === 7 : shown >= count
    })
  await days(7)
  await page.getByLabel(analysisWords.en.period, { exact: true }).selectOption('LAST_YEAR')
  await days(365)
  await chartIsDrawn(page)
  await chart.hover({ position: { x: 600, y: 100 } })
  await waitFor('the readout', async () => Number(await chart.getAttribute('aria-valuenow')) > 7)
  await page.goBack()
  await days(7)
  await chart.hover({ position: { x: 500, y: 120 } })
  await page.goForward()
  await days(365)
  // Closing fails on any error in the page.
  await close()
})

test('switching the language keeps everything that was chosen', async () => {
  const path = `/platform/analysis?point=${meter.point.id}&period=LAST_YEAR&granularity=P1M`
  // The language stays with the user.
  const { page, close } = await portal.visit(path, { as: await spareUser('manager'), language: 'en' })
  await chartIsDrawn(page)
  await page.getByRole('radio', { name: 'DE' }).click()
  await page.getByText(analysisWords.de.granularity, { exact: true }).waitFor()
  expect(page.url()).toContain(path)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await chartIsDrawn(page)
  await expectEnergy(page, analysisWords.de.total, 'de', lastYear.total.value ?? NaN)
  await page.reload()
  await page.getByText(analysisWords.de.granularity, { exact: true }).waitFor()
  await close()
})

test('a raw year is drawn in stretches, downloaded whole, and shown as something else', async () => {
  const { page, goto, close } = await portal.visit('/platform/analysis', { language: 'en' })
  const answer = page.waitForResponse(/\/values\?.*granularity=raw/)
  await goto(`/platform/analysis?point=${meter.point.id}&period=LAST_YEAR&granularity=raw`)
  const drawn = (await (await answer).json()) as SeriesValues
  expect(drawn.at.length).toBeLessThanOrEqual(2000)
  expect(drawn.total.value).toBeCloseTo(lastYear.total.value!, 0)
  await chartIsDrawn(page)
  await page.getByRole('slider').press('Home')
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
    / to .*, lowest and highest value of 12 intervals/,
  )
  await page.getByRole('radio', { name: 'Table' }).click()
  const heading = page.getByRole('columnheader', { name: 'Lowest value' })
  await heading.waitFor()
  // Which of the two is shown stands in the address: for a reload, for the way back, and for whom it is sent to.
  await page.waitForURL('**o.table=chart*')
  await page.reload()
  await heading.waitFor()
  await page.goBack()
  await chartIsDrawn(page)
  await page.goForward()
  await heading.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/-01-01-\d{4}-12-31\.csv$/)
  const lines = (await text(await file.createReadStream())).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + drawn.sampledFrom!)
  await page.getByText(/has been downloaded\.$/).waitFor({ state: 'attached' })

  const shownAs = page.getByLabel('Shown as', { exact: true })
  await shownAs.selectOption({ label: 'Power' })
  await page.waitForURL('**as=POWER*')
  await page.getByRole('figure', { name: /, Power · / }).waitFor()
  const refusal = { id: 'c-1', status: 400, reasons: [{ code: 'FACTOR_UNKNOWN', title: 'no price' }] }
  await page.route('**/values?*as=COST*', (route) =>
    route.fulfill({ status: 400, json: { error: refusal }, headers: { 'x-correlation-id': 'c-1' } }),
  )
  await shownAs.selectOption({ label: 'Cost' })
  await page.getByText(/^No price for .* has been set/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Show as recorded' }).click()
  await page.waitForURL((url) => !url.search.includes('as='))
  // It was a table before, and is one again.
  await heading.waitFor()
  await close(/status of 400/)
})

test('a metering point that does not exist is said to be unknown', async () => {
  const { page, close } = await portal.visit('/platform/analysis', { language: 'en' })
  await page.goto(`${portal.server.url}/platform/analysis?point=mp-none`)
  await page.getByText(analysisWords.en.unknownPoint).waitFor()
  await close(/status of 404/)
})

test('values that cannot be loaded are said to be so, and come with another try', async () => {
  const { page, words, close } = await portal.visit('/platform/analysis', { language: 'en' })
  await page.route('**/measurement-series/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto(`${portal.server.url}/platform/analysis?point=${meter.point.id}&period=LAST_YEAR`)
  await page.getByText(analysisWords.en.loadFailed).waitFor()
  await page.unroute('**/measurement-series/**')
  await page.getByRole('button', { name: words.retry }).click()
  await chartIsDrawn(page)
  await close(/status of 500/)
})

test('a drawing of another kind looks as it does on a fresh page, also where a value is missing', async () => {
  const { page, goto, close } = await portal.visit('/platform/home-portal', { as: 'admin' })
  const [fine, coarse] = [
    'point=mp-b2-electricity&granularity=PT1H',
    'point=mp-b2-electricity&granularity=P1D',
  ]
  await goto(`/platform/analysis?${coarse}&period=CURRENT_WEEK`)
  await chartIsDrawn(page)
  const fresh = await colouredShare(page)
  expect(fresh).toBeGreaterThan(0)

  await goto(`/platform/analysis?${fine}&period=LAST_YEAR`)
  await chartIsDrawn(page)
  await page.evaluate(
    (query) => history.pushState(null, '', `/platform/analysis?${query}`),
    `${coarse}&period=CURRENT_WEEK`,
  )
  await waitFor(
    'the week to be drawn',
    async () => Math.abs((await colouredShare(page)) - fresh) < fresh / 20,
  )
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  await close()
})

async function expectEnergy(page: Page, name: string, language: 'de' | 'en', kilowattHours: number) {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  const { value, rounding } = await shownEnergy(page, name, language)
  expect(Math.abs(value - kilowattHours)).toBeLessThanOrEqual(rounding * 1.0001)
}

async function openByMouse(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const item = page.getByRole('treeitem', { name, exact: true })
    await item.first().waitFor()
    if ((await item.first().getAttribute('aria-expanded')) !== 'true') await item.first().click()
  }
}

/** With Tab to nowhere else: arrows walk and open, Enter takes. */
async function openByKeyboard(page: Page, tree: string, names: readonly string[]): Promise<void> {
  const items = page.getByRole('tree', { name: tree }).getByRole('treeitem')
  await page.getByRole('treeitem', { name: names[0], exact: true }).focus()
  for (const [depth, name] of names.entries()) {
    await items
      .and(page.locator(`[aria-level="${depth + 1}"]`))
      .filter({ hasText: name })
      .first()
      .waitFor()
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    for (let steps = 0; (await focusedName()) !== name; steps++) {
      if (steps === 60) throw new Error(`The arrow keys do not lead to ${name}.`)
      await page.keyboard.press('ArrowDown')
    }
    const isLeaf = depth === names.length - 1
    await page.keyboard.press(isLeaf ? 'Enter' : 'ArrowRight')
  }
}
