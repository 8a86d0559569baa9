import { inUnitOf } from './in-unit-of'

const timeZone = 'Europe/London'
const at = (instant: string) => Date.parse(instant) / 1000
const midnight = at('2025-01-01T00:00:00Z')

test.each([
  ['kW', 'kWh', 'PT15M', 4, 1],
  ['kW', 'kWh', 'PT30M', 7, 3.5],
  ['kW', 'MWh', 'PT10M', 7, 0.00116666666667],
  ['W', 'kWh', 'PT1H', 250, 0.25],
  ['m³/h', 'm³', 'PT15M', 2, 0.5],
  ['kW', 'kWh', 'P1D', 1, 24],
  ['kW', 'kWh', 'P1M', 1, 744],
  ['kWh', 'kW', 'PT15M', 1, 4],
  ['MWh', 'kWh', 'PT15M', 1, 1000],
] as const)('%s in a series of %s every %s: %d are %d', (unit, to, interval, value, expected) => {
  expect(inUnitOf({ unit: to, interval, timeZone }, { at: midnight, value, unit })).toBe(expected)
})

test('a day on which clocks go forward has 23 hours', () => {
  const days = { unit: 'kWh', interval: 'P1D', timeZone } as const
  expect(inUnitOf(days, { at: at('2025-03-30T00:00:00Z'), value: 1, unit: 'kW' })).toBe(23)
})

test('what measures something else is no value', () => {
  const series = { unit: 'kWh', interval: 'PT15M', timeZone } as const
  expect(inUnitOf(series, { at: midnight, value: 1, unit: '°C' })).toBeUndefined()
  expect(inUnitOf(series, { at: midnight, value: 1, unit: 'kvar' })).toBeUndefined()
})
