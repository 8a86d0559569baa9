import fc from 'fast-check'
import { UnitsDifferError } from './convert'
import { amountOf, meanRateOf } from './power-and-energy'

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE

test('kWh of a quarter of an hour are four times as many kW', () => {
  expect(meanRateOf(1, 'kWh', QUARTER_HOUR, 'kW')).toBe(4)
  expect(amountOf(4, 'kW', QUARTER_HOUR, 'kWh')).toBe(1)
})

test.each([
  [1, 'kW', HOUR, 'kWh', 1],
  [1, 'kW', 1_000, 'J', 1_000],
  [2, 'MW', QUARTER_HOUR, 'MWh', 0.5],
  [1, 'kW', 23 * HOUR, 'kWh', 23],
  [1, 'kW', 25 * HOUR, 'kWh', 25],
  [8, 'kvar', QUARTER_HOUR, 'kvarh', 2],
  [8, 'kVA', QUARTER_HOUR, 'kVAh', 2],
  [3, 'm³/h', 20 * MINUTE, 'm³', 1],
])('%d %s over %d ms is that many %s: %d', (rate, rateUnit, milliseconds, amountUnit, amount) => {
  expect(amountOf(rate, rateUnit, milliseconds, amountUnit)).toBeCloseTo(amount, 9)
  expect(meanRateOf(amount, amountUnit, milliseconds, rateUnit)).toBeCloseTo(rate, 9)
})

test.each([
  ['kW', 'kvarh'],
  ['kWh', 'kW'],
  ['kW', 'kW'],
  ['°C', 'kWh'],
  ['kW', 'furlong'],
])('%s is not the rate of %s', (rateUnit, amountUnit) => {
  expect(() => amountOf(1, rateUnit, HOUR, amountUnit)).toThrow(UnitsDifferError)
  expect(() => meanRateOf(1, amountUnit, HOUR, rateUnit)).toThrow(UnitsDifferError)
})

test.each([0, -1, Number.NaN])('an interval of %d ms is refused', (milliseconds) => {
  expect(() => amountOf(1, 'kW', milliseconds, 'kWh')).toThrow(RangeError)
})

const power = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const length = fc.constantFrom(1_000, MINUTE, QUARTER_HOUR, HOUR, 23 * HOUR, 24 * HOUR, 25 * HOUR)

test('there and back is the same', () => {
  fc.assert(
    fc.property(power, length, (kilowatts, milliseconds) => {
      const energy = amountOf(kilowatts, 'kW', milliseconds, 'MWh')
      expect(meanRateOf(energy, 'MWh', milliseconds, 'kW')).toBeCloseTo(kilowatts, 6)
    }),
  )
})

test('the energy of an interval is that of its parts', () => {
  fc.assert(
    fc.property(fc.array(power, { minLength: 4, maxLength: 4 }), (quarters) => {
      const parts = quarters.reduce((sum, each) => sum + amountOf(each, 'kW', QUARTER_HOUR, 'kWh'), 0)
      const mean = quarters.reduce((sum, each) => sum + each, 0) / 4
      expect(amountOf(mean, 'kW', HOUR, 'kWh')).toBeCloseTo(parts, 6)
    }),
  )
})
