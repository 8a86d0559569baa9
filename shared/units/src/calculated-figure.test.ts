import fc from 'fast-check'
import { calculatedFigure, decimalDifference } from './calculated-figure'

test.each([
  [341.599_999_999_999_97, 341.6],
  [0.1 + 0.2, 0.3],
  [1 / 3, 0.333_333_333_333],
  [123_456_789.5, 123_456_789.5],
  [-0.000_1, -0.000_1],
  [0, 0],
])('%d is said as %d', (value, said) => {
  expect(calculatedFigure(value)).toBe(said)
})

test('a difference of counters has the places that they show, however large they are', () => {
  expect([decimalDifference(1341.7, 1000.1), decimalDifference(123_456_789.123, 123_456_788.001)]).toEqual([
    ...[341.6, 1.122],
  ])
  expect([decimalDifference(5, 7), decimalDifference(1e-7, 0), decimalDifference(1e21, 1)]).toEqual([
    ...[-2, 1e-7, 1e21],
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      (one, other, places) => {
        const [value, before] = [one / 10 ** places, other / 10 ** places]
        expect(decimalDifference(value, before)).toBe((one - other) / 10 ** places)
      },
    ),
  )
})
