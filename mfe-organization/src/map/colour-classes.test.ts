import * as fc from 'fast-check'
import { classLimits, classOf, colourCount, colourOfClass } from './colour-classes'

test('ten values make five classes of two', () => {
  const values = [100, 7, 32.4, 55, 61, 12, 48, 20, 80, 90]
  const limits = classLimits(values)
  expect(limits).toEqual([20, 48, 61, 90])
  const counts = [0, 1, 2, 3, 4].map(
    (place) => values.filter((value) => classOf(value, limits) === place).length,
  )
  expect(counts).toEqual([2, 2, 2, 2, 2])
})

test('values that are all alike, one value and none have one class', () => {
  for (const values of [[5, 5, 5], [3], []]) expect(classLimits(values)).toEqual([])
})

test('limits rise, lie within the values, and leave no class at either end empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (values) => {
        const limits = classLimits(values)
        expect(limits.length).toBeLessThan(colourCount)
        expect([...limits].sort((one, other) => one - other)).toEqual(limits)
        const classes = values.map((value) => classOf(value, limits))
        expect(Math.min(...classes)).toBe(0)
        expect(Math.max(...classes)).toBe(limits.length)
      },
    ),
  )
})

test('the scale is used to its ends', () => {
  const coloursOf = (classes: number) =>
    Array.from({ length: classes }, (_, place) => colourOfClass(place, classes))
  expect([1, 2, 3, 4, 5].map(coloursOf)).toEqual([[2], [0, 4], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]])
})
