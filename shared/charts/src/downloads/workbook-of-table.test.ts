import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { csvOfTable } from './csv-of-table'
import type { DataTable } from './data-table'
import { workbookOfTable } from './workbook-of-table'

const hour = 3_600_000
/** Clocks in London go back from 02:00 to 01:00. */
const first = Date.parse('2026-10-25T00:00Z')
const table: DataTable = {
  timeZone: 'Europe/London',
  headings: ['Start (Europe/London)', 'Hall "A" & <B> [kWh]', '=1+1'],
  rows: [
    [{ at: first }, 0.1 + 0.2, '=HYPERLINK("http://example.org")'],
    [{ at: first + hour }, -1e-7, 'ü😀\u0001'],
    [{ at: first + 2 * hour }, null, ' @cmd'],
    [{ at: first + 3 * hour }, Infinity, ''],
  ],
}

async function opened(given: DataTable, name = 'Electricity: [Hall]/2026') {
  const file = Buffer.from(workbookOfTable(given, { name, offset: 'UTC offset', locale: 'de' }))
  const [sheet] = await readXlsxFile(file)
  // No day is a fraction that a computer knows exactly.
  const whole = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell
  return { ...sheet!, data: sheet!.data.map((cells) => cells.map(whole)) }
}

test('a spreadsheet opens with numbers as numbers, dates as dates, and no formula', async () => {
  const { sheet, data } = await opened(table)
  expect(sheet).toBe('Electricity   Hall  2026')
  expect(data).toEqual([
    ['Start (Europe/London)', 'UTC offset', 'Hall "A" & <B> [kWh]', "'=1+1"],
    [new Date('2026-10-25T01:00Z'), '+01:00', 0.3, '\'=HYPERLINK("http://example.org")'],
    [new Date('2026-10-25T01:00Z'), '+00:00', -1e-7, 'ü😀\ufffd'],
    [new Date('2026-10-25T02:00Z'), '+00:00', null, "' @cmd"],
    [new Date('2026-10-25T03:00Z'), '+00:00', null, null],
  ])
  const parts = unzipSync(workbookOfTable(table, { name: 'A', offset: 'UTC offset', locale: 'de' }))
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).not.toContain('<f>')
})

test('the same as CSV tells both hours of the one that autumn repeats', () => {
  expect(csvOfTable(table, 'en').split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFStart (Europe/London),"Hall ""A"" & <B> [kWh]",\'=1+1',
    '2026-10-25T01:00:00+01:00,0.3,"\'=HYPERLINK(""http://example.org"")"',
    '2026-10-25T01:00:00+00:00,-1e-7,ü😀\u0001',
  ])
})

test('columns beyond Z, a table without rows, and more rows than a sheet has', async () => {
  const headings = Array.from({ length: 60 }, (_, place) => `c${place}`)
  expect((await opened({ headings, rows: [headings.map((_, place) => place)] })).data[1]![59]).toBe(59)
  expect((await opened({ headings, rows: [] })).data).toHaveLength(1)
  expect(() =>
    workbookOfTable({ headings, rows: Array(1_048_576).fill([]) }, { name: 'A', offset: '', locale: 'de' }),
  ).toThrow()
})

test('numbers are rounded to what they mean, and written in the format of their unit', () => {
  const sums: DataTable = {
    headings: ['Rank', 'Hall [kWh]', 'Share [%]', 'Cost'],
    units: [undefined, undefined, undefined, 'EUR'],
    rows: [
      [1, 341.599_999_999_999_97, 12.5, 1_200],
      [2_000, 1_234.5, null, 0.1 + 0.2],
    ],
  }
  const parts = unzipSync(workbookOfTable(sums, { name: 'A', offset: '', locale: 'de' }))
  const [sheet, styles] = ['worksheets/sheet1', 'styles'].map((name) => strFromU8(parts[`xl/${name}.xml`]!))
  for (const code of ['#,##0.0', '0.0%', '#,##0.00\\ &quot;€&quot;'])
    expect(styles).toContain(`formatCode="${code}"`)
  expect(sheet).toContain('<c r="A2"><v>1</v></c><c r="B2" s="3"><v>341.6</v></c>')
  expect(sheet).toContain('<c r="C2" s="4"><v>0.125</v></c><c r="D2" s="5"><v>1200</v></c>')
  expect(sheet).toContain('<c r="D3" s="5"><v>0.3</v></c>')
  expect(csvOfTable(sums, 'de').split('\r\n')[1]).toBe('1;341,6;12,5;1200')
})
