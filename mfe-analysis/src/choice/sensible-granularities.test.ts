import { presetPeriod, type PeriodPreset } from '@energycockpit/time'
import { automaticGranularity, granularityFor, sensibleGranularities } from './sensible-granularities'

const zone = 'Europe/London'
const now = new Date('2026-11-21T12:00:00Z')
const period = (preset: PeriodPreset) => presetPeriod(preset, now, zone)
const hours = { interval: 'PT1H', quantity: 'ENERGY' } as const
const quarters = { interval: 'PT15M', quantity: 'ENERGY' } as const
const temperature = { interval: 'PT1H', quantity: 'TEMPERATURE' } as const

test.each([
  [hours, 'LAST_DAY', ['raw', 'PT1H']],
  [quarters, 'LAST_DAY', ['raw', 'PT15M', 'PT30M', 'PT1H']],
  [hours, 'LAST_WEEK', ['raw', 'PT1H', 'P1D']],
  [quarters, 'LAST_QUARTER', ['raw', 'PT15M', 'PT30M', 'PT1H', 'P1D', 'P1M']],
  [hours, 'LAST_YEAR', ['raw', 'PT1H', 'P1D', 'P1M', 'P3M']],
  [quarters, 'LAST_YEAR', ['raw', 'PT15M', 'PT30M', 'PT1H', 'P1D', 'P1M', 'P3M']],
  [quarters, 'CURRENT_YEAR_PLUS_1', ['PT30M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y']],
  [hours, 'CURRENT_YEAR_PLUS_6', ['P1D', 'P1M', 'P3M', 'P1Y']],
  [{ interval: 'P1D' } as const, 'LAST_DAY', ['P1D']],
  [{ interval: 'PT30M' } as const, 'LAST_WEEK', ['raw', 'PT30M', 'PT1H', 'P1D']],
  // Ten minutes lie in no quarter of an hour.
  [{ interval: 'PT10M' } as const, 'LAST_DAY', ['raw', 'PT10M', 'PT30M', 'PT1H']],
  [{ interval: 'PT1M' } as const, 'LAST_DAY', ['raw', 'PT1M', 'PT15M', 'PT30M', 'PT1H']],
  // A month is not divided over its days.
  [{ interval: 'P1M' } as const, 'LAST_YEAR', ['raw', 'P1M', 'P3M']],
  [{ interval: 'P1M' } as const, 'LAST_WEEK', ['P1M']],
] as const)('%j over %s may be cut into %j', (series, preset, expected) => {
  expect(sensibleGranularities(series, period(preset), zone)).toEqual(expected)
})

test.each([
  [hours, 'LAST_DAY', 'PT1H'],
  [quarters, 'LAST_DAY', 'PT15M'],
  [quarters, 'LAST_WEEK', 'PT1H'],
  [hours, 'LAST_MONTH', 'P1D'],
  [hours, 'LAST_QUARTER', 'P1D'],
  [hours, 'LAST_YEAR', 'P1M'],
  [hours, 'CURRENT_YEAR_PLUS_6', 'P1M'],
  [temperature, 'LAST_MONTH', 'PT1H'],
  [temperature, 'LAST_YEAR', 'P1D'],
  [{ interval: 'P1D', quantity: 'DEGREE_DAYS' }, 'LAST_MONTH', 'P1D'],
  [{ interval: 'P1D', quantity: 'DEGREE_DAYS' }, 'LAST_YEAR', 'P1M'],
] as const)('%j over %s is cut into %s by itself', (series, preset, expected) => {
  expect(automaticGranularity(series, period(preset), zone)).toBe(expected)
})

test('a choice that makes no sense for the period gives way to the automatic one', () => {
  expect(granularityFor('PT1H', hours, period('LAST_YEAR'), zone)).toBe('PT1H')
  expect(granularityFor('PT1M', hours, period('LAST_YEAR'), zone)).toBe('P1M')
  expect(granularityFor('P1Y', hours, period('LAST_WEEK'), zone)).toBe('PT1H')
  expect(granularityFor('auto', hours, period('LAST_WEEK'), zone)).toBe('PT1H')
})
