import { changeOfSums } from './change-of-sums'

const sum = (value: number | null, more: object = {}) =>
  ({ unit: 'EUR', seriesCount: 3, total: { value, measured: 0.99, estimated: 0.01 }, ...more }) as Parameters<
    typeof changeOfSums
  >[0]

test('like is compared with like', () => {
  expect(changeOfSums(sum(110), sum(100))).toBeCloseTo(0.1)
  expect(changeOfSums(sum(110), sum(100, { unit: 'GBP' }))).toBeUndefined()
  expect(changeOfSums(sum(110), sum(100, { seriesCount: 2 }))).toBeUndefined()
  expect(changeOfSums(sum(null), sum(100))).toBeUndefined()
  expect(changeOfSums(sum(110), sum(0))).toBeUndefined()
  // Net costs below zero: a share of them says nothing.
  expect(changeOfSums(sum(110), sum(-100))).toBeUndefined()
  expect(changeOfSums(sum(-20), sum(100))).toBeCloseTo(-1.2)
  const partly = { total: { value: 100, measured: 0.9, estimated: 0 } }
  expect(changeOfSums(sum(110), sum(100, partly))).toBeUndefined()
})
