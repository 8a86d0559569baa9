import fc from 'fast-check'
import { periodPresets, presetPeriod, type PeriodPreset } from './period-presets'

const zone = 'Europe/London'
const at = (now: string, preset: PeriodPreset, timeZone = zone) => {
  const { from, to } = presetPeriod(preset, new Date(now), timeZone)
  return [from.toISOString().slice(0, 16), to.toISOString().slice(0, 16)]
}

test.each<[PeriodPreset, string, string]>([
  ['CURRENT_DAY', '2024-02-28T00:00', '2024-02-29T00:00'],
  ['LAST_DAY', '2024-02-27T00:00', '2024-02-28T00:00'],
  ['CURRENT_WEEK', '2024-02-26T00:00', '2024-03-04T00:00'],
  ['LAST_WEEK', '2024-02-19T00:00', '2024-02-26T00:00'],
  ['CURRENT_MONTH', '2024-02-01T00:00', '2024-03-01T00:00'],
  ['LAST_MONTH', '2024-01-01T00:00', '2024-02-01T00:00'],
  ['CURRENT_QUARTER', '2024-01-01T00:00', '2024-03-31T23:00'],
  ['LAST_QUARTER', '2023-09-30T23:00', '2024-01-01T00:00'],
  ['CURRENT_YEAR', '2024-01-01T00:00', '2025-01-01T00:00'],
  ['LAST_YEAR', '2023-01-01T00:00', '2024-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_1', '2023-01-01T00:00', '2025-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_2', '2022-01-01T00:00', '2025-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_3', '2021-01-01T00:00', '2025-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_4', '2020-01-01T00:00', '2025-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_5', '2019-01-01T00:00', '2025-01-01T00:00'],
  ['CURRENT_YEAR_PLUS_6', '2018-01-01T00:00', '2025-01-01T00:00'],
])('%s on Wednesday, 28 February 2024', (preset, from, to) => {
  expect(at('2024-02-28T12:00:00Z', preset)).toEqual([from, to])
})

test('the table above speaks of every preset', () => {
  expect(periodPresets).toHaveLength(16)
})

test.each([
  ['Monday', '2024-02-26T00:00:00Z'],
  ['Sunday', '2024-03-03T23:59:59.999Z'],
])('a week starts on Monday: %s', (_day, now) => {
  expect(at(now, 'CURRENT_WEEK')).toEqual(['2024-02-26T00:00', '2024-03-04T00:00'])
})

test.each([
  ['January', 'LAST_MONTH', '2024-01-10T12:00:00Z', ['2023-12-01T00:00', '2024-01-01T00:00']],
  [
    'a long month before a short one',
    'LAST_MONTH',
    '2023-03-31T12:00:00Z',
    ['2023-02-01T00:00', '2023-03-01T00:00'],
  ],
  [
    'the last day of a quarter',
    'CURRENT_QUARTER',
    '2023-12-31T12:00:00Z',
    ['2023-09-30T23:00', '2024-01-01T00:00'],
  ],
  ['the quarter before', 'LAST_QUARTER', '2023-08-31T12:00:00Z', ['2023-03-31T23:00', '2023-06-30T23:00']],
] as const)('%s', (_case, preset, now, expected) => {
  expect(at(now, preset)).toEqual(expected)
})

test.each([
  ['23 hours in spring', '2024-03-31T12:00:00Z', 23],
  ['25 hours in autumn', '2024-10-27T12:00:00Z', 25],
])('a day has %s', (_case, now, hours) => {
  const { from, to } = presetPeriod('CURRENT_DAY', new Date(now), zone)
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours)
})

test('what day it is depends on the zone', () => {
  expect(at('2024-06-30T23:30:00Z', 'CURRENT_MONTH', 'Pacific/Auckland')[0]).toBe('2024-06-30T12:00')
  expect(at('2024-06-30T23:30:00Z', 'CURRENT_MONTH', 'America/New_York')[0]).toBe('2024-06-01T04:00')
})

test('an unknown zone is refused', () => {
  expect(() => presetPeriod('CURRENT_DAY', new Date(), 'Mars/Olympus')).toThrow(RangeError)
})

test('now lies in the current period, and the last one ends where it starts', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2037-12-31'), noInvalidDate: true }),
      fc.constantFrom('DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'),
      fc.constantFrom('Europe/London', 'Africa/Casablanca', 'Australia/Lord_Howe', 'America/Santiago'),
      (now, unit, timeZone) => {
        const current = presetPeriod(`CURRENT_${unit}` as PeriodPreset, now, timeZone)
        const last = presetPeriod(`LAST_${unit}` as PeriodPreset, now, timeZone)
        expect(current.from.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(current.to.getTime()).toBeGreaterThan(now.getTime())
        expect(last.to).toEqual(current.from)
        expect(last.from.getTime()).toBeLessThan(last.to.getTime())
      },
    ),
    { numRuns: 300 },
  )
})
