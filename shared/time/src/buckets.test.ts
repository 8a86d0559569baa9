import fc from 'fast-check'
import { bucketStarts, countBuckets, type BucketLength } from './buckets'

const starts = (from: string, to: string, length: BucketLength, zone: string) => {
  const found = bucketStarts(Date.parse(from), Date.parse(to), length, zone)
  return [...found.starts, found.end].map((instant) => new Date(instant).toISOString().slice(0, 16))
}
const hours = (from: string, to: string, zone: string) => {
  const found = bucketStarts(Date.parse(from), Date.parse(to), 'P1D', zone)
  return found.starts.map((start, place) => ((found.starts[place + 1] ?? found.end) - start) / 3_600_000)
}

test.each([
  ['clocks go forward in London', '2024-03-30T00:00Z', '2024-04-01T00:00Z', 'Europe/London', [24, 23, 24]],
  ['clocks go back in London', '2024-10-25T23:00Z', '2024-10-29T00:00Z', 'Europe/London', [24, 25, 24]],
  [
    'half an hour forward on Lord Howe',
    '2024-10-04T13:30Z',
    '2024-10-07T13:00Z',
    'Australia/Lord_Howe',
    [24, 23.5, 24],
  ],
  [
    'half an hour back on Lord Howe',
    '2024-04-05T13:00Z',
    '2024-04-08T13:30Z',
    'Australia/Lord_Howe',
    [24, 24.5, 24],
  ],
  [
    'Casablanca at the start of Ramadan',
    '2024-03-08T23:00Z',
    '2024-03-12T00:00Z',
    'Africa/Casablanca',
    [24, 25, 24],
  ],
  [
    'Casablanca at the end of Ramadan',
    '2024-04-13T00:00Z',
    '2024-04-15T23:00Z',
    'Africa/Casablanca',
    [24, 23, 24],
  ],
  [
    'Samoa leaves out 30 December 2011',
    '2011-12-29T10:00Z',
    '2012-01-01T10:00Z',
    'Pacific/Apia',
    [24, 24, 24],
  ],
  [
    'midnight that does not exist in São Paulo',
    '2018-11-03T03:00Z',
    '2018-11-06T02:00Z',
    'America/Sao_Paulo',
    [24, 23, 24],
  ],
])('days: %s', (_case, from, to, zone, expected) => {
  expect(hours(from, to, zone)).toEqual(expected)
})

test('Samoa has no 30 December 2011', () => {
  expect(starts('2011-12-29T10:00Z', '2011-12-31T10:00Z', 'P1D', 'Pacific/Apia')).toEqual([
    '2011-12-29T10:00',
    '2011-12-30T10:00',
    '2011-12-31T10:00',
  ])
})

test.each<[BucketLength, string[]]>([
  ['P1D', ['2024-03-29T23:00', '2024-03-30T23:00', '2024-03-31T22:00']],
  ['P1M', ['2024-02-29T23:00', '2024-03-31T22:00']],
  ['P3M', ['2023-12-31T23:00', '2024-03-31T22:00']],
  ['P1Y', ['2023-12-31T23:00', '2024-12-31T23:00']],
])('%s: the first bucket starts where the calendar says, also before the period', (length, expected) => {
  expect(starts('2024-03-30T10:00Z', '2024-03-31T12:00Z', length, 'Europe/Berlin')).toEqual(expected)
})

test('quarters start in January, April, July and October', () => {
  expect(starts('2024-01-15T00:00Z', '2024-12-01T00:00Z', 'P3M', 'UTC')).toEqual(
    ['2024-01', '2024-04', '2024-07', '2024-10', '2025-01'].map((month) => `${month}-01T00:00`),
  )
})

test('hours are elapsed time: both hours of the repeated one are there', () => {
  expect(starts('2024-10-27T00:00Z', '2024-10-27T03:00Z', 'PT1H', 'Europe/London')).toEqual(
    ['00', '01', '02', '03'].map((hour) => `2024-10-27T${hour}:00`),
  )
})

test('elapsed buckets that the period cuts are there whole', () => {
  expect(starts('2024-01-01T00:10Z', '2024-01-01T00:31Z', 'PT15M', 'UTC')).toEqual(
    ['00:00', '00:15', '00:30', '00:45'].map((time) => `2024-01-01T${time}`),
  )
})

test.each(['2024-01-01T00:00Z', '2023-01-01T00:00Z'])(
  'a period that ends at %s, not after its start, has none',
  (to) => {
    expect(bucketStarts(Date.parse('2024-01-01T00:00Z'), Date.parse(to), 'P1D', 'UTC').starts).toEqual([])
    expect(countBuckets(Date.parse('2024-01-01T00:00Z'), Date.parse(to), 'P1D', 'UTC')).toBe(0)
  },
)

const anyPeriod = fc.record({
  from: fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 0) }),
  days: fc.double({ min: 0.001, max: 800, noNaN: true }),
  zone: fc.constantFrom('Europe/London', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
  length: fc.constantFrom<BucketLength>('PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'),
})

test('buckets cover the period without a gap, and the count is known beforehand', () => {
  fc.assert(
    fc.property(anyPeriod, ({ from, days, zone, length }) => {
      const to = from + Math.ceil(days * 86_400_000)
      const found = bucketStarts(from, to, length, zone)
      expect(found.starts[0]).toBeLessThanOrEqual(from)
      expect(found.starts[1] ?? found.end).toBeGreaterThan(from)
      expect(found.starts.at(-1)).toBeLessThan(to)
      expect(found.end).toBeGreaterThanOrEqual(to)
      expect(found.starts.every((start, place) => place === 0 || start > found.starts[place - 1]!)).toBe(true)
      expect(countBuckets(from, to, length, zone)).toBe(found.starts.length)
    }),
    { numRuns: 200 },
  )
})

test('a period that is cut in two has the same boundaries', () => {
  fc.assert(
    fc.property(anyPeriod, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (period, share) => {
      const { from, days, zone, length } = period
      const to = from + Math.ceil(days * 86_400_000)
      const middle = Math.floor(from + (to - from) * share)
      fc.pre(middle > from)
      const whole = bucketStarts(from, to, length, zone).starts
      const parts = [
        ...bucketStarts(from, middle, length, zone).starts,
        ...bucketStarts(middle, to, length, zone).starts,
      ]
      expect([...new Set(parts)]).toEqual(whole)
    }),
    { numRuns: 200 },
  )
})

test('counting costs nothing however long the period is', () => {
  expect(countBuckets(Date.parse('0001-01-01T00:00Z'), Date.parse('9999-12-31T00:00Z'), 'PT1S', 'UTC')).toBe(
    315_537_811_200,
  )
})

test('the last buckets of the calendar end', () => {
  const last = Date.parse('9999-12-31T23:59:59Z')
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Apia'])
    for (const length of ['P1D', 'P1M', 'P3M', 'P1Y'] as const) {
      const { starts, end } = bucketStarts(last - 3 * 86_400_000, last, length, zone)
      expect([starts.length <= 4, end]).toEqual([true, last])
      // A time zone ahead of it, and its clocks are in the year 10000 already.
      expect(bucketStarts(last, last + 86_400_000, length, zone).end).toBe(last + 86_400_000)
    }
})
