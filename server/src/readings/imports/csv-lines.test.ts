import fc from 'fast-check'
import { CsvLines, type CsvLine } from './csv-lines'
import { maxLineLength, type TextLine } from './text-lines'

const numbered = (text: string): TextLine[] =>
  text.split('\n').map((text, place) => ({ number: place + 1, text }))

/** In batches of this many lines. */
function read(lines: readonly TextLine[], size = lines.length): CsvLine[] {
  const reader = new CsvLines(',')
  const records: CsvLine[] = []
  for (let place = 0; place < lines.length; place += size)
    records.push(...reader.push(lines.slice(place, place + size)))
  return [...records, ...reader.end()]
}

test('a record tells its first line and what was written', () => {
  expect(read(numbered('a,b\n"c\nd",e\n\nf,"g"'))).toEqual([
    { line: 1, cells: ['a', 'b'], text: 'a,b' },
    { line: 2, cells: ['c\nd', 'e'], text: '"c\nd",e' },
    { line: 5, cells: ['f', 'g'], text: 'f,"g"' },
  ])
})

test('a line that was longer than any may be has no cells, and ends no quote', () => {
  const lines = [
    { number: 1, text: 'a,"b' },
    { number: 2, text: undefined },
    { number: 3, text: 'c"' },
  ]
  expect(read(lines)).toEqual([
    { line: 1, cells: ['a', '"b'], text: 'a,"b' },
    { line: 2, cells: [], text: '' },
    { line: 3, cells: ['c"'], text: 'c"' },
  ])
})

test('what stands behind a closing quote costs its record alone', () => {
  expect(
    read(numbered('"1","2"\n"a"b,c\n"3\n4","5"\n"d\ne"f\n"6"')).map(({ line, cells }) => [line, cells]),
  ).toEqual([
    [1, ['1', '2']],
    [2, ['"a"b', 'c']],
    [3, ['3\n4', '5']],
    [5, ['"d']],
    [6, ['e"f']],
    [7, ['6']],
  ])
})

test('lines that are one record without end are given up in time that grows with their number alone', () => {
  const lines = numbered(Array(20_000).fill('x","').join('\n'))
  const records = read(lines, 5_000)
  expect(records).toHaveLength(lines.length)
  expect(records.every(({ cells }) => cells.length === 2)).toBe(true)
})

const text = fc.string({ unit: fc.constantFrom('x', '"', ',', ' ', '\r', '\n', '\n'), maxLength: 60 })

test('nothing makes it fail, lose a line or change with the batches', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (text, size) => {
      const records = read(numbered(text))
      const written = text.split('\n').filter((line) => line !== '')
      expect(records.flatMap((one) => one.text.split('\n')).filter((line) => line !== '')).toEqual(written)
      expect(read(numbered(text), size)).toEqual(records)
    }),
  )
})

test('a quote is looked for no further than a line may be long', () => {
  const long = ['"', 'x'.repeat(maxLineLength), '"'].join('\n')
  expect(read(numbered(long)).map(({ line }) => line)).toEqual([1, 2, 3])
})
