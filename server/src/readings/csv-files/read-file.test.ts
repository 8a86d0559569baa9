import { lines, day, guess } from './files.testing'
import { planOf } from './guess-file'
import { readFile } from './read-file'

async function read(text: string, whole = text) {
  const rows = []
  for await (const some of readFile(Buffer.from(text), planOf(guess(`${whole}\n`))!)) rows.push(...some)
  return {
    count: rows.reduce((sum, { readings }) => sum + readings.length, 0),
    faults: rows.flatMap(({ faults }) => faults.map(({ line, code }) => ({ line, code }))),
    openEnd: rows.find(({ openEnd }) => openEnd)?.openEnd,
  }
}
const file = (write: (place: number) => string, heading = 'kWh') =>
  lines(
    `Zeit;${heading}`,
    day(({ dmy, time }, place) => `${dmy} ${time};${write(place)}`),
  )
const alike = file((place) => `${place},250`)

test('a file that ends with a line end, or with a whole last line of three decimals, is whole', async () => {
  expect(await read(`${alike}\n`)).toEqual({ count: 96, faults: [], openEnd: undefined })
  expect(await read(`${alike}\r\n`)).toMatchObject({ count: 96, openEnd: undefined })
  expect(await read(alike)).toEqual({ count: 96, faults: [], openEnd: { line: 97, text: '95,250' } })
})

test.each([1, 2, 3, 4, 5])('of a value that lost its last %d signs nothing is stored', async (lost) => {
  expect(await read(alike.slice(0, -lost))).toEqual({
    ...{ count: 95, openEnd: undefined },
    faults: [{ line: 97, code: 'LINE_CUT_OFF' }],
  })
})

test('a line that ends before its last column is none', async () => {
  const wide = file((place) => `${place},25;${place},5`, 'A [kWh];B [kWh]')
  expect(await read(wide.slice(0, wide.lastIndexOf(';')), wide)).toMatchObject({
    ...{ count: 95 * 2, faults: [{ line: 97, code: 'LINE_CUT_OFF' }] },
  })
})

test('a mark that ends within a known one is cut off', async () => {
  const marked = file(() => '1,5;gemessen', 'kWh;Status')
  expect((await read(marked.slice(0, -3), marked)).faults).toEqual([{ line: 97, code: 'LINE_CUT_OFF' }])
})

test('where values have as many decimals as they need, it is said that nobody can know', async () => {
  const various = file((place) => `${place / 8}`.replace('.', ','))
  expect(await read(various)).toEqual({ count: 96, faults: [], openEnd: { line: 97, text: '11,875' } })
  expect(await read(various.slice(0, -1))).toMatchObject({ openEnd: { line: 97, text: '11,87' } })
})

test('where only a few values come before, a shorter last one may be whole: that is said', async () => {
  const months = (values: string[]) => [
    'Zeit;kWh',
    ...values.map((value, month) => `01.${String(month + 1).padStart(2, '0')}.2026;${value}`),
  ]
  const text = months(['12,5', '13,5', '14,5', '15,5', '16']).join('\n')
  expect(await read(text)).toEqual({ count: 5, faults: [], openEnd: { line: 6, text: '16' } })
  // But no value ends with its decimal sign.
  const bare = months(['12,5', '13,25', '14', '15,5', '16,']).join('\n')
  expect(await read(bare)).toEqual({
    ...{ count: 4, openEnd: undefined },
    faults: [{ line: 6, code: 'LINE_CUT_OFF' }],
  })
})

test('a last value with more decimals than all before it was not cut off', async () => {
  const text = file((place) => (place === 95 ? '95,5' : String(place)))
  expect(await read(text)).toEqual({ count: 96, faults: [], openEnd: { line: 97, text: '95,5' } })
})
