import type { SeriesCompleteness } from '@energycockpit/contract'
import { daysOfYear, fillOf, sumOfDays } from './days-of-year'

const hour = 3_600_000
/** Five days around the clock change in London, in hours; the first value comes at noon of the second day. */
const at = [29, 30, 31]
  .map((day) => Date.UTC(2024, 2, day))
  .concat([1, 2].map((day) => Date.UTC(2024, 3, day) - hour))
const year: SeriesCompleteness = {
  ...{ seriesId: 7, year: 2024, timeZone: 'Europe/London', at, end: Date.UTC(2024, 3, 3) - hour },
  ...{ expected: [0, 12, 23, 5, 0], measured: [0, 12, 20, 0, 0], estimated: [0, 0, 2, 0, 0] },
  ...{ firstAt: '2024-03-30T12:00:00Z', until: '2024-04-01T04:00:00Z' },
}

test('each day has its place in the calendar, its length and what is there of it', () => {
  const days = daysOfYear(year)
  expect(days.map(({ month, day }) => [month, day])).toEqual([
    ...[
      [3, 29],
      [3, 30],
      [3, 31],
      [4, 1],
      [4, 2],
    ],
  ])
  expect(days.map(({ hours }) => hours)).toEqual([24, 24, 23, 24, 24])
  expect(days.map(({ kind }) => kind)).toEqual(['before', 'whole', 'partial', 'empty', 'future'])
  expect(days.map(({ missing }) => missing)).toEqual([0, 0, 1, 5, 0])
})

test('a series without any value has nothing but days before its first one', () => {
  const none = {
    ...year,
    firstAt: null,
    expected: [0, 0, 0, 0, 0],
    measured: [0, 0, 0, 0, 0],
    estimated: [0, 0, 0, 0, 0],
  }
  expect(new Set(daysOfYear(none).map(({ kind }) => kind))).toEqual(new Set(['before']))
})

test('the running day of a series whose first interval is not over yet is still to come', () => {
  const ahead = { ...year, measured: [0, 12, 23, 5, 24] }
  expect(daysOfYear(ahead)[4]).toMatchObject({ kind: 'whole', expected: 24, missing: 0 })
  expect(daysOfYear({ ...year, expected: [0, 12, 23, 0, 0], until: '2024-03-31T23:00:00Z' })[3]!.kind).toBe(
    'future',
  )
})

test('the days together', () => {
  expect(sumOfDays(daysOfYear(year))).toEqual({
    ...{ expected: 40, measured: 32, estimated: 2, missing: 6, emptyDays: 1, partialDays: 1 },
  })
})

test.each([
  [96, 96, 0, { measured: 1, stored: 1 }],
  [96, 95, 1, { measured: 0.8, stored: 1 }],
  [96, 95, 0, { measured: 0.8, stored: 0.8 }],
  [96, 1, 0, { measured: 0.2, stored: 0.2 }],
  [96, 48, 0, { measured: 0.5, stored: 0.5 }],
  [96, 0, 96, { measured: 0, stored: 1 }],
  [96, 0, 0, { measured: 0, stored: 0 }],
  [0, 0, 0, { measured: 0, stored: 0 }],
])('of %d, %d measured and %d estimated fill a day as %j', (expected, measured, estimated, fill) => {
  expect(fillOf({ ...daysOfYear(year)[0]!, expected, measured, estimated })).toEqual(fill)
})
