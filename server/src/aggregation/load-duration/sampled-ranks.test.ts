import { rankAt } from './sampled-ranks'

test('each of few values stands on the curve', () => {
  expect([0, 1, 999].map((place) => rankAt(place, 1_000))).toEqual([0, 1, 999])
})

test.each([1_001, 8_760, 35_040, 700_000])(
  'of %i values the first and the last stand there, none twice',
  (count) => {
    const ranks = Array.from({ length: 1_000 }, (_, place) => rankAt(place, count))
    expect([ranks[0], ranks.at(-1)]).toEqual([0, count - 1])
    expect(new Set(ranks).size).toBe(1_000)
    const distances = ranks.slice(1).map((rank, place) => rank - ranks[place]!)
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThanOrEqual(1)
  },
)
