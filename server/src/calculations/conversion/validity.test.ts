import fc from 'fast-check'
import { inOrder, meanOver, OverlappingPeriodsError, product, type Valid } from './validity'

const valid = (from: number | null, to: number | null, value = 1): Valid<number> => ({ from, to, value })
const mean = (from: number, to: number, periods: Valid<number>[]) => meanOver([{ from, to }], periods)[0]

test('periods are put in their order, and those without length left out', () => {
  expect(inOrder([valid(5, null), valid(3, 3), valid(null, 2), valid(2, 5)])).toEqual([
    valid(null, 2),
    valid(2, 5),
    valid(5, null),
  ])
})

test.each([
  [[valid(0, 5), valid(4, 9)]],
  [[valid(0, null), valid(4, 9)]],
  [[valid(null, 5), valid(null, 2)]],
  [[valid(0, 5), valid(0, 5)]],
])('%j hold at the same time', (periods) => {
  expect(() => inOrder(periods)).toThrow(OverlappingPeriodsError)
})

test('since when two hold is said as people read it', () => {
  const half = Date.parse('2024-07-01T00:00:00Z') / 1000
  expect(() => inOrder([valid(0, null), valid(half, null)])).toThrow('From 2024-07-01T00:00:00.000Z on')
})

test.each<[string, number, number, Valid<number>[], number | null]>([
  ['one value throughout', 0, 10, [valid(null, null, 7)], 7],
  ['a change within, weighted by time', 0, 10, [valid(0, 4, 5), valid(4, 10, 10)], 8],
  ['a change at the start', 4, 10, [valid(0, 4, 5), valid(4, 10, 10)], 10],
  ['a hole', 0, 10, [valid(0, 4, 5), valid(5, 10, 10)], null],
  ['before all', 0, 10, [valid(5, null, 5)], null],
  ['after all', 0, 10, [valid(null, 9, 5)], null],
  ['nothing valid', 0, 10, [], null],
])('%s', (_case, from, to, periods, expected) => {
  expect(mean(from, to, periods)).toBe(expected)
})

test('a product holds where both do', () => {
  expect(product([valid(null, 5, 2), valid(5, null, 3)], [valid(0, 9, 10)])).toEqual([
    valid(0, 5, 20),
    valid(5, 9, 30),
  ])
  expect(product([valid(null, null, 2)], [valid(null, null, 3)])).toEqual([valid(null, null, 6)])
})

test('an interval that is cut anywhere means the same together', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 })
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(cuts, cuts, values, (changes, edges, value) => {
      const bounds = [0, ...changes.toSorted((one, other) => one - other), 100]
      const periods = bounds.slice(1).map((to, place) => valid(bounds[place]!, to, value[place]!))
      const starts = [0, ...edges.toSorted((one, other) => one - other), 100]
      const intervals = starts.slice(1).map((to, place) => ({ from: starts[place]!, to }))
      const parts = meanOver(intervals, periods)
      const sum = parts.reduce<number>(
        (total, one, place) => total + one! * (intervals[place]!.to - intervals[place]!.from),
        0,
      )
      expect(sum / 100).toBeCloseTo(mean(0, 100, periods)!, 9)
    }),
  )
})
