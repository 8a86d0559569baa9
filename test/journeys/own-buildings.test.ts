import { accessibilityFaults, waitFor } from '@energycockpit/testing'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { chartIsDrawn } from './chart-drawing'
import { startPortal, type OwnPortal } from './portal-under-test'

/*
 * docs/tutorial-own-buildings.md, followed to the letter: from an empty installation to one's own building with values
 * on a chart, by the interface alone.
 */
let portal: OwnPortal
beforeAll(async () => {
  portal = await startPortal({
    seed: 'none',
    env: { FIRST_BUSINESS: 'Mill Estates', FIRST_ADMIN: 'Jo Brook <jo@mill.example>' },
  })
}, 240_000)
afterAll(() => portal?.stop())

const password = 'water drives the mill'

test('an empty installation shows its first values', async () => {
  const { page, goto, words, close } = await portal.visitor('en', { acceptDownloads: true })
  const link = () => /^ {2}(http:\S+token=[\w-]+)$/m.exec(portal.server.logs())?.[1]
  await waitFor('the link to be printed', () => link() !== undefined)
  await page.goto(link()!)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your password was set' }).waitFor()
  await goto('/platform/home-portal')
  await page.getByLabel(words.userName).fill('jo@mill.example')
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await page.getByText('There are no locations yet').waitFor()
  // What the demo is made of is nothing to tell of one's own.
  expect(await page.getByText('Real readings, invented names and prices').count()).toBe(0)

  await page.getByRole('link', { name: words.structureImport, exact: true }).first().click()
  const filled = await filledTemplate(page)
  await page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'structure.xlsx', buffer: filled },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  await page.getByText('4 created').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Everything was imported.').waitFor()

  await page.getByRole('link', { name: 'Upload readings' }).click()
  await page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'mill.csv', mimeType: 'text/csv', buffer: Buffer.from(dayOfQuarterHours()) },
  })
  await page.getByRole('button', { name: 'Import file', exact: true }).click()
  const result = page.getByRole('region', { name: /^Import no\. \d+$/ })
  await result.getByText('96 values were imported.').waitFor()
  await result.getByRole('link', { name: /^Show values of / }).click()
  await chartIsDrawn(page)
  await page.getByText('of 96 values expected', { exact: true }).click()
  await page.getByText(/96 measured \(100%\)/).waitFor()
  await close()
}, 120_000)

/** The template as the portal gives it, with a unit, a building, its meter and a series written into it. */
async function filledTemplate(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Empty template (XLSX)' }).click(),
  ])
  const sheets = await readXlsxFile(await buffer(await download.createReadStream()))
  const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'Organisational units': { 'Unit ID': 'NORTH', Name: 'North' },
    Locations: {
      ...{ 'Location ID': 'MILL', Name: 'Old mill', 'Parent unit ID': 'NORTH' },
      'Time zone': 'Europe/London',
    },
    'Metering points': {
      ...{ 'Metering point ID': 'MILL-E', Name: 'Electricity', 'Location ID': 'MILL', Kind: 'Main meter' },
      Product: 'Electricity',
    },
    'Measurement series': {
      ...{ 'Metering point ID': 'MILL-E', Quantity: 'Energy', Unit: 'kWh', Direction: 'Import' },
      Interval: 'PT15M',
    },
  }
  return writeExcelFile(
    sheets.map(({ sheet, data }) => {
      const headings = data[0]!.map(String)
      const row = rows[sheet]
      const lines = row ? [headings, headings.map((heading) => row[heading] ?? '')] : data
      return {
        sheet,
        data: lines.map((line) => line.map((value) => (value ? { value, type: String } : null))) as SheetData,
      }
    }),
  ).toBuffer()
}

/** A day of last January, as a meter's software writes it. */
function dayOfQuarterHours(): string {
  const start = Date.UTC(2026, 0, 15)
  const lines = Array.from({ length: 96 }, (_, place) => {
    const at = new Date(start + place * 900_000).toISOString().replace('.000Z', 'Z')
    return `${at},${(5 + Math.sin(place / 10)).toFixed(2)}`
  })
  return ['time,MILL-E [kWh]', ...lines].join('\n')
}
