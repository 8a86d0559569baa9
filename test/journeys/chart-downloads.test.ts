import { buffer, text } from 'node:stream/consumers'
import { JSDOM } from 'jsdom'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { readPdfText } from './read-pdf-text'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const wordsOf = {
  en: {
    button: 'Download',
    title: 'Electricity · Portfolio',
    sum: /^Sum [\d.,]+\u00a0[GM]Wh/,
    from: 'Source: EnergyCockpit, downloaded on ',
    legend: 'Series',
    table: 'Table',
    csv: { separator: ',', decimal: '.', grouping: ',' },
    headings: ['Start (Europe/London)', 'UTC offset', 'Electricity [kWh]', 'Electricity – measured [%]'],
  },
  de: {
    button: 'Herunterladen',
    title: 'Strom · Portfolio',
    sum: /^Summe [\d.,]+\u00a0[GM]Wh/,
    from: 'Quelle: EnergyCockpit, heruntergeladen am ',
    legend: 'Reihen',
    table: 'Tabelle',
    csv: { separator: ';', decimal: ',', grouping: '.' },
    headings: ['Beginn (Europe/London)', 'UTC-Versatz', 'Strom [kWh]', 'Strom – gemessen [%]'],
  },
} as const
const lastYear = String(new Date().getFullYear() - 1)

/** As files are called: the place before what is shown of it. */
const placeFirst = (title: string) => title.split(' · ').reverse().join('-')

async function download(page: Page, language: 'de' | 'en', format: string) {
  await page.getByRole('figure').getByRole('button', { name: wordsOf[language].button, exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: new RegExp(`^${format} `) }).click()
  const file = await coming
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) }
}

/** Title, period, legend and source are in the file, in the words of the page. */
function expectWhole(
  texts: readonly string[],
  language: 'de' | 'en',
  page: { when: string; legend: string },
) {
  const { title, sum, from } = wordsOf[language]
  expect(texts).toContain(title)
  expect(texts).toContain(page.when)
  const figure = texts.find((text) => sum.test(text))
  expect(figure).toBeDefined()
  expect(page.legend).toContain(/^.*?Wh/.exec(figure!)![0])
  expect(texts.filter((text) => text.startsWith(from))).toHaveLength(1)
}

/** CSV and XLSX have, with all digits, what the table shows; dates and numbers are none that are written. */
async function expectData(page: Page, language: 'de' | 'en') {
  const { title, headings, table, csv } = wordsOf[language]
  const fileTitle = placeFirst(title)
  const file = await download(page, language, 'CSV')
  expect(file.name).toBe(`${fileTitle}-${lastYear}-01-01-${lastYear}-12-31.csv`)
  const lines = file.content.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n')
  const [heads, ...cells] = lines.map((line) => line.split(csv.separator))
  expect(heads!.slice(0, 3)).toEqual([headings[0], ...headings.slice(2)])
  expect(cells.map(([start]) => start!.slice(0, 19))).toEqual(
    cells.map((_, month) => `${lastYear}-${String(month + 1).padStart(2, '0')}-01T00:00:00`),
  )
  expect([cells[0]![0]!.slice(19), cells[6]![0]!.slice(19)]).toEqual(['+00:00', '+01:00'])

  const workbook = await download(page, language, 'XLSX')
  expect(workbook.name).toBe(`${fileTitle}-${lastYear}-01-01-${lastYear}-12-31.xlsx`)
  const [titles, ...rows] = await readSheet(workbook.content)
  expect(titles!.slice(0, 4)).toEqual(headings)
  expect(rows.map(([start]) => start instanceof Date && start.getUTCMonth())).toEqual(
    cells.map((_, month) => month),
  )
  expect(rows[6]![1]).toBe('+01:00')
  const values = rows.map(([, , value]) => value as number)
  expect(cells.map(([, value]) => Number(value!.replace(csv.decimal, '.')))).toEqual(values)

  const figure = page.getByRole('figure', { name: title })
  await figure.getByText(table).click()
  const shown = await figure.locator('tbody tr td:nth-of-type(1)').allInnerTexts()
  expect(shown).toHaveLength(12)
  for (const [month, text] of shown.entries()) {
    const [, digits = ''] = /^([\d.,]+)\u00a0MWh/.exec(text) ?? []
    const number = Number(digits.replaceAll(csv.grouping, '').replace(csv.decimal, '.'))
    expect([month, Math.abs(number - values[month]! / 1000) <= 0.0501]).toEqual([month, true])
  }
}

