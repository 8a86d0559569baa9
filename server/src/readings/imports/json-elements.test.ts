import fc from 'fast-check'
import { jsonElements } from './json-elements'
import { cutAnywhere, piecesOf } from './pieces.testing'
import { maxLineLength, type TextLine } from './text-lines'

async function read(pieces: Iterable<Buffer>): Promise<TextLine[]> {
  const elements: TextLine[] = []
  for await (const batch of jsonElements(piecesOf(pieces), 'readings')) elements.push(...batch)
  return elements
}
const readText = (text: string) => read([Buffer.from(text)])
const outcome = (pieces: Iterable<Buffer>) =>
  read(pieces).catch((error: unknown) => (error as { status?: number }).status ?? error)

/** Anything that JSON can say of an object: braces in texts, quotes, backslashes, objects within. */
const object = fc.dictionary(
  fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '}', '[', ']', ',', '°', '🔌') }),
  fc.jsonValue({ maxDepth: 3 }),
  { maxKeys: 4 },
)

test('the objects of the list are found, however they are written and the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(object, { maxLength: 6 }),
      fc.constantFrom(undefined, 2, '\t'),
      fc.constantFrom('', '\ufeff', ' \r\n'),
      cutAnywhere,
      async (objects, indent, before, cut) => {
        const text = `${before}${JSON.stringify({ readings: objects }, null, indent)}\n`
        const elements = await read(cut(Buffer.from(text)))
        expect(elements.map(({ number }) => number)).toEqual(objects.map((_, place) => place + 1))
        const again: unknown[] = elements.map(({ text }) => JSON.parse(text!))
        expect(again).toEqual(JSON.parse(JSON.stringify(objects)))
      },
    ),
  )
})

/** What JSON itself says of a text; undefined when it is none, or of another shape. */
function listIn(text: string): unknown[] | undefined {
  try {
    const whole = JSON.parse(text.replace(/^\ufeff/, '')) as { readings: unknown }
    const list = Object.keys(whole).join() === 'readings' ? whole.readings : undefined
    return Array.isArray(list) && list.every((one) => one?.constructor === Object) ? list : undefined
  } catch {
    return undefined
  }
}

test('any text is read as JSON would, or refused, the same wherever it is cut', async () => {
  const tokens = ['{"a":1}', '{', '}', ',', '"', '\\', '[', ']', ' ', '1', '"a":']
  const text = fc
    .tuple(
      fc.constantFrom('{"readings":[', '', '\ufeff{ "readings" : ['),
      fc.array(fc.constantFrom(...tokens)),
    )
    .map(([opening, parts]) => `${opening}${parts.join('')}`)
  const closing = fc.constantFrom(']}', '', ' ] } ')
  await fc.assert(
    fc.asyncProperty(text, closing, cutAnywhere, async (text, end, cut) => {
      const bytes = Buffer.from(text + end)
      const found = await outcome([bytes])
      expect(await outcome(cut(bytes))).toEqual(found)
      const list = listIn(text + end)
      const read = Array.isArray(found)
        ? found.map((element) => listIn(`{"readings":[${element.text}]}`)?.[0])
        : undefined
      // An element that is no JSON is found out by whoever reads it, with its place.
      if (read?.every((element) => element !== undefined) ?? true) expect(read).toEqual(list)
      if (read === undefined) expect(found).toBe(400)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['nothing', ''],
  ['half a word', '{"readi'],
  ['another list', '{"values": []}'],
  ['something behind it', '{"readings": []} x'],
  ['something beside it', '{"readings": [], "more": 1}'],
  ['texts', '{"readings": ["a", {"a": 1}]}'],
  ['numbers', '{"readings": [1]}'],
  ['lists', '{"readings": [[{}]]}'],
  ['no comma', '{"readings": [{} {}]}'],
  ['two commas', '{"readings": [{},, {}]}'],
  ['a comma before the end', '{"readings": [{},]}'],
  ['no end of the list', '{"readings": [{}'],
  ['no end of the object', '{"readings": [{}]'],
  ['no end of a text', '{"readings": [{"a": "}]}'],
  ['a list that begins late', `${' '.repeat(maxLineLength)}{"readings": []}`],
])('a text with %s is refused', async (_, text) => {
  await expect(readText(text)).rejects.toMatchObject({ status: 400 })
})

test('an element too long to be a reading is named by its place, and those around it are read', async () => {
  const long = `{"a":"${'x'.repeat(maxLineLength)}"}`
  expect(await readText(`{"readings":[{"a":1},${long},{"a":2}]}`)).toEqual([
    { number: 1, text: '{"a":1}' },
    { number: 2, text: undefined },
    { number: 3, text: '{"a":2}' },
  ])
})

test('blanks without end are refused, between two objects and behind the list', async () => {
  const blanks = ' '.repeat(9_000)
  expect(await outcome([Buffer.from(`{"readings":[{},${blanks}{}]}`)])).toHaveLength(2)
  expect(await outcome([Buffer.from(`{"readings":[{},${blanks}`), Buffer.from(`${blanks}{}]}`)])).toBe(400)
  expect(await outcome([Buffer.from(`{"readings":[]}${blanks}${blanks}`)])).toBe(400)
})
