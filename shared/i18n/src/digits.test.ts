import fc from 'fast-check'
import { sensibleDigits } from './digits'

test.each([
  [0, 0],
  [0.0004, 3],
  [0.1234, 3],
  [0.9994, 3],
  [0.9996, 2],
  [1.234, 2],
  [9.994, 2],
  [9.996, 1],
  [12.34, 1],
  [99.94, 1],
  [99.96, 0],
  [1234.5, 0],
  [-12.34, 1],
])('%d gets %d decimal places', (value, digits) => {
  expect(sensibleDigits(value)).toBe(digits)
})

test('about three significant digits are written, whatever the magnitude between 0.1 and 999', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 999, noNaN: true }), (value) => {
      const written = value.toFixed(sensibleDigits(value))
      expect(written.replace('.', '').replace(/^0+/, '')).toHaveLength(3)
    }),
  )
})
