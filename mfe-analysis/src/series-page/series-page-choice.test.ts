import { readSeriesPageChoice, shownYears, writeSeriesPageChoice } from './series-page-choice'

test.each([
  ['', { seriesId: undefined, year: undefined }],
  ['?series=1001&year=2025', { seriesId: 1001, year: 2025 }],
  ['?series=-1&year=25', { seriesId: undefined, year: undefined }],
  ['?series=1e3&year=20255', { seriesId: undefined, year: undefined }],
])('%j is %j', (search, choice) => {
  expect(readSeriesPageChoice(search)).toEqual(choice)
})

test.each(['', '?series=7', '?year=2024', '?series=0&year=1999'])(
  '%j is written as it was read',
  (search) => {
    expect(writeSeriesPageChoice(readSeriesPageChoice(search))).toBe(search)
  },
)

test('years from the first value to the running one, the latest first; the wanted one, where it is among them', () => {
  // In London it is still 2026, in Auckland not any more.
  const now = new Date('2026-12-31T20:00:00Z')
  const shown = (firstAt: string | null, wanted?: number) => shownYears(firstAt, wanted, now, 'Europe/London')
  expect(shown('2023-06-01T00:00:00Z', 2024)).toEqual({ years: [2026, 2025, 2024, 2023], year: 2024 })
  expect(shown('2023-06-01T00:00:00Z', 2022).year).toBe(2026)
  expect(shown(null)).toEqual({ years: [2026], year: 2026 })
  // Prices of next year are there already; the page still opens with this one.
  expect(shown('2027-01-01T12:00:00Z')).toEqual({ years: [2026], year: 2026 })
  expect(shownYears(null, undefined, now, 'Pacific/Auckland').year).toBe(2027)
})
