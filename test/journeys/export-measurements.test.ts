import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { buffer } from 'node:stream/consumers'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** A meter in London with values in kWh every hour. */
const chosen = 'point=mp-b2-electricity&seriesType=MEASURED'
const words = {
  de: { csv: /^CSV herunterladen/, xlsx: /^XLSX herunterladen/, table: 'Tabelle' },
  en: { csv: /^Download CSV/, xlsx: /^Download XLSX/, table: 'Table' },
} as const
type Language = keyof typeof words

const changes = [
  ['the day of 25 hours', '2025-10-26', '2025-10-27', 25],
  ['the day of 23 hours', '2025-03-30', '2025-03-31', 23],
] as const

async function download(page: Page, name: RegExp): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return buffer(await (await coming).createReadStream())
}

/** Local time and value of each row, as the language writes it. */
function hoursIn(file: string, language: Language): { local: string; value: number }[] {
  const [, ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => {
    const [local = '', , value = ''] = line.split(language === 'de' ? ';' : ',')
    return { local, value: Number(value.replace(',', '.')) }
  })
}

interface Shown {
  /** In kWh or kW. */
  value: number
  /** What rounding may have taken. */
  rounding: number
}

/** The energies or powers that a text names. */
function figuresIn(text: string, unit: 'Wh' | 'W', language: Language): Shown[] {
  const [grouping, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  const factors: Readonly<Record<string, number>> = { '': 0.001, k: 1, M: 1000, G: 1e6 }
  return [...text.matchAll(/([\d.,]+)\s([kMG]?)(Wh|W)(?!\w)/g)]
    .filter(([, , , found]) => found === unit)
    .map(([, digits = '', prefix = '']) => {
      const number = digits.replaceAll(grouping, '').replace(decimal, '.')
      const factor = factors[prefix]!
      const decimals = number.split('.')[1]?.length ?? 0
      return { value: Number(number) * factor, rounding: (factor * 10 ** -decimals) / 2 + 1e-9 }
    })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Which figures of the file each analysis shows. */
const analyses: readonly {
  page: string
  query?: string
  unit?: 'W'
  /** The first of so many charts is read as a table, once all are there. */
  charts?: number
  figures: (hours: readonly number[]) => number[]
}[] = [
  { page: '', figures: (hours) => [sum(hours), Math.max(...hours), Math.min(...hours)] },
  { page: '/progression', query: '&granularity=PT1H', charts: 1, figures: (hours) => [...hours] },
  {
    page: '/statistics',
    figures: (hours) => [sum(hours), Math.max(...hours), Math.min(...hours), sum(hours) / hours.length],
  },
  { page: '/daily-profile', charts: 2, figures: (hours) => [...hours] },
  { page: '/previous-year', figures: (hours) => [sum(hours)] },
  { page: '/load-duration', unit: 'W', figures: (hours) => [...hours].sort((a, b) => b - a).slice(0, 5) },
]

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(changes)(
    '%s: what analyses show are the figures of the exported file',
    async (_case, from, to, count) => {
      const period = `${chosen}&from=${from}&to=${to}`
      const { page, goto, faults, close } = await portal.visit(
        `/platform/analysis/export-measurements?${period}`,
        { language },
      )
      const rows = page.getByRole('table').getByRole('row')
      await rows.nth(10).waitFor()
      const file = hoursIn((await download(page, words[language].csv)).toString(), language)
      expect(file).toHaveLength(count)
      expect(new Set(file.map(({ local }) => local)).size).toBe(count)
      const hours = file.map(({ value }) => value)

      for (const { page: path, query = '', unit, charts, figures } of analyses) {
        await goto(`/platform/analysis${path}?${period}${query}`)
        if (charts !== undefined) {
          const drawn = page.getByRole('figure')
          await drawn
            .nth(charts - 1)
            .getByRole('slider')
            .waitFor()
          await drawn.first().getByRole('radio', { name: words[language].table }).press(' ')
        }
        let missing: number[] = []
        const isShown = async () => {
          const shown = figuresIn(await page.getByRole('main').innerText(), unit ?? 'Wh', language)
          missing = figures(hours).filter(
            (value) => !shown.some((one) => Math.abs(one.value - value) <= one.rounding),
          )
          return missing.length === 0
        }
        await waitFor(`the figures of ${path}`, isShown).catch(() => undefined)
        expect([path, missing]).toEqual([path, []])
      }
      expect(faults()).toEqual([])
      await close()
    },
    120_000,
  )
})

test('several series become one spreadsheet, after a preview, from an old address too', async () => {
  const { page, close } = await portal.visit('/platform/analysis', { language: 'de' })
  await page.goto(
    `${portal.server.url}/platform/export-measurements?node=loc-b2&from=2025-10-26&to=2025-10-27&granularity=P1D`,
  )
  await page.waitForURL(/\/analysis\/export-measurements\?.*granularity=P1D/)
  await page.getByRole('heading', { level: 1, name: 'Messwerte exportieren' }).waitFor()
  const headings = page.getByRole('table').getByRole('columnheader')
  await headings.nth(4).waitFor()
  const shown = await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').allInnerTexts()
  const [titles, ...rows] = await readSheet(await download(page, words.de.xlsx))
  await page.getByText(/wurde heruntergeladen\.$/).waitFor()
  expect(titles!.slice(0, 3)).toEqual(['Beginn (Europe/London)', 'UTC-Versatz', 'Beginn (UTC)'])
  expect(rows).toHaveLength(1)
  // After the columns of time both have the same figures; a spreadsheet counts percentages from 0 to 1.
  const numberOf = (cell: unknown, place: number) =>
    typeof cell === 'number' ? cell * (place === 0 ? 1 : 100) : 0
  expect(shown.slice(1, 4).map((cell) => Number(cell.replace(',', '.')))).toEqual(
    rows[0]!.slice(3, 6).map(numberOf),
  )
  await page.getByRole('radio', { name: 'Zeile je Wert' }).check({ force: true })
  await page.getByRole('columnheader', { name: 'Messstellen-ID' }).waitFor()
  expect(await faultsAtWidths(page, [360, 768, 1440])).toEqual([])
  await page.route('**/measurements/export?*', (route) => route.abort())
  await page.getByRole('button', { name: words.de.csv }).click()
  await page.getByText(/^Die Datei konnte nicht vollständig/).waitFor()
  await close(/ERR_FAILED/)
}, 120_000)
