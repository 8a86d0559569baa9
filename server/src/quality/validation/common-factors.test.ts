import { commonFactors, nearestFactor } from './common-factors'

test('units and the usual transformers are among the factors', () => {
  for (const factor of [5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 80, 100, 120, 150, 160, 200, 1_000, 1_000_000])
    expect(commonFactors).toContain(factor)
  expect(commonFactors).toEqual([...new Set(commonFactors)].toSorted((one, other) => one - other))
})

test.each([
  [9.4, 10],
  [43, 40],
  [980, 1_000],
  [1e9, 1_000_000],
  [1, 2],
])('%d times is most likely %d', (times, factor) => {
  expect(nearestFactor(times)).toBe(factor)
})
