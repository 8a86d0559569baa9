import fc from 'fast-check'
import { countStarts } from '../../readings/series/series-interval'
import { findGaps } from './gaps'
import { hoursOf, seconds, segmentWith } from './segment.testing'

const gapsOf = (values: (number | null)[], given = {}, longerThan = 0) =>
  findGaps(segmentWith(values, given), longerThan).map(({ from, to, count }) => ({
    place: hoursOf(seconds('2024-01-01T00:00Z'), from),
    hours: hoursOf(from, to),
    count,
  }))

test('values without a pause have no gap', () => {
  expect(gapsOf([1, 0, 2])).toEqual([])
})

test('gaps at the start, in the middle and at the end', () => {
  expect(gapsOf([null, 1, null, null, 1, null])).toEqual([
    { place: 0, hours: 1, count: 1 },
    { place: 2, hours: 2, count: 2 },
    { place: 5, hours: 1, count: 1 },
  ])
})

test('a series without any value is one gap', () => {
  expect(gapsOf([null, null, null])).toEqual([{ place: 0, hours: 3, count: 3 }])
})

test('short gaps are let pass where the rule says so', () => {
  expect(gapsOf([1, null, 1, null, null, 1], {}, 1)).toEqual([{ place: 3, hours: 2, count: 2 }])
})

test('a gap that began in the context is given whole, and one that ended there not at all', () => {
  expect(gapsOf([1, null, 1, null, null, 1], { context: 4 })).toEqual([{ place: 3, hours: 2, count: 2 }])
})

test.each([
  ['23 hours', '2024-03-30T23:00Z', 'Europe/Berlin', 23],
  ['25 hours', '2024-10-26T22:00Z', 'Europe/Berlin', 25],
  ['24 and a half hours', '2024-04-06T13:00Z', 'Australia/Lord_Howe', 24.5],
  ['25 hours in Casablanca', '2024-03-09T23:00Z', 'Africa/Casablanca', 25],
])('a missing day of %s is one day', (_case, day, timeZone, hours) => {
  const from = new Date(Date.parse(day) - 86_400_000).toISOString()
  const segment = segmentWith([1, null, 1], { from, timeZone, interval: 'P1D' })
  expect(findGaps(segment, 0)).toMatchObject([
    { from: seconds(day), to: seconds(day) + hours * 3600, count: 1 },
  ])
})

test('the day that Samoa left out is not missing', () => {
  const given = { from: '2011-12-28T10:00Z', timeZone: 'Pacific/Apia', interval: 'P1D' as const }
  expect(findGaps(segmentWith([1, 1, 1, 1], given), 0)).toEqual([])
})

test('what is there and what is missing are together what is expected', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ noNaN: true })), { minLength: 1, maxLength: 60 }),
      fc.constantFrom('PT15M', 'PT1H', 'P1D'),
      (values, interval) => {
        const segment = segmentWith(values, {
          interval,
          timeZone: 'Europe/Berlin',
          from: '2024-03-29T23:00Z',
        })
        const missing = findGaps(segment, 0).reduce((sum, gap) => sum + gap.count, 0)
        expect(missing + segment.at.length).toBe(
          countStarts(segment.from, segment.to, segment.seriesInterval),
        )
      },
    ),
  )
})
