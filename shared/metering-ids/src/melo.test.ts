import fc from 'fast-check'
import { formatMelo, parseMelo } from './melo'

const example = 'DE00056266802AO6G56M11SN51G21M24S'

test('the parts of a metering code', () => {
  expect(parseMelo(example)).toEqual({
    ok: true,
    id: example,
    parts: {
      country: 'DE',
      networkOperator: '000562',
      postalCode: '66802',
      number: 'AO6G56M11SN51G21M24S',
    },
  })
  expect(formatMelo(example)).toBe('DE 000562 66802 AO6G5 6M11S N51G2 1M24S')
})

test.each([
  'de00056266802ao6g56m11sn51g21m24s',
  'DE 000562 66802 AO6G56M11SN51G21M24S',
  'DE.000562.66802.AO6G56M11SN51G21M24S',
  '\tDE-000562-66802-AO6G5\u202f6M11S\u00a0N51G2 1M24S ',
])('pasted as %j it is read', (text) => {
  expect(parseMelo(text)).toMatchObject({ ok: true, id: example })
})

test.each([
  ['', { kind: 'LENGTH', length: 0 }],
  [example.slice(1), { kind: 'LENGTH', length: 32 }],
  [`${example}0`, { kind: 'LENGTH', length: 34 }],
  [`D1${example.slice(2)}`, { kind: 'COUNTRY', country: 'D1' }],
  [`DEOOO562${example.slice(8)}`, { kind: 'NOT_A_DIGIT', at: 3, sign: 'O' }],
  [`${example.slice(0, 12)}X${example.slice(13)}`, { kind: 'NOT_A_DIGIT', at: 13, sign: 'X' }],
  [`${example.slice(0, 32)}ß`, { kind: 'NOT_ALPHANUMERIC', at: 33, sign: 'ß' }],
  ['DEMO/MP/000001042', { kind: 'NOT_ALPHANUMERIC', at: 5, sign: '/' }],
])('%j is none: %j', (text, fault) => {
  expect(parseMelo(text)).toEqual({ ok: false, fault: { of: 'MELO', ...fault } })
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const text = (signs: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: length, maxLength: length })
const valid = fc
  .tuple(text(letters, 2), text('0123456789', 11), text(`${letters}0123456789`, 20))
  .map((parts) => parts.join(''))

test('what is written for reading is read as what it was, and its parts make it up', () => {
  fc.assert(
    fc.property(valid, (id) => {
      const result = parseMelo(formatMelo(id))
      expect(result).toMatchObject({ ok: true, id })
      if (result.ok) expect(Object.values(result.parts).join('')).toBe(id)
    }),
  )
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (garbage) => {
      const result = parseMelo(garbage)
      if (result.ok) expect(result.id).toMatch(/^[A-Z]{2}\d{11}[A-Z\d]{20}$/)
      else expect(result.fault.of).toBe('MELO')
    }),
  )
})
