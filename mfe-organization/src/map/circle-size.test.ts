import { greatestRadius, leastRadius, legendValues, radiusOf } from './circle-size'

test('twice the consumption is twice the area', () => {
  const area = (value: number) => radiusOf(value, 1000) ** 2
  expect(radiusOf(1000, 1000)).toBe(greatestRadius)
  expect(area(1000) / area(500)).toBeCloseTo(2, 9)
})

test('what is small or nothing can still be seen', () => {
  for (const value of [0, -5, 0.001]) expect(radiusOf(value, 1000)).toBe(leastRadius)
  expect(radiusOf(0, 0)).toBe(leastRadius)
})

test.each([
  [1_234_000, [1_000_000, 250_000, 50_000]],
  [4_999, [2_000, 500, 100]],
  [5_000, [5_000, 1_300, 250]],
  [0.07, [0.05, 0.013, 0.0025]],
  [0, []],
])('a legend up to %d', (greatest, expected) => {
  expect(legendValues(greatest)).toEqual(expected)
})
