import fc from 'fast-check'
import { quarterHours } from './quarter-hours'

const tenths = fc.integer({ min: 0, max: 20_000 })

test('the mean power of the quarters is exactly the energy of the hour', () => {
  fc.assert(
    fc.property(tenths, tenths, tenths, fc.integer(), (before, energy, after, seed) => {
      const quarters = quarterHours(before, energy, after, seed)
      expect(quarters.reduce((one, other) => one + other, 0)).toBe(4 * energy)
      expect(quarters.every((quarter) => Number.isInteger(quarter) && quarter >= 0)).toBe(true)
    }),
  )
})

test('the same hour is always modelled the same, another one differently', () => {
  expect(quarterHours(900, 1000, 1100, 7)).toEqual(quarterHours(900, 1000, 1100, 7))
  expect(quarterHours(900, 1000, 1100, 7)).not.toEqual(quarterHours(900, 1000, 1100, 8))
})

test('a rising load rises within the hour', () => {
  const [first, , , last] = quarterHours(100, 1000, 4000, 3)
  expect(last).toBeGreaterThan(first)
})

test('a steady load stays within a tenth and a bit', () => {
  for (let seed = 0; seed < 500; seed++)
    for (const quarter of quarterHours(1000, 1000, 1000, seed)) {
      expect(quarter).toBeGreaterThan(800)
      expect(quarter).toBeLessThan(1250)
    }
})

test('an hour without load has quarters without load', () => {
  expect(quarterHours(500, 0, 500, 1)).toEqual([0, 0, 0, 0])
})
