import { accessibilityFaults, waitFor } from '@energycockpit/testing'
import type { MeteringPoint } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { shownEnergy } from './shown-figure'
import { analysisWords } from './words-of-analysis'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const point = 'mp-b2-gas'
/** Decades before the meter's own readings, so that nobody else's figures change. */
const chart = `/platform/analysis?point=${point}&from=1984-03-02&to=1984-03-03`

test('a file is shown as it is understood, corrected, imported without its bad line, seen on the chart, and undone', async () => {
  const { page, goto, close } = await portal.visit('/platform/measurement-data/imports', { as: 'manager' })
  await page.getByRole('link', { name: 'Upload file' }).click()
  const input = page.getByLabel('Choose a file')
  await input.setInputFiles({
    name: 'year.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004'),
  })
  await page.getByRole('alert').getByText('“year.xlsx” is an Excel workbook.').waitFor()

  const { series, meteringPointId } = await gasMeter(page)
  const file = {
    name: 'gas 1984.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(hoursOfMarch(meteringPointId)),
  }
  await input.setInputFiles(file)
  // The second of March, or the third of February?
  await page.getByText('Please choose; the file does not say: Time format.').waitFor()
  expect(await page.getByRole('heading', { name: 'Preview' }).count()).toBe(0)
  await correct(page)
  const understood = page.getByRole('region', { name: 'Preview' })
  const first = understood.getByRole('row').nth(1)
  expect(await first.innerText()).toMatch(/2\s+2 Mar 1984, 00:00, UTC\+00:00\s+1,000.5 kWh\s+measured/)
  await understood.getByRole('row', { name: 'Line 9 The value is not a number.' }).waitFor()
  const unit = page.getByLabel(`Unit of ${meteringPointId} [kWh]`)
  await unit.selectOption('MWh')
  await understood.getByText('1,000.5 MWh').waitFor()
  await unit.selectOption('kWh')
  await understood.getByText('1,000.5 kWh').waitFor()

  await page.getByRole('button', { name: /^Change the series of DEMO/ }).click()
  await page.getByRole('searchbox').fill(meteringPointId)
  const found = page.getByRole('dialog').getByRole('listitem')
  await waitFor('one series', async () => (await found.count()) === 1)
  expect(await accessibilityFaults(page)).toEqual([])
  await found.getByRole('button').click()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  const changes = page.getByRole('region', { name: 'Changes' })
  await waitFor(
    '23 new values',
    async () => String(await changes.getByRole('definition').allInnerTexts()) === '23,0,0',
  )
  const step = page.getByRole('button', { name: 'Import file', exact: true })
  await step.click()
  const refused = page.getByRole('region', { name: 'Import', exact: true }).getByRole('alert')
  await refused.getByText('Nothing was stored.').waitFor()
  await refused.getByRole('row', { name: /Line 9 The value is not a number/ }).waitFor()
  await page.getByRole('button', { name: 'Import valid lines only' }).click()
  const result = page.getByRole('region', { name: /^Import no\. \d+$/ })
  await result.getByText('23 values were imported.').waitFor()
  await result.getByRole('definition').nth(3).waitFor()
  expect(await result.getByRole('definition').allInnerTexts()).toEqual(['23', '0', '0', '1'])
  expect(await accessibilityFaults(page)).toEqual([])
  await result.getByRole('link', { name: /^Show values of .*Gas$/ }).click()
  await chartIsDrawn(page)
  expect(page.url()).toContain(`series=${series[0]!.id}&from=1984-03-02&to=1984-03-03`)
  expect((await shownEnergy(page, analysisWords.en.total, 'en')).value).toBeCloseTo(23_280.5, -2)
  await page.getByText('of 24 values expected', { exact: true }).click()
  for (const part of ['23 measured (96%)', '0 estimated or substituted (0%)', '1 missing (4%)'])
    await page.getByRole('listitem').filter({ hasText: part }).waitFor()
  const told = page.getByText('1 finding in this period: 1 × gap.')
  await waitFor('the checks', async () => {
    if (await told.isVisible()) return true
    await page.reload()
    await page.getByText(/findings? in this period/i).waitFor()
    return false
  })
  await page.getByRole('link', { name: 'Show and explain' }).click()
  await page.getByRole('row', { name: /^gap 2 Mar 1984, 07:00.*08:00 1 No measured value came/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // Once more, over a line that breaks: the portal has it already, and says so.
  await goto('/platform/measurement-data/imports/new')
  await input.setInputFiles(file)
  await correct(page)
  await page.getByText('Import valid lines only').click()
  await page.route('**/rest/secure/reading-files', (route) => route.abort())
  await step.click()
  await page.getByText('It is not known whether the file arrived.').waitFor()
  await page.unroute('**/rest/secure/reading-files')
  await step.click()
  await result.getByText(/^This file was already imported as no\. \d+\. Nothing has changed\.$/).waitFor()
  await result.getByRole('button', { name: 'Undo import' }).click()
  await result.getByText(/was undone; 23 readings changed\.$/).waitFor()
  await goto(chart)
  await page.getByText(analysisWords.en.noData).waitFor()
  await close(/status of 400|ERR_FAILED/)
}, 60_000)

/** Says what the file leaves open, and in which zone its clock stands. */
async function correct(page: Page): Promise<void> {
  await page.getByLabel('Time format').selectOption('DMY')
  await page.getByLabel('Time zone').selectOption('Europe/London')
}

async function gasMeter(page: Page): Promise<MeteringPoint> {
  const answer = await page.request.get(`${portal.server.url}/rest/secure/metering-points/${point}`)
  return (await answer.json()) as MeteringPoint
}

/** The first hours of a day, 1,000.5 kWh and one more than the last each, and a value that is none. */
const hoursOfMarch = (meter: string) =>
  [
    `time;${meter} [kWh]`,
    ...Array.from({ length: 24 }, (_, hour) => {
      const value = hour === 7 ? '?' : `${1_000 + hour},5`
      return `02/03/1984 ${String(hour).padStart(2, '0')}:00;${value}`
    }),
  ].join('\r\n')
