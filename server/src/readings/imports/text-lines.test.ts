import fc from 'fast-check'
import { cutAnywhere, piecesOf } from './pieces.testing'
import { maxLineLength, textLines, type TextLine } from './text-lines'

async function read(pieces: Iterable<Buffer>): Promise<TextLine[]> {
  const lines: TextLine[] = []
  for await (const batch of textLines(piecesOf(pieces))) {
    expect(batch.length).toBeGreaterThan(0)
    lines.push(...batch)
  }
  return lines
}
const readText = (text: string) => read([Buffer.from(text)])

/** Without line ends; as long as no line may be now and then, and with characters of one to four bytes. */
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n\ufeff]/g, '')),
  fc.constant('x'.repeat(maxLineLength + 1)),
  fc.constant(''),
)
const ends = fc.constantFrom('\n', '\r\n')

test('lines are what stood between the ends, however the bytes are cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(line, ends), { maxLength: 8 }),
      line,
      fc.boolean(),
      cutAnywhere,
      async (lines, last, marked, cut) => {
        const text = `${marked ? '\ufeff' : ''}${lines.map(([text, end]) => text + end).join('')}${last}`
        const expected = [...lines.map(([text]) => text), last].flatMap((text, place) =>
          text === ''
            ? []
            : [
                {
                  ...{ number: place + 1, text: text.length > maxLineLength ? undefined : text },
                  ...(place === lines.length && { open: true }),
                },
              ],
        )
        expect(await read(cut(Buffer.from(text)))).toEqual(expected)
      },
    ),
  )
})

test('bytes that are no UTF-8 are lines, too, the same ones wherever they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), cutAnywhere, async (bytes, cut) => {
      const whole = Buffer.from(bytes)
      expect(await read(cut(whole))).toEqual(await read([whole]))
    }),
  )
})

test('the longest line there may be is taken, and the one after one too long is read', async () => {
  const longest = 'x'.repeat(maxLineLength)
  expect(await readText(`${longest}\n${longest}y\nz`)).toEqual([
    { number: 1, text: longest },
    { number: 2, text: undefined },
    { number: 3, text: 'z', open: true },
  ])
})

test('a mark of the byte order is dropped at the beginning only, and nothing is no line', async () => {
  expect(await readText('\ufeffa\n\ufeffb')).toEqual([
    { number: 1, text: 'a' },
    { number: 2, text: '\ufeffb', open: true },
  ])
  // Half a line end says that the line is whole.
  expect(await readText('a\r')).toEqual([{ number: 1, text: 'a' }])
  for (const nothing of ['', '\ufeff', '\n', '\r\n\r\n', '\ufeff\r\n'])
    expect(await readText(nothing)).toEqual([])
})

test('a body of more lines than a delivery needs is refused before they are looked at', async () => {
  let sent = 0
  async function* emptyLines() {
    for (; sent < 300; sent++) yield Buffer.alloc(1_000_000, '\n')
  }
  const reading = async () => {
    for await (const batch of textLines(emptyLines())) expect(batch).toEqual([])
  }
  await expect(reading()).rejects.toMatchObject({ status: 413, code: 'TOO_MANY_READINGS' })
  expect(sent).toBeLessThan(4)
})
