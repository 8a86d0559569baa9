import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { csvFile } from './csv-file'
import type { ExportRow, ExportTable } from './export-table'
import { columnName, spreadsheetFile } from './spreadsheet-file'
import { exportTexts } from './texts'

const hour = 3_600_000
const texts = exportTexts.de

function tableOf(midnight: string, count: number, more: Partial<ExportTable> = {}): ExportTable {
  const rows = Array.from({ length: count }, (_, place): ExportRow => ({
    at: Date.parse(midnight) + place * hour,
    cells: [place + 0.5, place === 1 ? null : 'gemessen'],
  }))
  return {
    ...{ timeZone: 'Europe/Berlin', headings: ['=Zähler [kWh]', 'Zähler: Qualität'] },
    async *rows() {
      yield await Promise.resolve(rows)
    },
    ...more,
  }
}
const spreadsheet = (table: ExportTable) =>
  buffer(
    Readable.from(spreadsheetFile(table, { texts, language: 'de', facts: [['Zeitzone', 'Europe/Berlin']] })),
  )

test.each([
  ['23', '2026-03-28T23:00Z', 23, ['2026-03-29T01:00:00+01:00', '2026-03-29T03:00:00+02:00']],
  ['25', '2026-10-24T22:00Z', 25, ['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00']],
])(
  'a day of %s hours has a line for each, with local time and UTC',
  async (_case, midnight, count, times) => {
    const file = await text(csvFile(tableOf(midnight, count), { texts, language: 'de' }))
    const [headings, ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(headings).toBe("Beginn (Europe/Berlin);Beginn (UTC);'=Zähler [kWh];Zähler: Qualität")
    expect(lines).toHaveLength(count)
    const place = lines.findIndex((line) => line.startsWith(times[0]!))
    expect(lines.slice(place, place + 2).map((line) => line.split(';')[0])).toEqual(times)
    for (const line of lines) {
      const [local, utc] = line.split(';')
      expect(Date.parse(local!)).toBe(Date.parse(utc!))
    }
    expect(lines[1]).toMatch(/;1,5;$/)
  },
)

test('a spreadsheet has dates, numbers and texts, and none of them is a formula', async () => {
  const file = await spreadsheet(tableOf('2026-10-24T22:00Z', 25))
  const [headings, ...rows] = await readSheet(file)
  expect(headings).toEqual([
    ...['Beginn (Europe/Berlin)', 'UTC-Versatz', 'Beginn (UTC)', "'=Zähler [kWh]", 'Zähler: Qualität'],
  ])
  expect(rows).toHaveLength(25)
  // Both hours of the one that comes twice.
  // A spreadsheet's fraction of a day has no exact number of seconds.
  const secondOf = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString() : cell
  expect(rows.slice(2, 4).map((row) => row.map(secondOf))).toEqual([
    ['2026-10-25T02:00:00.000Z', '+02:00', '2026-10-25T00:00:00.000Z', 2.5, 'gemessen'],
    ['2026-10-25T02:00:00.000Z', '+01:00', '2026-10-25T01:00:00.000Z', 3.5, 'gemessen'],
  ])
  expect(rows[1]![4]).toBeNull()
  expect(strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml']!)).not.toContain('<f>')
  expect(await readSheet(file, 2)).toEqual([['Zeitzone', 'Europe/Berlin']])
})

test('a spreadsheet has numbers in the format of their unit, as the first rows have them, and every digit', async () => {
  const rows = [
    [1_234.5, 50, 7],
    [2, 12.5, 7_000.123_456],
    [null, null, null],
  ]
  const file = await spreadsheet(
    tableOf('2026-01-01T00:00Z', 3, {
      ...{ headings: ['Meter [kWh]', 'measured [%]', 'value'], amounts: new Set([2]) },
      async *rows() {
        yield await Promise.resolve(rows.map((cells, hour_) => ({ at: hour_ * hour, cells })))
      },
    }),
  )
  const parts = unzipSync(new Uint8Array(file))
  const [sheet, styles] = ['worksheets/sheet1', 'styles'].map((name) => strFromU8(parts[`xl/${name}.xml`]!))
  const formats = [...styles!.matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code)
  const styled = [...sheet!.matchAll(/<c r="([D-F])3" s="(\d+)"><v>([^<]+)<\/v>/g)]
  expect(styled.map(([, column, style, value]) => [column, formats[Number(style) - 2], value])).toEqual([
    ['D', '#,##0.0', '2'],
    ['E', '0.0%', '0.125'],
    ['F', '#,##0.000', '7000.123456'],
  ])
})

test('signs that XML does not know, and those that it means something by, do no harm', async () => {
  const headings = ['A & B <c> "d"', 'x\u0000y \ud800']
  const file = await spreadsheet(tableOf('2026-01-01T00:00Z', 1, { headings }))
  expect((await readSheet(file))[0]!.slice(3)).toEqual(['A & B <c> "d"', 'x\ufffdy \ufffd'])
})

test('a file whose values end halfway breaks off, and does not look complete', async () => {
  const failing = tableOf('2026-01-01T00:00Z', 3, {
    async *rows() {
      yield await Promise.resolve([{ at: 0, cells: [1, null] }])
      throw new Error('the store is gone')
    },
  })
  await expect(spreadsheet(failing)).rejects.toThrow('the store is gone')
  await expect(text(csvFile(failing, { texts, language: 'en' }))).rejects.toThrow('the store is gone')
})

test('columns are called as spreadsheets call them', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnName)).toEqual([
    ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD'],
  ])
})
