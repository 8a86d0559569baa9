import { Random } from './random'

const draw = (seed: number, count = 1_000) => {
  const random = new Random(seed)
  return Array.from({ length: count }, () => random.share())
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('numbers lie evenly between 0 and 1', () => {
  const numbers = draw(1, 20_000)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  expect(mean).toBeCloseTo(0.5, 1)
})

test('what weighs more comes more often, and what weighs nothing never', () => {
  const random = new Random(3)
  const counts = { often: 0, seldom: 0, never: 0 }
  for (let times = 0; times < 4_000; times += 1)
    counts[random.weighted({ often: 3, seldom: 1, never: 0 })] += 1
  expect(counts.never).toBe(0)
  expect(counts.often / counts.seldom).toBeCloseTo(3, 0)
})
