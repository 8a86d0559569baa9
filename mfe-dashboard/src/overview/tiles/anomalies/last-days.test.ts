import { daysAround, lastDayOf, lastDays } from './last-days'

test('the last 30 days end with today, also over the turn of a year', () => {
  expect(lastDays('2027-01-01')).toEqual({ from: '2026-12-02', to: '2027-01-02' })
  expect(lastDays('2028-03-01')).toEqual({ from: '2028-01-31', to: '2028-03-02' })
})

test('a week is shown around an anomaly, but nothing that is yet to come', () => {
  const days = { from: '2026-12-28', to: '2026-12-30' }
  expect(daysAround(days, '2027-02-01')).toEqual({ from: '2026-12-21', to: '2027-01-06' })
  expect(daysAround(days, '2026-12-31')).toEqual({ from: '2026-12-21', to: '2027-01-01' })
  expect(lastDayOf(days)).toBe('2026-12-29')
})
