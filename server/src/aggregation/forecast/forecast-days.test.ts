import type { ForecastPeriod } from '@energycockpit/contract'
import { dateOfDay, dayNumber, type DaySpan } from '../baseline-variance/days-of-periods'
import { dayAt, forecastDays, judgedDays } from './forecast-days'

const written = ({ from, to }: DaySpan) => [dateOfDay(from), dateOfDay(to)]

test.each<[string, ForecastPeriod, [string, string], [string, string]]>([
  ['2027-01-01', 'DAY', ['2027-01-01', '2027-01-02'], ['2026-01-02', '2026-01-03']],
  // A Friday, in a week that begins in another year.
  ['2027-01-01', 'WEEK', ['2026-12-28', '2027-01-04'], ['2025-12-29', '2026-01-05']],
  // Monday, and the Sunday before it.
  ['2026-11-30', 'WEEK', ['2026-11-30', '2026-12-07'], ['2025-12-01', '2025-12-08']],
  ['2026-11-29', 'WEEK', ['2026-11-23', '2026-11-30'], ['2025-11-24', '2025-12-01']],
  ['2028-02-29', 'MONTH', ['2028-02-01', '2028-03-01'], ['2027-02-01', '2027-03-01']],
  ['2026-12-31', 'MONTH', ['2026-12-01', '2027-01-01'], ['2025-12-01', '2026-01-01']],
  ['2026-12-31', 'YEAR', ['2026-01-01', '2027-01-01'], ['2025-01-01', '2026-01-01']],
])('on %s until the end of the %s', (today, until, period, previous) => {
  const found = forecastDays(until, dayNumber(today))
  expect([written(found.period), written(found.previous)]).toEqual([period, previous])
})

test.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
])('%s in Berlin is on %s', (instant, day) => {
  expect(dateOfDay(dayAt(Date.parse(instant), 'Europe/Berlin'))).toBe(day)
})

test('data is judged by the days of the period that are over, but at least by the last 28', () => {
  const today = dayNumber('2026-11-25')
  expect(written(judgedDays(forecastDays('YEAR', today).period, today))).toEqual(['2026-01-01', '2026-11-25'])
  expect(written(judgedDays(forecastDays('MONTH', today).period, today))).toEqual([
    '2026-10-28',
    '2026-11-25',
  ])
})
