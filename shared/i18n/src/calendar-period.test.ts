import { calendarPeriod } from './calendar-period'

const zone = 'Europe/Berlin'
const period = (from: string, to: string) => calendarPeriod(Date.parse(from), Date.parse(to), zone)

test.each([
  ['an ordinary day', '2026-06-09T22:00Z', '2026-06-10T22:00Z', 'day'],
  ['the day of 23 hours', '2026-03-28T23:00Z', '2026-03-29T22:00Z', 'day'],
  ['the day of 25 hours', '2026-10-24T22:00Z', '2026-10-25T23:00Z', 'day'],
  ['a month', '2026-01-31T23:00Z', '2026-02-28T23:00Z', 'month'],
  ['a quarter', '2025-12-31T23:00Z', '2026-03-31T22:00Z', 'quarter'],
  ['three months that are no quarter', '2026-01-31T23:00Z', '2026-04-30T22:00Z', 'other'],
  ['a year', '2025-12-31T23:00Z', '2026-12-31T23:00Z', 'year'],
  ['twelve months that are no year', '2026-01-31T23:00Z', '2027-01-31T23:00Z', 'other'],
  ['a week', '2026-11-08T23:00Z', '2026-11-15T23:00Z', 'other'],
  ['an hour', '2026-11-08T23:00Z', '2026-11-09T00:00Z', 'other'],
  ['nothing', '2026-11-08T23:00Z', '2026-11-08T23:00Z', 'other'],
  ['reversed', '2026-11-09T23:00Z', '2026-11-08T23:00Z', 'other'],
])('%s', (_, from, to, name) => {
  expect(period(from, to)).toBe(name)
})
