import { daysOf } from '@energycockpit/time'
import { reportingPeriod } from './reporting-period'

test.each([
  ['since yesterday', '2026-11-24', '2026-11-25', 1],
  ['over both clock changes of a year', '2025-11-25', '2026-11-25', 365],
  ['over the turn of a leap year', '2023-12-31', '2026-11-25', 1_060],
  ['no longer than can be compared at once', '2020-01-01', '2023-01-03', 1_098],
])('%s', (_case, from, to, days) => {
  const found = reportingPeriod(from, '2026-11-25')
  expect(found).toEqual({ from, to })
  expect(daysOf(found!)).toBe(days)
})

test('nothing is verified before a day has passed', () => {
  expect(reportingPeriod('2026-11-25', '2026-11-25')).toBeUndefined()
  expect(reportingPeriod('2027-01-01', '2026-11-25')).toBeUndefined()
})
