import fc from 'fast-check'
import type { DeliveredLine } from './delivered-line'
import { deliveryFormats } from './delivery-formats'
import type { DeliveredReading } from './read-delivered'
import { cutAnywhere, piecesOf } from './pieces.testing'

async function read(type: string, pieces: Iterable<Buffer>): Promise<DeliveredLine[]> {
  const lines: DeliveredLine[] = []
  for await (const batch of deliveryFormats[type]!(piecesOf(pieces))) lines.push(...batch)
  return lines
}
const readText = (type: string, text: string) => read(type, [Buffer.from(text)])

const reading: fc.Arbitrary<DeliveredReading> = fc.record({
  seriesId: fc.nat(),
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  value: fc.double({ noNaN: true, noDefaultInfinity: true }),
  quality: fc.constantFrom(undefined, 'measured', 'estimated'),
})
const asObject = ({ seriesId, at, value, quality }: DeliveredReading) =>
  JSON.stringify({ seriesId, at, value, quality })
const asCells = ({ seriesId, at, value, quality }: DeliveredReading) => [seriesId, at, value, quality ?? '']

test('all formats say the same of the same readings, wherever the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { minLength: 1 }), cutAnywhere, async (readings, cut) => {
      // What JSON makes of them; it knows no -0.
      const expected = readings.map((one) => ({ ...one, value: one.value === 0 ? 0 : one.value }))
      const json = `{"readings":[${readings.map(asObject).join()}]}`
      const bodies = {
        'application/json': json,
        'application/x-ndjson': readings.map(asObject).join('\n'),
        'text/csv': ['series_id,at,value,quality', ...readings.map((one) => asCells(one).join())].join(
          '\r\n',
        ),
      }
      for (const [type, body] of Object.entries(bodies)) {
        const lines = await read(type, cut(Buffer.from(body)))
        const first = type === 'text/csv' ? 2 : 1
        expect(lines.map(({ line }) => line)).toEqual(readings.map((_, place) => place + first))
        expect(lines.map((line) => line.reading && asRead(line.reading))).toEqual(expected)
      }
    }),
  )
})

/** A cell is a text until somebody reads it as what it should be. */
const asRead = ({ seriesId, at, value, quality }: DeliveredReading) => ({
  ...{ seriesId: Number(seriesId), at, value: Number(value), quality: quality === '' ? undefined : quality },
})

test('columns may come in any order, in quotes, with semicolons, and with others between them', async () => {
  const [one, ...others] = await readText(
    'text/csv',
    '"Value"; AT ;note;Series_ID\n"1.5"; 2020-01-01T00:00Z ;;7',
  )
  expect(others).toEqual([])
  expect(one?.reading).toEqual({ seriesId: '7', at: '2020-01-01T00:00Z', value: '1.5', quality: undefined })
})

test('a cell in quotes may hold separators, quotes and ends of lines, wherever the bytes are cut', async () => {
  const note = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', ' '), maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(reading, note)), cutAnywhere, async (readings, cut) => {
      const rows = readings.map(([one, note]) => {
        const [seriesId, at, value, quality] = asCells(one)
        return `"${note.replaceAll('"', '""')}",${seriesId},"${at}",${value},${quality}`
      })
      const body = ['note,series_id,at,value,quality', ...rows].join('\n')
      const lines = await read('text/csv', cut(Buffer.from(body)))
      const firsts = rows.map((_, place) => rows.slice(0, place).flatMap((row) => row.split('\n')).length + 2)
      expect(lines.map(({ line }) => line)).toEqual(firsts)
      const said = readings.map(([{ at, seriesId }]) => [String(seriesId), at])
      expect(lines.map((line) => [line.reading?.seriesId, line.reading?.at])).toEqual(said)
    }),
  )
})

test('a quote that nobody closes costs its line and no more', async () => {
  const heading = 'series_id,at,value,note'
  const rows = Array.from({ length: 2_000 }, (_, row) => `${row},2020-01-01T00:00Z,1,`)
  const lines = await readText(
    'text/csv',
    [heading, '7,"never closed,1', ...rows, '8,2020-01-01T00:00Z,1,"'].join('\n'),
  )
  expect(lines.filter(({ reading }) => !reading).map(({ line }) => line)).toEqual([2])
  expect(lines).toHaveLength(2_002)
  expect(lines.at(-1)?.reading?.seriesId).toBe('8')
})

test('between cells stands what stands in the heading, so that a decimal comma is part of its value', async () => {
  const [line] = await readText('text/csv', 'series_id;at;value\n1;2;3,5')
  expect(line?.reading?.value).toBe('3,5')
})

test('a heading that lacks a column is named, and no line below it is a reading', async () => {
  for (const heading of ['series,at,value', 'x'.repeat(20_000)]) {
    const lines = await readText('text/csv', `${heading}\n1,2020-01-01T00:00Z,3`)
    expect(lines.map(({ line, reading }) => [line, reading])).toEqual([
      [1, undefined],
      [2, undefined],
    ])
    expect(lines[0]?.text).toContain('no column series_id')
  }
})

test.each([
  ['a cell too few', 'text/csv', 'series_id,at,value\n1,2'],
  ['a cell too many', 'text/csv', 'series_id,at,value\n1,2,3,4'],
  ['no JSON', 'application/x-ndjson', '\n{"seriesId":1'],
  ['a list', 'application/x-ndjson', '\n[1]'],
  ['a number', 'application/x-ndjson', '\n1'],
  ['null', 'application/x-ndjson', '\nnull'],
  ['no JSON in the list', 'application/json', '{"readings":[{},{"a":}]}'],
])('%s is a line without a reading, with what stood there', async (_, type, text) => {
  const line = (await readText(type, text)).at(-1)
  expect(line).toMatchObject({ line: 2, reading: undefined })
  expect(line?.text).not.toBe('')
})
