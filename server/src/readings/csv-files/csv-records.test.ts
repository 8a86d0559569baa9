import fc from 'fast-check'
import { CsvRecords } from './csv-records'

function read(text: string, separator = ';', pieces = [text]) {
  const records = new CsvRecords(separator)
  return [...pieces.flatMap((piece) => records.push(piece)), ...records.end()]
}
const cells = (text: string, separator?: string) => read(text, separator).map((record) => record.cells)

test.each([
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\rc;d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [' a ; b ', [['a', 'b']]],
  ['"a;b"; "c""d" ;""', [['a;b', 'c"d', '']]],
  [
    '"two\nlines";x\ny;z',
    [
      ['two\nlines', 'x'],
      ['y', 'z'],
    ],
  ],
  ['12" pipe;x', [['12" pipe', 'x']]],
  [
    '12" pipe;x\n13" pipe;y',
    [
      ['12" pipe', 'x'],
      ['13" pipe', 'y'],
    ],
  ],
  ['"a\n\nb";x', [['a\n\nb', 'x']]],
  [';;', [['', '', '']]],
  ['', []],
  ['\n\r\n', []],
])('%j', (text, expected) => expect(cells(text)).toEqual(expected))

test('lines are counted as an editor does, empty ones and those inside quotes as well', () => {
  const lines = read('a\n\n"b\nc"\r\n\r\nd').map(({ line }) => line)
  expect(lines).toEqual([1, 3, 6])
})

test('a quote that nobody closes costs its line and no more', () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `${row};1`)
  const records = read(['a;b', '"never closed;1', ...rows].join('\n'))
  expect(records).toHaveLength(2_002)
  expect(records.at(-1)).toEqual({ line: 2_002, cells: ['1999', '1'] })
  expect(cells('a;"b')).toEqual([['a', '"b']])
  expect(cells('"a"b;1\n"2";"3"')).toEqual([
    ['"a"b', '1'],
    ['2', '3'],
  ])
})

test('what is written comes back, however it is cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ';', ',', '"', '\n', '\r', 'ä'), maxLength: 6 })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 9 }),
      (rows, end, size) => {
        const text = rows.map((row) => row.map(quoted).join(';') + end).join('')
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
        expect(read(text, ';', pieces)).toEqual(read(text))
        // Of whatever kind the ends of lines within a cell are, they are read as LF.
        const written = rows.map((row) => row.map((each) => each.replaceAll(/\r\n?/g, '\n').trim()))
        expect(cells(text)).toEqual(written)
      },
    ),
  )
})

test('no text makes it fail, or lose count of its lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('x', '"', ';', '\n', '\r'), maxLength: 40 }), (text) => {
      const records = read(text)
      const lines = records.map(({ line }) => line)
      expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other))
      expect(lines.at(-1) ?? 1).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
    }),
  )
})
