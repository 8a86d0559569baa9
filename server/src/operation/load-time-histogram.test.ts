import fc from 'fast-check'
import { bucketOf, countOf, percentile, timeOf, type Histogram } from './load-time-histogram'

function histogramOf(times: readonly number[]): Histogram {
  const histogram = new Map<number, number>()
  for (const time of times) histogram.set(bucketOf(time), (histogram.get(bucketOf(time)) ?? 0) + 1)
  return histogram
}

/** The smallest of the times that at least this share of them does not exceed, found by looking at each. */
function exact(times: readonly number[], share: number): number {
  const isEnough = (limit: number) => times.filter((time) => time <= limit).length >= share * times.length
  return Math.min(...times.filter(isEnough))
}

const times = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 200 })

test.each([0.5, 0.95, 0.01, 1])('percentile %d is that of the single times, to 5 %%', (share) => {
  fc.assert(
    fc.property(times, (all) => {
      const told = percentile(histogramOf(all), share) ?? NaN
      const real = exact(all, share)
      expect(Math.abs(told - real) / real).toBeLessThan(0.05)
    }),
  )
})

test('a time stands for itself to 5 %, and longer times never stand before shorter ones', () => {
  let last = -1
  for (let time = 1; time <= 60_000; time += time < 100 ? 1 : 37) {
    const bucket = bucketOf(time)
    expect(Math.abs(timeOf(bucket) - time) / time).toBeLessThan(0.05)
    expect(bucket).toBeGreaterThanOrEqual(last)
    last = bucket
  }
})

test('what took no time at all is counted with what took a millisecond', () => {
  expect(bucketOf(0)).toBe(bucketOf(1))
})

test('nothing has no percentile', () => {
  expect(percentile(new Map(), 0.5)).toBeNull()
  expect(countOf(new Map())).toBe(0)
})

test('the order in which buckets come does not matter', () => {
  const histogram = histogramOf([10, 20, 30, 4_000, 5_000])
  expect(percentile(new Map([...histogram].reverse()), 0.5)).toBe(percentile(histogram, 0.5))
  expect(countOf(histogram)).toBe(5)
})
