import { temporaryFolder } from '@energycockpit/testing'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import type { Readings } from './readings-store'
import { withSessionParameters } from './session-parameters'
import { waysToOpen } from './ways-to-open.testing'

describe.each(Object.entries(waysToOpen))('%s', (_, open) => {
  let dataDir: string
  let readings: Readings
  beforeAll(async () => {
    dataDir = await temporaryFolder('parameters')
    readings = await open(dataDir)
  })
  afterAll(async () => {
    await readings?.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  test('whatever is asked with arrives as it is, also when several ask at once', async () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(..."'\\\t\n\r\0;`{}"), fc.string({ unit: 'grapheme' })),
    })
    const requested = fc.record({
      text: text,
      texts: fc.array(text),
      whole: fc.array(fc.nat({ max: 4_294_967_295 })),
      figure: fc.double({ noNaN: true, noDefaultInfinity: true }),
      yes: fc.boolean(),
    })
    const query = `select {text:String}, {texts:Array(String)}, {whole:Array(UInt32)}, {figure:Float64}, {yes:Bool}`
    await fc.assert(
      fc.asyncProperty(fc.array(requested, { minLength: 1, maxLength: 4 }), async (all) => {
        const answers = await Promise.all(all.map((params) => readings.select({ query, params })))
        expect(answers.map(([row]) => row)).toEqual(
          all.map(({ text, texts, whole, figure, yes }) => [text, texts, whole, figure + 0, yes]),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('a question with parameters waits for no other', async () => {
    const principal = new AbortController()
    const query = 'select max(sipHash64(number)) from numbers({many:UInt64})'
    const slow = readings.select({ query, params: { many: '100000000000' }, signal: principal.signal })
    await expect(readings.select({ query: 'select {one:UInt8}', params: { one: 1 } })).resolves.toEqual([[1]])
    principal.abort(new Error('gone'))
    await expect(slow).rejects.toThrow('gone')
  })
})

test('what can be no parameter is refused', () => {
  expect(() => withSessionParameters({ query: '', query_params: { 'a = 1; drop': 1 } })).toThrow(TypeError)
  expect(() => withSessionParameters({ query: '', query_params: { a: undefined } })).toThrow(TypeError)
  expect(withSessionParameters({ query: 'select 1' })).toEqual({ query: 'select 1' })
})
