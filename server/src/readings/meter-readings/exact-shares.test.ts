import fc from 'fast-check'
import { inMillionths, shareExactly } from './exact-shares'

test('equal weights of what does not divide', () => {
  expect(shareExactly(1, [1, 1, 1])).toEqual([0.333333, 0.333334, 0.333333])
})

test('shares follow the weights', () => {
  expect(shareExactly(12, [1, 0, 2, 3])).toEqual([2, 0, 4, 6])
})

test('without any weight all get the same', () => {
  expect(shareExactly(3, [0, 0, 0])).toEqual([1, 1, 1])
})

test.each([[[]], [[1, -1]], [[NaN]], [[Infinity]]])('weights %j are refused', (weights) => {
  expect(() => shareExactly(1, weights)).toThrow(RangeError)
})

test('whatever is shared out is there again to the last millionth, and no share has the other sign', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })), {
        minLength: 1,
        maxLength: 400,
      }),
      (amount, weights) => {
        const shares = shareExactly(amount, weights)
        expect(shares.reduce((sum, share) => sum + inMillionths(share), 0)).toBe(inMillionths(amount))
        expect(shares.every((share) => share * Math.sign(amount) >= 0)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
