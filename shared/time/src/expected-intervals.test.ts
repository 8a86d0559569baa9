import fc from 'fast-check'
import { bucketStarts, type BucketLength } from './buckets'
import { expectedIntervals, expectedUntil } from './expected-intervals'

const count = (from: string, to: string, interval: BucketLength, zone = 'Europe/London') =>
  expectedIntervals(Date.parse(from), Date.parse(to), interval, zone)

test.each<[string, string, string, BucketLength, number]>([
  ['a day', '2024-01-01T00:00Z', '2024-01-02T00:00Z', 'PT1H', 24],
  ['the day on which clocks go forward', '2024-03-31T00:00Z', '2024-03-31T23:00Z', 'PT1H', 23],
  ['the day on which clocks go back', '2024-10-26T23:00Z', '2024-10-28T00:00Z', 'PT15M', 100],
  [
    'an hour that is cut at its start is not in the period',
    '2024-01-01T00:01Z',
    '2024-01-01T02:00Z',
    'PT1H',
    1,
  ],
  ['an hour that is cut at its end is', '2024-01-01T00:00Z', '2024-01-01T01:01Z', 'PT1H', 2],
  ['days by the calendar', '2024-03-30T00:00Z', '2024-04-01T23:00Z', 'P1D', 3],
  ['a day that is cut at its start is not in the period', '2024-01-01T01:00Z', '2024-01-03T00:00Z', 'P1D', 1],
  ['nothing', '2024-01-01T00:00Z', '2024-01-01T00:00Z', 'PT1H', 0],
  ['a reversed span', '2024-01-02T00:00Z', '2024-01-01T00:00Z', 'P1D', 0],
])('%s', (_case, from, to, interval, expected) => {
  expect(count(from, to, interval)).toBe(expected)
})

test('the parts of a period expect together what the whole does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2030, 0) }),
      fc.integer({ min: 1, max: 200 * 86_400_000 }),
      fc.constantFrom<BucketLength>('PT15M', 'PT1H', 'P1D'),
      fc.constantFrom<BucketLength>('P1D', 'P1M', 'P1Y'),
      fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
      (from, length, interval, bucket, zone) => {
        const { starts, end } = bucketStarts(from, from + length, bucket, zone)
        const edges = [...starts, end].map((edge) => Math.min(Math.max(edge, from), from + length))
        const sum = starts.reduce(
          (sum, _start, place) => sum + expectedIntervals(edges[place]!, edges[place + 1]!, interval, zone),
          0,
        )
        expect(sum).toBe(expectedIntervals(from, from + length, interval, zone))
      },
    ),
    { numRuns: 150 },
  )
})

test.each<[BucketLength, string, string]>([
  ['PT1H', '2024-06-01T12:59:59Z', '2024-06-01T12:00:00.000Z'],
  ['PT1H', '2024-06-01T13:00:00Z', '2024-06-01T13:00:00.000Z'],
  ['PT15M', '2024-06-01T12:59:59Z', '2024-06-01T12:45:00.000Z'],
  ['P1D', '2024-06-01T12:59:59Z', '2024-05-31T23:00:00.000Z'],
])('%s values can have come at %s until %s', (interval, now, until) => {
  expect(new Date(expectedUntil(Date.parse(now), interval, 'Europe/London')).toISOString()).toBe(until)
})
