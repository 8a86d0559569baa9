import fc from 'fast-check'
import { linearValues } from './linear-values'

test.each([
  [10, 40, 2, [20, 30]],
  [40, 10, 2, [30, 20]],
  [5, 5, 3, [5, 5, 5]],
  [5, 9, 0, []],
])('from %d to %d with %d between', (before, after, count, expected) => {
  expect(linearValues(before, after, count)).toEqual(expected)
})

test('all lie between their neighbours, and as far from each other', () => {
  const value = fc.integer({ min: -1e6, max: 1e6 })
  fc.assert(
    fc.property(value, value, fc.integer({ min: 1, max: 50 }), (before, after, count) => {
      const all = [before, ...linearValues(before, after, count), after]
      const steps = all.slice(1).map((one, place) => one - all[place]!)
      for (const step of steps) expect(step).toBeCloseTo((after - before) / (count + 1), 6)
    }),
  )
})
