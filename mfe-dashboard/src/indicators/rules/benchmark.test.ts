import fc from 'fast-check'
import { benchmark } from './benchmark'

test('fewer than four others give no benchmark', () => {
  expect(benchmark(1, [1, 2, 3])).toBeUndefined()
  expect(benchmark(1, [])).toBeUndefined()
})

test('quartiles of all, and the share of others that have more', () => {
  expect(benchmark(20, [10, 30, 40, 50])).toEqual({
    ...{ peers: 4, lowest: 10, lowerQuartile: 20, median: 30, upperQuartile: 40, highest: 50 },
    better: 0.75,
  })
  expect(benchmark(5, [10, 30, 40, 50])!.better).toBe(1)
  expect(benchmark(60, [10, 30, 40, 50])!.better).toBe(0)
  // All alike: in the middle.
  expect(benchmark(7, [7, 7, 7, 7])).toMatchObject({ better: 0.5, lowest: 7, highest: 7 })
})

test('the figures are in order', () => {
  const values = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 4, maxLength: 40 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), values, (own, others) => {
      const { lowest, lowerQuartile, median, upperQuartile, highest, better } = benchmark(own, others)!
      const order = [lowest, lowerQuartile, median, upperQuartile, highest]
      for (const [place, one] of order.slice(1).entries())
        expect(one).toBeGreaterThanOrEqual(order[place]! - 1e-6)
      expect(better).toBeGreaterThanOrEqual(0)
      expect(better).toBeLessThanOrEqual(1)
    }),
  )
})
