import { daysOf, mapPeriods } from './map-periods'

test.each([
  ['LAST_30_DAYS', '2024-03-15', '2024-02-14', '2024-03-15'],
  ['LAST_30_DAYS', '2026-01-10', '2025-12-11', '2026-01-10'],
  ['CURRENT_YEAR', '2026-11-24', '2026-01-01', '2026-11-24'],
  ['CURRENT_YEAR', '2027-01-01', '2027-01-01', '2027-01-02'],
  ['LAST_12_MONTHS', '2026-11-24', '2025-11-01', '2026-11-01'],
  ['LAST_12_MONTHS', '2028-02-29', '2027-02-01', '2028-02-01'],
  ['LAST_YEAR', '2026-11-24', '2025-01-01', '2026-01-01'],
] as const)('%s on %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
})

test('no period is empty on any day of a leap year', () => {
  for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000)
    for (const period of mapPeriods) {
      const { from, to } = daysOf(period, new Date(at).toISOString().slice(0, 10))
      expect(from < to).toBe(true)
    }
})
