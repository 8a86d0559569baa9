import fc from 'fast-check'
import { percentDigits, percentOf, withoutFalseExactness } from './percent-digits'

test.each([
  [0, 0, 0],
  [0.5, 0, 0],
  [0.99, 0, 0],
  [0.996, 0, 1],
  [0.004, 0, 1],
  [0.9951, 0, 1],
  [2 / 25_368, 0, 3],
  [1 - 2 / 25_368, 0, 3],
  [0.9996, 1, 2],
  [0.5, 1, 1],
  [1e-8, 0, 4],
  [-0.004, 0, 1],
  // Ten tenths, added up.
  [0.9999999999999999, 0, 0],
])('%d with %i decimal places has %i', (share, digits, expected) => {
  expect(percentDigits(share, digits)).toBe(expected)
})

test('what is missing and what is there are never nothing or everything, and together they are everything', () => {
  const counts = fc
    .integer({ min: 2, max: 1_000_000 })
    .chain((expected) =>
      fc.record({ expected: fc.constant(expected), there: fc.integer({ min: 1, max: expected - 1 }) }),
    )
  fc.assert(
    fc.property(counts, fc.constantFrom(0, 1, 2), ({ expected, there }, digits) => {
      const [found, missing] = [there / expected, 1 - there / expected].map((share) =>
        percentOf(share, digits),
      )
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThan(100)
      expect(missing).toBeGreaterThan(0)
      // Half of a last place each, where neither is within a step.
      expect(Math.abs(found! + missing! - 100)).toBeLessThan(10 ** -digits + 1e-9)
    }),
  )
})

test('beyond all decimal places a share is the smallest that can be written', () => {
  expect(percentOf(1 - 1e-8)).toBe(99.9999)
  expect(percentOf(-1e-8)).toBe(-0.0001)
  expect(withoutFalseExactness(1e-12, 2)).toBe(0)
  expect(percentOf(1.2345678)).toBe(123.46)
})
