import * as fc from 'fast-check'
import { CalendarDate } from '@internationalized/date'
import { comparedDays, comparisonKinds, daysOf, elapsedDays, type ComparisonKind } from './compared-days'

const days = (from: string, to: string) => ({ from, to })

test.each<[string, ComparisonKind, [string, string], [string, string]]>([
  ['a month', 'PREVIOUS_YEAR', ['2026-10-01', '2026-11-01'], ['2025-10-01', '2025-11-01']],
  ['a year', 'PREVIOUS_YEAR', ['2025-01-01', '2026-01-01'], ['2024-01-01', '2025-01-01']],
  ['three years', 'PREVIOUS_YEAR', ['2023-01-01', '2026-01-01'], ['2020-01-01', '2023-01-01']],
  ['a year and a day', 'PREVIOUS_YEAR', ['2025-01-01', '2026-01-02'], ['2023-01-01', '2024-01-02']],
  ['the leap day', 'PREVIOUS_YEAR', ['2024-02-29', '2024-03-01'], ['2023-02-28', '2023-03-01']],
  ['February', 'PREVIOUS_YEAR', ['2024-02-01', '2024-03-01'], ['2023-02-01', '2023-03-01']],
  ['a week', 'PREVIOUS_YEAR_WEEKDAYS', ['2026-11-16', '2026-11-23'], ['2025-11-17', '2025-11-24']],
  ['a week', 'PREVIOUS_PERIOD', ['2026-11-16', '2026-11-23'], ['2026-11-09', '2026-11-16']],
  ['a month', 'PREVIOUS_PERIOD', ['2026-03-01', '2026-04-01'], ['2026-02-01', '2026-03-01']],
  ['a quarter', 'PREVIOUS_PERIOD', ['2026-01-01', '2026-04-01'], ['2025-10-01', '2026-01-01']],
])('%s, compared with %s', (_, kind, given, expected) => {
  expect(comparedDays(days(...given), kind)).toEqual(days(...expected))
})

test('without a comparison there is none', () => {
  expect(comparedDays(days('2026-01-01', '2026-02-01'), 'NONE')).toBeUndefined()
})

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((count) => new CalendarDate(1990, 1, 1).add({ days: count }))
const range = fc
  .tuple(day, fc.integer({ min: 1, max: 3_000 }))
  .map(([from, length]) => ({ from: from.toString(), to: from.add({ days: length }).toString() }))

test('a period is compared with one that is over before it begins, and as long up to a leap day for each four years', () => {
  fc.assert(
    fc.property(range, fc.constantFrom(...comparisonKinds), (given, kind) => {
      const found = comparedDays(given, kind)
      if (found === undefined) return expect(kind).toBe('NONE')
      expect(found.from < found.to && found.to <= given.from).toBe(true)
      const leapDays = kind === 'PREVIOUS_YEAR' ? 1 + Math.ceil(daysOf(given) / 1_000) : 3
      const isExact = kind === 'PREVIOUS_YEAR_WEEKDAYS'
      expect(Math.abs(daysOf(found) - daysOf(given))).toBeLessThanOrEqual(isExact ? 0 : leapDays)
    }),
  )
})

test('only days that are over are counted', () => {
  const year = days('2026-01-01', '2027-01-01')
  expect(elapsedDays(year, '2026-11-24')).toEqual(days('2026-01-01', '2026-11-24'))
  expect(elapsedDays(year, '2028-01-01')).toEqual(year)
  expect(elapsedDays(year, '2026-01-01')).toBeUndefined()
})
