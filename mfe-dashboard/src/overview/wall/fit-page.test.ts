import fc from 'fast-check'
import { fittingScale } from './fit-page'

test('tiles grow with the wall', () => {
  expect(fittingScale(900, 500, () => false)).toBe(1)
  expect(fittingScale(1_800, 1_000, () => false)).toBe(2)
  expect(fittingScale(1_920, 500, () => false)).toBe(1)
})

test('the scale is within bounds and draws everything, if any scale does', () => {
  const side = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.1, max: 5, noNaN: true }), (wide, high, fits) => {
      const scale = fittingScale(wide, high, (tried) => tried > fits)
      expect(scale).toBeGreaterThanOrEqual(0.7)
      expect(scale).toBeLessThanOrEqual(4)
      if (fits >= 0.7) expect(scale).toBeLessThanOrEqual(fits)
    }),
  )
})