test.each(['en', 'de'] as const)(
  'a chart as SVG, PDF, PNG and JPG says all that it says on the page, as CSV and XLSX all its values: %s',
  async (language) => {
    const { page, context, faults, close } = await portal.visit('/platform/analysis?period=LAST_YEAR', {
      language,
    })
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    await chartIsDrawn(page)
    const figure = page.getByRole('figure', { name: wordsOf[language].title })
    const shown = {
      when: await figure.getByText(new RegExp(`${lastYear}.* · `)).innerText(),
      legend: await figure.getByRole('list', { name: wordsOf[language].legend }).innerText(),
    }
    expect(requested.filter((url) => /save-(chart|data)/.test(url))).toEqual([])

    const svg = await download(page, language, 'SVG')
    expect(svg.name).toBe(`${placeFirst(wordsOf[language].title)}-${lastYear}-01-01-${lastYear}-12-31.svg`)
    const drawing = new JSDOM(svg.content.toString('utf8'), { contentType: 'image/svg+xml' }).window.document
    expect(drawing.documentElement.getAttribute('viewBox')).toMatch(/^0 0 1120 \d+/)
    expect(drawing.querySelector('image')).toBeNull()
    const carrier = drawing.querySelectorAll('path[fill="#0072b2"], path[stroke="#0072b2"]')
    expect(carrier.length).toBeGreaterThan(0)
    const inSvg = [...drawing.querySelectorAll('text')].map((text) => text.textContent)
    expectWhole(inSvg, language, shown)
    expect(requested.filter((url) => url.includes('save-chart')).length).toBeGreaterThan(0)

    const pdf = await download(page, language, 'PDF')
    expectWhole(readPdfText(pdf.content), language, shown)
    expect(readPdfText(pdf.content)).toEqual(inSvg)

    for (const [format, kind] of [
      ['PNG', 'png'],
      ['JPG', 'jpeg'],
    ] as const) {
      const { content } = await download(page, language, format)
      const picture = sharp(content)
      const { width, height, format: found } = await picture.metadata()
      expect([found, width, height! > 800]).toEqual([kind, 2240, true])
      const { channels, isOpaque } = await picture.stats()
      expect([isOpaque, channels.slice(0, 3).every(({ stdev }) => stdev > 5)]).toEqual([true, true])
      const corner = await sharp(content).extract({ left: 0, top: 0, width: 20, height: 20 }).toBuffer()
      expect((await sharp(corner).stats()).channels[0]!.min).toBe(255)
    }
    await expectData(page, language)
    expect(faults()).toEqual([])
    await close()
  },
)

test('by keyboard, in the dark: the menu opens, walks and closes, and the file is light', async () => {
  const { page, faults, close } = await portal.visit('/platform/analysis?period=LAST_YEAR', {
    colorScheme: 'dark',
  })
  await chartIsDrawn(page)
  const button = page.getByRole('figure').getByRole('button', { name: 'Download', exact: true })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menu').waitFor()
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('End')
  expect(await focused()).toMatch(/^XLSX/)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toMatch(/^PNG/)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await focused()).toBe('Download')
  await page.keyboard.press('Enter')
  await page.keyboard.press('s')
  expect(await focused()).toMatch(/^SVG/)
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await text(await (await coming).createReadStream())
  expect(file).toMatch(/<path d="M0 0L1120 0.*" fill="#ffffff"\/>/)
  // The colours of the dark theme are left on the page.
  expect(file).toContain('#0072b2')
  expect(file).not.toMatch(/#4ba3dc|#2a3331|#b1bbb7/)
  await page.getByText(/^‘.*\.svg’ has been downloaded\.$/).waitFor({ state: 'attached' })
  expect(faults()).toEqual([])
  await close()
})

test('a file that cannot be made says so, and the chart stays', async () => {
  const { page, close } = await portal.visit('/platform/analysis?period=LAST_YEAR')
  await chartIsDrawn(page)
  await page.route('**/*save-chart*', (route) => route.abort())
  await page.getByRole('figure').getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: /^PNG / }).click()
  const refused = page.getByRole('alert').getByText(/^The file \(PNG\) could not be made\./)
  await refused.waitFor()
  await page.unroute('**/*save-chart*')
  expect((await download(page, 'en', 'PNG')).name).toMatch(/\.png$/)
  await refused.waitFor({ state: 'detached' })
  await close(/save-chart/)
})
