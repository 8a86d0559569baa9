import fc from 'fast-check'
import { compareMeters, cumulatedUncertainty, type ComparedMeter } from './compare-meters'
import { dateOfDay, dayNumber } from './days-of-periods'
import { rowsOfDays } from './rows-of-days'

const meter = (actual: number[], expected: number[], half = 1): ComparedMeter => ({
  actual: Float64Array.from(actual),
  expected: Float64Array.from(expected),
  uncertaintyOf: (places) => half * places.length,
})

test('each meter counts only on days that it can be compared on, in both sums', () => {
  const meters = [meter([1, NaN, 3], [10, 20, 30]), meter([100, 200, NaN], [NaN, 100, 100])]
  expect(compareMeters(meters, { from: 0, to: 3 })).toEqual({
    ...{ actual: 204, expected: 140, adjustment: 0, compared: 0.5 },
    uncertainty: Math.hypot(2, 1),
  })
  expect(compareMeters(meters, { from: 7, to: 8 }, 7)).toMatchObject({
    actual: 1,
    expected: 10,
    compared: 0.5,
  })
})

test('what is cumulated is compared as from the first day on', () => {
  const first = 7
  const figures = fc.array(fc.constantFrom(NaN, 1, 2), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(figures, figures), { maxLength: 3 }), (columns) => {
      const meters = columns.map(([actual, expected]) => meter(actual, expected))
      const ends = [1, 2, 5, 9, 12].map((place) => first + place)
      expect(cumulatedUncertainty(meters, ends, first)).toEqual(
        ends.map((to) => compareMeters(meters, { from: first, to }, first).uncertainty),
      )
    }),
  )
})

test.each([
  ['no meters', []],
  ['no day that can be compared', [meter([NaN, 1], [1, NaN])]],
])('%s: nothing is said', (_, meters) => {
  const nothing = { actual: null, expected: null, uncertainty: null, adjustment: null, compared: 0 }
  expect(compareMeters(meters, { from: 0, to: 2 })).toEqual(nothing)
})

const written = (from: string, to: string, length: 'P1D' | 'P1W' | 'P1M') =>
  rowsOfDays({ from: dayNumber(from), to: dayNumber(to) }, length).map((row) => dateOfDay(row.from))

test('months and weeks over the turn of a year and a leap day, the first and the last cut', () => {
  expect(written('2023-12-30', '2024-03-02', 'P1M')).toEqual([
    ...['2023-12-30', '2024-01-01', '2024-02-01', '2024-03-01'],
  ])
  expect(written('2023-12-30', '2024-01-09', 'P1W')).toEqual(['2023-12-30', '2024-01-01', '2024-01-08'])
  expect(written('2024-02-28', '2024-03-01', 'P1D')).toEqual(['2024-02-28', '2024-02-29'])
})

test('rows follow each other without a gap, from the first day to the last', () => {
  const days = fc.integer({ min: -10_000, max: 60_000 })
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('P1D', 'P1W', 'P1M'),
      (from, count, length) => {
        const rows = rowsOfDays({ from, to: from + count }, length as 'P1D')
        expect([rows[0]!.from, rows.at(-1)!.to]).toEqual([from, from + count])
        rows.slice(1).forEach((row, place) => expect(row.from).toBe(rows[place]!.to))
      },
    ),
  )
})
