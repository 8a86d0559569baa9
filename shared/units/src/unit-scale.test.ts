import fc from 'fast-check'
import { unitScale } from './unit-scale'

test.each([
  [0, 'kWh', 'kWh'],
  [0.4, 'kWh', 'Wh'],
  [1, 'kWh', 'kWh'],
  [9_999, 'kWh', 'kWh'],
  [10_000, 'kWh', 'MWh'],
  [9_999_999, 'kWh', 'MWh'],
  [10_000_000, 'kWh', 'GWh'],
  [1e13, 'kWh', 'TWh'],
  [1e20, 'kWh', 'TWh'],
  [-25_000, 'kWh', 'MWh'],
  [0.02, 'Wh', 'Wh'],
  [25_000, 'W', 'kW'],
  [0.5, 'MW', 'kW'],
  [12_000, 'kg', 't'],
  [0.2, 'kg', 'g'],
  [0.193, 'kg/kWh', 'g/kWh'],
  [25_000, 'MJ', 'GJ'],
  [25_000, 'kvarh', 'Mvarh'],
  [25_000, 'toString', 'toString'],
  [21.5, '°C', '°C'],
  [1_000_000, 'm³', 'm³'],
  [Number.NaN, 'kWh', 'kWh'],
  [Number.POSITIVE_INFINITY, 'kWh', 'kWh'],
])('%d %s is written in %s', (magnitude, unit, written) => {
  expect(unitScale(magnitude, unit).unit).toBe(written)
})

test('the factor keeps the quantity what it was', () => {
  expect(unitScale(25_000, 'kWh').factor).toBe(1e-3)
  expect(unitScale(0.4, 'kWh').factor).toBe(1e3)
  expect(unitScale(12_000, 'kg').factor).toBe(1e-3)
  expect(unitScale(7, '°C').factor).toBe(1)
})

test('a magnitude within the scale is written with one to four digits before the comma', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e12, noNaN: true }), (kilowattHours) => {
      const written = kilowattHours * unitScale(kilowattHours, 'kWh').factor
      expect(written).toBeGreaterThanOrEqual(1 - 1e-9)
      expect(written).toBeLessThan(10_000 + 1e-6)
    }),
  )
})
