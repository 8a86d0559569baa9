import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** Wide enough for headings beside the hierarchy; where there is less room each row is folded. */
const viewport = { width: 1600, height: 900 }

const rowHeaders = (page: Page) => page.getByRole('main').getByRole('table').getByRole('rowheader')
const columnHeaders = (page: Page) => page.getByRole('main').getByRole('table').getByRole('columnheader')

/** A row of a file, without quotation marks around its first cells. */
const firstCell = (line: string, separator: string) => line.split(separator)[0]

async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  const content = await text(await file.createReadStream())
  return {
    name: file.suggestedFilename(),
    lines: content
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  }
}

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
}

test('the metering points of a location: searched, sorted, columns chosen, and the file is what is shown', async () => {
  const { page, faults, close } = await portal.visit('/platform/analysis/metering-points?node=loc-b2', {
    viewport,
  })
  const status = page.getByRole('main').getByRole('status').first()
  await status.getByText(/^\d+ metering points$/).waitFor()
  await page.getByRole('button', { name: 'Metering point ID', exact: true }).click()
  await page.waitForURL(/o\.sort=meteringPointId/)
  await page
    .getByRole('columnheader', { name: 'Metering point ID' })
    .and(page.locator('[aria-sort]'))
    .waitFor()
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Parent metering point' }).uncheck()
  await page.waitForURL(/o\.hidden=/)
  await page.getByRole('columnheader', { name: 'Parent metering point' }).waitFor({ state: 'detached' })
  await expectNoFaults(page)

  await page.reload()
  await status.getByText(/^\d+ metering points$/).waitFor()
  expect(await columnHeaders(page).allTextContents()).not.toContain('Parent metering point')
  const shown = await rowHeaders(page).allTextContents()
  const { name, lines } = await downloaded(page, 'Download CSV')
  expect(name).toMatch(/^.+-Metering points-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(lines.slice(1).map((line) => firstCell(line, ','))).toEqual(shown)
  await status.getByText(`${shown.length} metering points`).waitFor()

  await page.getByRole('link', { name: shown[0]!, exact: true }).first().click()
  await page.waitForURL(/\/analysis\?point=/)
  await page.goBack()
  await rowHeaders(page).first().waitFor()
  expect(faults()).toEqual([])
  await close()
})

test('by the keyboard and in German: locations of everything, sorted by city, searched, on a phone', async () => {
  const { page, faults, close } = await portal.visit('/platform/analysis/locations', {
    language: 'de',
    viewport,
  })
  const status = page.getByRole('main').getByRole('status').first()
  await status.getByText(/^\d+ Standorte$/).waitFor()
  await page.getByRole('button', { name: 'Ort', exact: true }).press('Enter')
  await page.waitForURL(/o\.sort=city/)
  await page.getByRole('columnheader', { name: 'Ort' }).and(page.locator('[aria-sort="ascending"]')).waitFor()
  await page.getByText('Spalten', { exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'Koordinaten' }).press('Space')
  await page.waitForURL(/o\.hidden=geoCoordinates/)
  await page.reload()
  await status.getByText(/^\d+ Standorte$/).waitFor()
  expect(await columnHeaders(page).allTextContents()).not.toContain('Koordinaten')
  const all = await rowHeaders(page).allTextContents()
  const { name, lines } = await downloaded(page, 'CSV herunterladen')
  expect(name).toMatch(/^.+-Standorte-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(lines.slice(1).map((line) => firstCell(line, ';'))).toEqual(all)

  await page.getByRole('searchbox', { name: 'Name, ID oder Adresse' }).fill(all.at(-1)!)
  await status.getByText('1 Standort', { exact: true }).waitFor()
  await rowHeaders(page)
    .getByRole('link', { name: all.at(-1)! })
    .waitFor()
  await expectNoFaults(page)
  await page.getByRole('searchbox', { name: 'Name, ID oder Adresse' }).fill('gibt es nicht')
  await page.getByText('Keine Standorte gefunden').waitFor()
  await page.goBack()
  await rowHeaders(page)
    .getByRole('link', { name: all.at(-1)! })
    .press('Enter')
  await page.waitForURL(/\/analysis\?node=/)
  expect(faults()).toEqual([])
  await close()
})
