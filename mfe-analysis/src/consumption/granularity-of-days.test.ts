import { automaticOfDays, granularitiesOfDays } from './granularity-of-days'

test.each([
  [{ from: '2026-11-16', to: '2026-11-17' }, ['P1D'], 'P1D'],
  [{ from: '2026-11-16', to: '2026-11-23' }, ['P1D'], 'P1D'],
  [{ from: '2026-01-01', to: '2026-04-01' }, ['P1D', 'P1M'], 'P1D'],
  [{ from: '2025-01-01', to: '2026-01-01' }, ['P1D', 'P1M', 'P3M'], 'P1M'],
  [{ from: '2020-01-01', to: '2026-11-24' }, ['P1M', 'P3M', 'P1Y'], 'P1M'],
  [{ from: '1980-01-01', to: '2026-01-01' }, ['P3M', 'P1Y'], 'P1Y'],
] as const)('%j', (days, sensible, automatic) => {
  expect(granularitiesOfDays(days)).toEqual(sensible)
  expect(automaticOfDays(days)).toBe(automatic)
})
