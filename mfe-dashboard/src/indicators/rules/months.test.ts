import { addMonths, daysIn, lastMonthOver, monthsFrom, monthsUntil } from './months'

test.each([
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2024-02', -12, '2023-02'],
  ['2026-05', 0, '2026-05'],
])('%s and %d months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test('months over the turn of a year', () => {
  expect(monthsFrom('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUntil('2026-01', 2)).toEqual(['2025-12', '2026-01'])
  expect(monthsFrom('2026-02', '2026-01')).toEqual([])
})

test.each([
  ['2026-01-01', '2025-12'],
  ['2026-11-30', '2026-10'],
  ['2028-02-29', '2028-01'],
])('on %s the last month that is over is %s', (day, month) => {
  expect(lastMonthOver(day)).toBe(month)
})

test('February has its leap day', () => {
  expect(['2024-02', '2026-02', '2026-12'].map(daysIn)).toEqual([29, 28, 31])
})
