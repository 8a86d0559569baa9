import fc from 'fast-check'
import { formatMalo, maloCheckDigit, parseMalo } from './malo'

// 41373559241 is the example of the BDEW's own paper; the others stand in the test data of open market software.
test.each(['41373559241', '51238696781', '52935155442'])('%s is valid', (id) => {
  expect(parseMalo(id)).toEqual({ ok: true, id })
})

test.each([
  ['', { kind: 'LENGTH', length: 0 }],
  ['4137355924', { kind: 'LENGTH', length: 10 }],
  ['413735592411', { kind: 'LENGTH', length: 12 }],
  ['4137355924X', { kind: 'NOT_A_DIGIT', at: 11, sign: 'X' }],
  ['41373559٢41', { kind: 'NOT_A_DIGIT', at: 9, sign: '٢' }],
  ['4137355😀924', { kind: 'NOT_A_DIGIT', at: 8, sign: '😀' }],
  ['01373559241', { kind: 'STARTS_WITH_ZERO' }],
  ['41373559242', { kind: 'CHECK_DIGIT', given: 2, expected: 1 }],
])('%j is none: %j', (text, fault) => {
  expect(parseMalo(text)).toEqual({ ok: false, fault: { of: 'MALO', ...fault } })
})

test.each(['413 735 592 41', ' 41373559241\n', '4137355\u00a09241', '413.735.592-41', '\u200b41373559241'])(
  'pasted as %j it is read',
  (text) => expect(parseMalo(text)).toEqual({ ok: true, id: '41373559241' }),
)

const valid = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((number) => {
  const firstTen = String(number)
  return `${firstTen}${maloCheckDigit(firstTen)}`
})
const place = fc.integer({ min: 0, max: 10 })

test('what is written for reading is read as what it was', () => {
  fc.assert(fc.property(valid, (id) => expect(parseMalo(formatMalo(id))).toEqual({ ok: true, id })))
})

test('a wrong digit is found, but for one at an even place that is wrong by five', () => {
  fc.assert(
    fc.property(valid, place, fc.integer({ min: 1, max: 9 }), (id, index, by) => {
      const wrong = `${id.slice(0, index)}${(Number(id[index]) + by) % 10}${id.slice(index + 1)}`
      const unnoticed = index % 2 === 1 && by === 5
      expect(parseMalo(wrong).ok).toBe(unnoticed)
    }),
  )
})

test('two neighbours that changed places are found', () => {
  fc.assert(
    fc.property(valid, fc.integer({ min: 0, max: 9 }), (id, index) => {
      const [left, right] = [id[index]!, id[index + 1]!]
      const swapped = `${id.slice(0, index)}${right}${left}${id.slice(index + 2)}`
      expect(parseMalo(swapped).ok).toBe(left === right)
    }),
  )
})

test('the digit that is named makes the id valid', () => {
  fc.assert(
    fc.property(valid, fc.integer({ min: 1, max: 9 }), (id, by) => {
      const wrong = parseMalo(`${id.slice(0, 10)}${(Number(id[10]) + by) % 10}`)
      expect(wrong).toMatchObject({ ok: false, fault: { kind: 'CHECK_DIGIT', expected: Number(id[10]) } })
    }),
  )
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const result = parseMalo(text)
      if (result.ok) expect(result.id).toMatch(/^[1-9]\d{10}$/)
      else expect(result.fault.of).toBe('MALO')
    }),
  )
})
