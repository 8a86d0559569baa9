import { accessibilityFaults } from '@energycockpit/testing'
import type { MeteringPoint, ReadingImport } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { overhang } from './overhang'
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
const chart = `/platform/analysis?point=${point}&from=1985-03-01&to=1985-03-02`
const { noData, total } = analysisWords.en

test('a delivery is seen on the chart, in the calendar and among the imports; undone, it is gone again', async () => {
  const { page, goto, words, close } = await portal.visit(chart, { as: 'manager' })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const toImports = async () => {
    await menu.getByRole('link', { name: 'Imports', exact: true }).click()
    await page.waitForURL('**/platform/measurement-data/imports')
  }
  await page.getByText(noData).waitFor()

  const readingImport = await deliver(page)
  await toImports()
  const row = page.getByRole('row', { name: new RegExp(`Delivery No. ${readingImport.id} `) })
  await row.waitFor()
  expect(await row.innerText()).toMatch(/Maren Holt\s+24\s+0\s+1 …/)
  await row.getByRole('button', { name: /Show 1 refused line/ }).click()
  await page.getByRole('dialog').getByText('The time cannot be read.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await goto(chart)
  await chartIsDrawn(page)
  expect((await shownEnergy(page, total, 'en')).value).toBe(120)
  await page.getByRole('link', { name: 'Measurement series and gaps' }).click()
  await page.getByLabel('Year', { exact: true }).selectOption('1985')
  const day = page.getByRole('gridcell', { name: 'Friday, 1 March 1985: 24 of 24 values measured' })
  await day.click()
  await page.keyboard.press('ArrowRight')
  const next = page.getByRole('gridcell', {
    name: /Saturday, 2 March 1985: 0 of 24 values measured, 24 missing/,
  })
  expect(await next.evaluate((cell) => cell === document.activeElement)).toBe(true)
  await page.getByRole('gridcell', { name: /28 February 1985: before the first value/ }).waitFor()
  await page.getByRole('gridcell', { name: /31 March 1985: 0 of 23 .* a day of 23 hours/ }).waitFor()
  const counter = page.getByRole('link', { name: 'Enter a meter reading', exact: true })
  expect(await counter.getAttribute('href')).toMatch(/^\/platform\/measurement-data\/meter-readings\/.+/)
  // Narrow first: the page is wide again, and at rest, before the menu is used.
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])

  await day.click()
  await deleteAndUndo(page)
  await page.getByRole('gridcell', { name: /, 1 March 1985: 24 of 24 values measured$/ }).waitFor()
  await next.click()
  await fillInVain(page)

  await toImports()
  await page.getByRole('button', { name: `Undo import no. ${readingImport.id}`, exact: true }).click()
  await page.getByText(`Import no. ${readingImport.id} was undone; 24 readings changed.`).waitFor()
  await row.getByText(/^Undone by no\. \d+$/).waitFor()
  await goto(chart)
  await page.getByText(noData).waitFor()

  await toImports()
  await page
    .getByRole('button', { name: `Restore import no. ${readingImport.id}`, exact: true })
    .first()
    .click()
  await page.getByText(`Import no. ${readingImport.id} was restored; 24 readings changed.`).waitFor()
  await row.getByText('In force again').waitFor()
  // By the keyboard, where the focus has been led.
  await page.keyboard.press('Enter')
  await row.getByText(/^Undone by no\. \d+$/).waitFor()
  await goto(chart)
  await page.getByText(noData).waitFor()
  await close()
})

test('rules of a series and ids of a meter are checked as they are written, saved and shown', async () => {
  const path = `/platform/analysis/measurement-series/${point}`
  const { page, close } = await portal.visit(path, { as: 'manager', viewport: { width: 360, height: 900 } })
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click()

  const rules = page.getByRole('region', { name: 'Rules', exact: true })
  await rules.getByRole('button', { name: 'Change rules' }).click()
  const score = dialog.getByLabel('Spikes from a score of')
  await score.fill('0.5')
  await save()
  await dialog.getByText('Enter a number from 1 to 1,000.').waitFor()
  expect([await accessibilityFaults(page), await overhang(page)]).toEqual([[], 0])
  await score.fill('7.5')
  await save()
  await rules.getByText('The rules were saved.').waitFor()
  await rules.getByText('reported from a score of 7.5 on', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change rules')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Fill in the defaults' }).click()
  await save()
  await rules.getByText('reported from a score of 10 on (default)').waitFor()

  const ids = page.getByRole('region', { name: 'Ids of the energy market' })
  await ids.getByRole('button', { name: 'Enter ids' }).click()
  const malo = dialog.getByLabel('MaLo-ID')
  await malo.fill('41373559242')
  await save()
  await dialog.getByText(/should be 1, not 2/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await malo.fill('413 735 592 41')
  await save()
  await ids.getByText('41373559241', { exact: true }).waitFor()
  await ids.getByRole('button', { name: 'Change ids' }).click()
  await malo.fill('')
  await save()
  await ids.getByText('No ids have been entered').waitFor()
  await close()
})

test('who brings no readings is not led there, and is told so', async () => {
  const { page, goto, words, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis, exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: 'Imports' }).count()).toBe(0)
  await goto('/platform/measurement-data/imports')
  await page.getByRole('heading', { level: 1, name: 'Your role has no access to this page.' }).waitFor()
  await close(/status of 403/)
})

/** Two hours of the chosen day. */
async function deleteAndUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete readings …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Start').fill('1985-03-01T10:00')
  await dialog.getByLabel('End').fill('1985-03-01T12:00')
  await dialog.getByText('There are 2 values in this period.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: 'Delete 2 readings?' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete readings' }).click()
  await page.getByText(/^2 readings were deleted\. .* you can undo it until /).waitFor()
  await page.getByRole('gridcell', { name: /1 March 1985: 22 of 24 values measured, 2 missing$/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/ was undone; 2 readings changed\.$/).waitFor()
}

/** The chosen day, after which there is nothing for decades. */
async function fillInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill gaps …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('End').fill('1985-03-03T00:00')
  await dialog.getByText('24 of 24 values are missing and will be estimated.').waitFor()
  await dialog.getByLabel('How to estimate').selectOption('Straight line')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fill gaps', exact: true }).click()
  await page.getByText('24 values are still missing: there is nothing to go by.').waitFor()
}

/** 24 values of 5 kWh, and a line that is none. */
async function deliver(page: Page): Promise<ReadingImport> {
  const { url } = portal.server
  const known = await page.request.get(`${url}/rest/secure/metering-points/${point}`)
  const series = ((await known.json()) as MeteringPoint).series[0]!
  const lines = Array.from({ length: 24 }, (_, hour) => {
    const at = new Date(Date.UTC(1985, 2, 1, hour)).toISOString()
    return `${series.id},${at},5`
  })
  const answer = await page.request.post(`${url}/rest/secure/readings?badLines=skip`, {
    headers: { origin: url, 'content-type': 'text/csv' },
    data: ['series_id,at,value', ...lines, `${series.id},yesterday,5`].join('\n'),
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { readingImport: ReadingImport }).readingImport
}
