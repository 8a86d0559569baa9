import { electricityGaps } from './electricity-gaps'

test('every zero is a gap, and nothing else', () => {
  expect([...electricityGaps(Float64Array.of(0, 0.1, 5, 0, 0, 1000))]).toEqual([1, 0, 0, 1, 1, 0])
})

test('no values, no gaps', () => {
  expect(electricityGaps(new Float64Array())).toHaveLength(0)
})
