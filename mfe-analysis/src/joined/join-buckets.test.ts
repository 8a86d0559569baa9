import fc from 'fast-check'
import { startOfDay } from '@energycockpit/time'
import { joinBuckets, type JoinGranularity } from './join-buckets'
import { seriesValues } from './series-values.testing'

const now = Date.UTC(2030, 0, 1)

const values = (
  timeZone: string,
  days: [string, string],
  granularity: JoinGranularity,
  valueOf: (place: number) => number | null = (place) => place,
) => seriesValues({ seriesId: 1, unit: 'kWh', timeZone, days, granularity, valueOf })

// Summer time begins on 29 March 2026 and ends on 25 October 2026 in both zones, at different instants of the day.
test.each<[string, string, string]>([
  ['the day of 23 hours', '2026-03-27', '2026-03-31'],
  ['the day of 25 hours', '2026-10-23', '2026-10-27'],
])('days of two zones are joined by their date over %s', (_, from, to) => {
  const joined = joinBuckets(
    [
      values('Europe/Berlin', [from, to], 'P1D'),
      values('Europe/London', [from, to], 'P1D', (place) => place * 10),
    ],
    'P1D',
    now,
  )
  expect(joined.rows.map((row) => row.values)).toEqual([
    [0, 0],
    [1, 10],
    [2, 20],
    [3, 30],
  ])
  expect(joined.timeZone).toBe('Europe/Berlin')
})

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('hours of two zones are joined by the instant on %s', (day, hours) => {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const berlin = values('Europe/Berlin', [day, next], 'PT1H')
  const london = values('Europe/London', [day, next], 'PT1H')
  const { rows, leftOut } = joinBuckets([berlin, london], 'PT1H', now)
  expect(berlin.at).toHaveLength(hours)
  // London's day begins an hour later.
  expect(rows).toHaveLength(hours - 1)
  expect(leftOut).toBe(1)
  for (const { at, values } of rows) expect(values).toEqual([berlin.at.indexOf(at), london.at.indexOf(at)])
})

test('a bucket of which a part is missing is left out and counted', () => {
  const whole = values('Europe/Berlin', ['2026-06-01', '2026-06-05'], 'P1D')
  const partly = { ...whole, measured: [1, 0.5, 0.97, 0.2], estimated: [0, 0.5, 0.01, 0] }
  const joined = joinBuckets([whole, partly], 'P1D', now)
  expect(joined.rows.map((row) => row.values)).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(joined.leftOut).toBe(2)
})

test('months that the period cuts and the day that is not over are no points', () => {
  const months = values('Europe/Berlin', ['2026-01-15', '2026-04-10'], 'P1M')
  expect(months.at).toHaveLength(4)
  expect(joinBuckets([months], 'P1M', now).rows.map((row) => row.values)).toEqual([[1], [2]])
  const days = values('Europe/Berlin', ['2026-06-01', '2026-06-05'], 'P1D')
  const noon = startOfDay('2026-06-03', 'Europe/Berlin') + 43_200_000
  expect(joinBuckets([days], 'P1D', noon).rows).toHaveLength(2)
})

test('every row has a value of each series at the same date, and none is lost without being counted', () => {
  const column = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(column, column, (a, b) => {
      const days: [string, string] = ['2026-03-25', '2026-04-04']
      const columns = [a, b].map((each) => values('Europe/Berlin', days, 'P1D', (place) => each[place]!))
      const { rows, leftOut } = joinBuckets(columns, 'P1D', now)
      expect(rows.length + leftOut).toBe(10)
      for (const { at, values } of rows) {
        const place = columns[0]!.at.indexOf(at)
        expect(values).toEqual([a[place], b[place]])
      }
    }),
  )
})

test('of nothing comes nothing', () => expect(joinBuckets([], 'P1D', now).rows).toEqual([]))
