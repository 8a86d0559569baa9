import type { BucketFigures } from './aggregate-query'
import { fillBuckets, type BucketsToFill } from './fill-buckets'

const hour = 3_600_000
const from = Date.parse('2024-01-01T00:00Z')
const day = 24 * hour

const figures = (place: number, more: Partial<BucketFigures> = {}): BucketFigures => ({
  place,
  sum: 48,
  minimum: 1,
  maximum: 3,
  measured: 24,
  estimated: 0,
  ...more,
})

const fill = (more: Partial<BucketsToFill>) =>
  fillBuckets({
    plan: { length: 'P1D', starts: [from, from + day, from + 2 * day], end: from + 3 * day },
    figures: [],
    function: 'SUM',
    interval: 'PT1H',
    timeZone: 'UTC',
    from,
    to: from + 3 * day,
    now: from + 100 * day,
    ...more,
  })

test('a period without values has all its buckets, empty', () => {
  expect(fill({})).toEqual({
    at: [from, from + day, from + 2 * day],
    value: [null, null, null],
    measured: [0, 0, 0],
    estimated: [0, 0, 0],
    total: { value: null, minimum: null, maximum: null, mean: null, measured: 0, estimated: 0, expected: 72 },
  })
})

test('a gap stays a gap, and the total says how much was measured and estimated', () => {
  const filled = fill({
    figures: [figures(0), figures(2, { sum: 30, measured: 6, estimated: 12, minimum: 0.5, maximum: 9 })],
  })
  expect(filled.value).toEqual([48, null, 30])
  expect(filled.measured).toEqual([1, 0, 0.25])
  expect(filled.estimated).toEqual([0, 0, 0.5])
  expect(filled.total).toEqual({
    value: 78,
    minimum: 0.5,
    maximum: 9,
    mean: 1.85714285714,
    measured: 30 / 72,
    estimated: 12 / 72,
    expected: 72,
  })
})

test('a mean is the mean of what is there', () => {
  const filled = fill({ function: 'MEAN', figures: [figures(1, { sum: 30, measured: 10, estimated: 2 })] })
  expect(filled.value).toEqual([null, 2.5, null])
  expect(filled.total.value).toBe(2.5)
})

test('a bucket that still runs is whole when all that has passed is there', () => {
  const filled = fill({ figures: [figures(1, { measured: 5 })], now: from + day + 5 * hour + 1 })
  expect(filled.measured[1]).toBe(1)
  expect(filled.total.expected).toBe(29)
})

test('buckets that the period cuts are measured by what is inside', () => {
  const filled = fill({
    from: from + 18 * hour,
    to: from + 2 * day + 6 * hour,
    figures: [figures(0, { measured: 6 }), figures(1), figures(2, { measured: 3 })],
  })
  expect(filled.measured).toEqual([1, 1, 0.5])
  expect(filled.total.expected).toBe(36)
})

test('values that come before their time are no more than all', () => {
  const filled = fill({ figures: [figures(2)], now: from })
  expect(filled.measured).toEqual([0, 0, 1])
  expect(filled.total.measured).toBe(1)
  expect(filled.total.expected).toBe(0)
})

test('sums of tenths are tenths', () => {
  const filled = fill({ figures: [figures(0, { sum: 0.1 + 0.2 })] })
  expect(filled.value[0]).toBe(0.3)
})
