import { accessibilityFaults } from '@energycockpit/testing'
import { chartIsDrawn } from './chart-drawing'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const words = {
  de: {
    aligned: 'Verglichen nach',
    weekday: 'Wochentag',
    total: 'Summe des Vergleichbaren',
    baseline: 'Basislinie',
    amount: 'Menge',
    model: 'Modell',
    explainable: 'Erklärbar',
    meter: 'Electricity, Ashgrove Laboratories',
    days: [/^So\., 29\. März 2026$/, /^So\., 25\. Okt\. 2026$/],
  },
  en: {
    aligned: 'Compared by',
    weekday: 'Weekday',
    total: 'Total of what can be compared',
    baseline: 'Baseline',
    amount: 'Amount',
    model: 'Model',
    explainable: 'Explainable',
    meter: 'Electricity, Ashgrove Laboratories',
    days: [/^Sun, 29 Mar 2026$/, /^Sun, 25 Oct 2026$/],
  },
} as const
const size = { viewport: { width: 1440, height: 1000 } }

/** Each period has a change of the clock: a day of 23 and one of 25 hours. What follows the first takes turns. */
const months = [
  ['de', 'from=2026-03-01&to=2026-04-01', 0],
  ['en', 'from=2026-10-01&to=2026-11-01', 1],
] as const

test.each(months)('in %s a month stands beside that of the year before', async (language, period, change) => {
  const { aligned, weekday, total, days } = words[language]
  const { page, close } = await portal.visit(`/platform/analysis/previous-year?node=loc-b2&${period}`, {
    language,
    ...size,
  })
  await page.getByRole('rowheader', { name: total }).waitFor()
  await page.getByRole('rowheader', { name: days[change] }).waitFor()
  await page.getByLabel(aligned, { exact: true }).selectOption({ label: weekday })
  await page.waitForURL('**o.align=WEEKDAY*')
  await chartIsDrawn(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overhang(page)).toBe(0)
  await close()
})

test.each(months.slice(0, 1))(
  'in %s a month is held against a reference period',
  async (language, period, change) => {
    const { total, days } = words[language]
    const { page, close } = await portal.visit(`/platform/analysis/variance-analysis?node=loc-b2&${period}`, {
      language,
      ...size,
    })
    await page.getByRole('rowheader', { name: total }).waitFor()
    await page.getByRole('rowheader', { name: days[change] }).waitFor()
    await chartIsDrawn(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await overhang(page)).toBe(0)
    await close()
  },
)

/** Of less than a thousand of them. */
const megawattHours = (written: string) => Number(/^([\d.,]+)\sMWh$/.exec(written)?.[1]!.replace(',', '.'))

test.each(months.slice(1))('in %s a month is held against a baseline', async (language, period, change) => {
  const { total, days, baseline, amount, model, explainable, meter } = words[language]
  const { page, close, goto } = await portal.visit(
    `/platform/analysis/variance-analysis?node=loc-b2&${period}`,
    { language, ...size },
  )
  await page.getByRole('radio', { name: baseline }).check({ force: true })
  await page.waitForURL('**o.mode=BASELINE*')
  await page.getByLabel(amount, { exact: true }).selectOption('1001')
  const row = (name: string | RegExp) =>
    // An explainable model has further rows of the same meter, below.
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .first()
  const cells = async (name: string | RegExp) => {
    await row(name).waitFor()
    return row(name).getByRole('cell').allTextContents()
  }
  expect((await cells(days[change]))[2]).toMatch(/^±/)
  const [, expected] = await cells(total)
  const figures = await cells(meter)
  // What is expected of the only meter is what is expected of all; each table has decimal places of its own.
  expect(megawattHours(figures[6]!)).toBeCloseTo(megawattHours(expected!), 1)
  await page.getByLabel(model, { exact: true }).selectOption({ label: explainable })
  await page.waitForURL('**o.form=EXPLAINABLE*')
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.locator('figure canvas').nth(1).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overhang(page)).toBe(0)
  // The address says it all.
  await goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await row(meter).waitFor()
  await close()
})

test('a baseline is saved with its reason, what it follows and an adjustment, deleted and brought back', async () => {
  const { page, close } = await portal.visit(
    '/platform/analysis/variance-analysis?node=loc-b31&from=2026-03-01&to=2026-04-01&o.mode=BASELINE&o.amount=1071&o.rows=P1M&o.drivers=2003',
    { as: 'manager', language: 'en', ...size },
  )
  const total = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Electricity, Willow Lecture Halls' }) })
  await total.waitFor()
  await page.getByRole('rowheader', { name: /^Solar irradiance · Weather station/ }).waitFor()
  // Persons are there to be chosen, with what each of them uses in a day.
  await page
    .getByRole('combobox', { name: 'Further influences' })
    .selectOption({ label: 'Occupancy · People counter' })
  const persons = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Occupancy · People counter/ }) })
  await persons.getByText(/kWh\/person$/).waitFor()
  await page.getByRole('button', { name: 'Save baseline …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save baseline' })
  await dialog.getByRole('button', { name: 'Add adjustment' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('Enter a name.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Name', { exact: true }).fill('Before the new chiller')
  await dialog.getByLabel('Reason', { exact: true }).fill('A year with the old one')
  await dialog.getByLabel('Adjustment', { exact: true }).fill('100')
  await dialog.getByLabel('Reason of the adjustment').fill('A second shift')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**o.baseline=SAVED*')
  const month = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'March 2026' }) })
  // 31 days of 100 kWh.
  await month.getByText(/^\+3\.10?\sMWh$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const saved = page.getByRole('region', { name: 'Saved baseline' })
  await saved.getByText('A year with the old one').waitFor()
  await saved.getByText(/Further influences: Solar irradiance.*, Occupancy · People counter/).waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await saved.waitFor({ state: 'detached' })
  await close()
})
