import fc from 'fast-check'
import { median } from '../../readings/series/median'
import { SortedWindow } from './sorted-window'

/** By the book, from all values at hand. */
const plainMedian = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

test.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a window that moves on knows the median and deviation of what is in it', () => {
  const steps = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 12 }), (values, length) => {
      const window = new SortedWindow()
      for (const [at, value] of values.entries()) {
        window.dropBefore(at - length + 1)
        window.add(at, value)
        const inside = values.slice(Math.max(0, at - length + 1), at + 1)
        const middle = plainMedian(inside)
        expect(window.size).toBe(inside.length)
        expect(window.median).toBe(middle)
        expect(window.medianDeviation).toBe(plainMedian(inside.map((one) => Math.abs(one - middle))))
      }
    }),
  )
})

test('an empty window has none', () => {
  const window = new SortedWindow()
  expect([window.median, window.medianDeviation]).toEqual([NaN, NaN])
})
