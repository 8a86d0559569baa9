import fc from 'fast-check'
import { dayYearBefore, daysLater, earliestToday, summaryDays } from './summary-days'

test.each([
  ['in the middle of a month', '2026-11-17', '2026-11-01', '2025-11-01', '2025-11-17', false],
  ['on its second day', '2026-11-02', '2026-11-01', '2025-11-01', '2025-11-02', false],
  ['on its first day: the month before', '2026-11-01', '2026-10-01', '2025-10-01', '2025-11-01', true],
  ['on New Year', '2027-01-01', '2026-12-01', '2025-12-01', '2026-01-01', true],
  ['on 29 February', '2028-02-29', '2028-02-01', '2027-02-01', '2027-03-01', false],
  ['after 29 February', '2028-03-01', '2028-02-01', '2027-02-01', '2027-03-01', true],
  ['a year after it', '2029-03-01', '2029-02-01', '2028-02-01', '2028-02-29', true],
])('%s', (_when, today, from, beforeFrom, beforeTo, isWhole) => {
  const { month, yearBefore } = summaryDays(today)
  expect(month).toEqual({ from, to: today, isWhole })
  expect(yearBefore).toEqual({ from: beforeFrom, to: beforeTo })
})

test('yesterday is compared with the same day of the week', () => {
  expect(summaryDays('2027-01-01')).toMatchObject({
    yesterday: { from: '2026-12-31', to: '2027-01-01' },
    weekBefore: { from: '2026-12-24', to: '2026-12-25' },
  })
})

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => daysLater('1990-01-01', count))

test('each day of a month but 29 February lies among those of the year before', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { month, yearBefore } = summaryDays(today)
      for (let day = month.from; day < month.to; day = daysLater(day, 1)) {
        const before = dayYearBefore(day)
        if (before === undefined) expect(day.slice(5)).toBe('02-29')
        else expect(yearBefore.from <= before && before < yearBefore.to).toBe(true)
      }
      expect(dayYearBefore(month.from)).toBe(yearBefore.from)
    }),
  )
})

test('a day counts as over when it is over everywhere', () => {
  const now = Date.parse('2026-11-17T05:00Z')
  expect(earliestToday(now, ['Europe/London', 'America/Los_Angeles'])).toBe('2026-11-16')
  expect(earliestToday(now, ['Europe/London', 'Pacific/Auckland'])).toBe('2026-11-17')
  expect(earliestToday(now, [])).toBe('2026-11-17')
})
