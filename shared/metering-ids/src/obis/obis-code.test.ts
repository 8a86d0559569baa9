import fc from 'fast-check'
import { formatObis, parseObis, sameObis, shortObis, type ObisCode } from './obis-code'

const current = 255

test.each<[string, number[]]>([
  ['1.8.0', [1, 0, 1, 8, 0, current]],
  ['1.8', [1, 0, 1, 8, 0, current]],
  ['1-0:1.29.0', [1, 0, 1, 29, 0, current]],
  ['1-1:1.8.1*255', [1, 1, 1, 8, 1, current]],
  ['1-1:1.8.1*03', [1, 1, 1, 8, 1, 3]],
  ['1.6.1&12', [1, 0, 1, 6, 1, 12]],
  ['7-0:3.0.0', [7, 0, 3, 0, 0, current]],
  ['1.0.1.8.0.255', [1, 0, 1, 8, 0, current]],
  [' 1-0 : 1.8.0 ', [1, 0, 1, 8, 0, current]],
  ['p.01', [1, 0, 99, 1, 0, current]],
])('%j is read', (text, groups) => {
  const result = parseObis(text)
  expect(result.ok && Object.values(result.code)).toEqual(groups)
})

test('a short form is of the meter it stands on', () => {
  expect(parseObis('3.0.0', 7)).toMatchObject({ ok: true, code: { A: 7, C: 3 } })
  expect(parseObis('1-0:1.8.0', 7)).toMatchObject({ ok: true, code: { A: 1 } })
})

test.each([
  ['', { kind: 'FORM' }],
  ['1', { kind: 'FORM' }],
  ['1.8.0.0', { kind: 'FORM' }],
  ['1-1.8.0', { kind: 'FORM' }],
  ['F.F', { kind: 'FORM' }],
  ['1-0:1.8.x', { kind: 'FORM' }],
  ['1-0:1.-8.0', { kind: 'FORM' }],
  ['1-0:1.8000.0', { kind: 'FORM' }],
  ['16-0:1.8.0', { kind: 'RANGE', group: 'A', value: 16, max: 15 }],
  ['1-256:1.8.0', { kind: 'RANGE', group: 'B', value: 256, max: 255 }],
  ['1-0:1.8.0*999', { kind: 'RANGE', group: 'F', value: 999, max: 255 }],
])('%j is none: %j', (text, fault) => {
  expect(parseObis(text)).toEqual({ ok: false, fault: { of: 'OBIS', ...fault } })
})

const byte = fc.integer({ min: 0, max: 255 })
const codes: fc.Arbitrary<ObisCode> = fc.record({
  A: fc.integer({ min: 0, max: 15 }),
  B: byte,
  C: byte,
  D: byte,
  E: byte,
  F: byte,
})

test('every written form is read as what it was', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const text of [formatObis(code), shortObis(code), Object.values(code).join('.')]) {
        expect(parseObis(text)).toEqual({ ok: true, code })
      }
    }),
  )
})

test('two codes are the same when they are written the same', () => {
  fc.assert(
    fc.property(codes, codes, (one, other) => {
      expect(sameObis(one, { ...one })).toBe(true)
      expect(sameObis(one, other)).toBe(formatObis(one) === formatObis(other))
    }),
  )
  expect(shortObis({ A: 1, B: 1, C: 1, D: 8, E: 0, F: 255 })).toBe('1-1:1.8.0')
  expect(shortObis({ A: 1, B: 1, C: 1, D: 8, E: 0, F: 3 })).toBe('1-1:1.8.0*3')
})

const signs = fc.constantFrom(...'0123456789-:.*&CFLPx ')
test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs })), (text) => {
      const result = parseObis(text)
      if (result.ok) expect(parseObis(formatObis(result.code))).toEqual(result)
      else expect(result.fault.of).toBe('OBIS')
    }),
  )
})
