import { localTimes } from '@energycockpit/time'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { Cell } from './cell'
import { listFile } from './list-file'

const london = localTimes('Europe/London')
/** The hour that comes twice. */
const [first, second] = [Date.parse('2026-10-25T00:00Z'), Date.parse('2026-10-25T01:00Z')]
const headings = [
  'name',
  'read at',
  'entered (UTC)',
  'sum [kWh]',
  'share [%]',
  'cost [EUR]',
  'mean',
  'year',
  'due',
]
const rows: Cell[][] = [
  ['A', london(first), { utc: second }, 1_234.5, 12.5, 5, 0.25, 2026, { day: '2027-03-12' }],
  ['=B', london(second), null, 2, 100, 1.5, 7, 2027, null],
  ['C', null, null, null, null, null, null, null, null],
]

async function fileOf(format: 'csv' | 'xlsx') {
  const columns = headings.map((heading, place) => ({
    ...{ heading, cell: (row: Cell[]) => row[place]! },
    ...(heading === 'mean' && { isAmount: true as const }),
  }))
  async function* pages() {
    for (const row of rows) yield await Promise.resolve([row])
  }
  return (await listFile(format, pages(), { columns, language: 'de', sheet: 'List' })).content
}

test('a list as a spreadsheet has dates with their offset, and numbers in the format of their unit', async () => {
  const file = (await fileOf('xlsx')) as Buffer
  const [titles, ...cells] = await readSheet(file)
  expect(titles).toEqual([...headings.slice(0, 2), 'UTC-Versatz', ...headings.slice(2)])
  const seconds = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString() : cell
  expect(cells.map((row) => row.map(seconds))).toEqual([
    [
      'A',
      '2026-10-25T01:00:00.000Z',
      '+01:00',
      '2026-10-25T01:00:00.000Z',
      1_234.5,
      0.125,
      5,
      0.25,
      2026,
      '2027-03-12T00:00:00.000Z',
    ],
    ["'=B", '2026-10-25T01:00:00.000Z', '+00:00', null, 2, 1, 1.5, 7, 2027, null],
    ['C', null, null, null, null, null, null, null, null, null],
  ])
  const parts = unzipSync(new Uint8Array(file))
  const styles = strFromU8(parts['xl/styles.xml']!)
  for (const code of [
    '#,##0.0',
    '0.0%',
    '#,##0.00\\ &quot;€&quot;',
    '#,##0.00',
    'yyyy-mm-dd hh:mm:ss',
    'yyyy-mm-dd',
  ])
    expect(styles).toContain(`formatCode="${code}"`)
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toMatch(/ySplit="1"[^>]*state="frozen"/)
})

test('the same as CSV has the signs of the language, and times that tell both hours apart', async () => {
  const lines = (await text((await fileOf('csv')) as Readable)).trimEnd().split('\r\n')
  expect(lines.slice(1)).toEqual([
    'A;2026-10-25T01:00:00+01:00;2026-10-25T01:00:00.000Z;1234,5;12,5;5;0,25;2026;2027-03-12',
    "'=B;2026-10-25T01:00:00+00:00;;2;100;1,5;7;2027;",
    'C;;;;;;;;',
  ])
})
