import fc from 'fast-check'
import { startsIn } from '../../readings/series/series-interval'
import { sameWeekdayValues } from './same-weekday'

const hour = 3600
const seconds = (instant: string) => Date.parse(instant) / 1000

/** Ten weeks of hours in a zone, a value by what the clock on the wall shows; the gap is left out. */
function tenWeeks(
  from: string,
  timeZone: string,
  valueOf: (weekday: number, hour: number, at: number) => number,
) {
  const starts = startsIn(seconds(from), seconds(from) + 70 * 86_400, { interval: 'PT1H', timeZone })
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return starts.map((at) => {
    const parts = Object.fromEntries(wall.formatToParts(at * 1000).map((part) => [part.type, part.value]))
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!)
    return { at, value: valueOf(weekday, Number(parts.hour), at) }
  })
}
const columns = (rows: { at: number; value: number }[], isGap: (at: number) => boolean) => ({
  at: rows.map((row) => row.at),
  value: rows.map((row) => row.value),
  quality: rows.map((row) => (isGap(row.at) ? ('missing' as const) : ('measured' as const))),
})

test.each([
  ['over the change of the clocks in spring', '2024-02-19T00:00Z', 'Europe/Berlin', '2024-03-30T12:00Z'],
  ['over the change of the clocks in autumn', '2024-09-16T00:00Z', 'Europe/Berlin', '2024-10-26T12:00Z'],
  ['over the start of Ramadan in Casablanca', '2024-02-01T00:00Z', 'Africa/Casablanca', '2024-03-10T00:00Z'],
  ['over the day that Samoa left out', '2011-11-28T00:00Z', 'Pacific/Apia', '2011-12-30T00:00Z'],
])('a gap of 30 hours %s looks like the other weeks', (_case, from, zone, gapFrom) => {
  const rows = tenWeeks(from, zone, (weekday, hourOfDay) => 10 + weekday * 24 + hourOfDay)
  const start = seconds(gapFrom)
  const isGap = (at: number) => at >= start && at < start + 30 * hour
  const missing = rows.filter((row) => isGap(row.at))
  const values = sameWeekdayValues(
    columns(rows, isGap),
    missing.map((row) => row.at),
    zone,
  )
  expect(values!.map((value) => Math.round(value * 1e6) / 1e6)).toEqual(missing.map((row) => row.value))
})

test('on Lord Howe the hours of the other half of the year lie between, and those of this one are enough', () => {
  const rows = tenWeeks('2024-02-26T00:00Z', 'Australia/Lord_Howe', () => 5)
  const start = seconds('2024-04-06T12:00Z')
  const isGap = (at: number) => at >= start && at < start + 30 * hour
  const missing = rows.filter((row) => isGap(row.at)).map((row) => row.at)
  const values = sameWeekdayValues(columns(rows, isGap), missing, 'Australia/Lord_Howe')!
  expect(values.every((value) => Math.abs(value - 5) < 1e-9)).toBe(true)
})

test('days on which half as much is used are scaled by it, to all the weeks around', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 3, noNaN: true }), (level) => {
      const from = seconds('2024-06-12T00:00Z')
      const near = (at: number) => at >= from - 86_400 && at < from + 2 * 86_400
      const rows = tenWeeks(
        '2024-05-06T00:00Z',
        'UTC',
        (weekday, hourOfDay, at) => (1 + weekday + hourOfDay) * (near(at) ? level : 1),
      )
      const isGap = (at: number) => at >= from && at < from + 86_400
      const missing = rows.filter((row) => isGap(row.at))
      const values = sameWeekdayValues(
        columns(rows, isGap),
        missing.map((row) => row.at),
        'UTC',
      )!
      for (const [place, value] of values.entries()) expect(value).toBeCloseTo(missing[place]!.value, 6)
    }),
    { numRuns: 20 },
  )
})

test('nothing is scaled beyond a fifth and five times', () => {
  const from = seconds('2024-06-12T00:00Z')
  const rows = tenWeeks('2024-05-06T00:00Z', 'UTC', (_weekday, _hour, at) =>
    Math.abs(at - from) < 100_000 ? 1000 : 1,
  )
  const isGap = (at: number) => at >= from && at < from + 3 * hour
  const missing = rows.filter((row) => isGap(row.at)).map((row) => row.at)
  expect(sameWeekdayValues(columns(rows, isGap), missing, 'UTC')).toEqual([5, 5, 5])
})

test('without any other week there is nothing to go by', () => {
  const rows = tenWeeks('2024-05-06T00:00Z', 'UTC', () => 1).slice(0, 100)
  expect(
    sameWeekdayValues(
      columns(rows, (at) => at === rows[50]!.at),
      [rows[50]!.at],
      'UTC',
    ),
  ).toBeNull()
})

test('estimates of other weeks are nothing to go by', () => {
  const rows = tenWeeks('2024-05-06T00:00Z', 'UTC', () => 1)
  const estimated = { ...columns(rows, () => false), quality: rows.map(() => 'estimated' as const) }
  expect(sameWeekdayValues(estimated, [rows[800]!.at], 'UTC')).toBeNull()
})

test('temperatures are brought to the level of the days around by so many degrees, also below zero', () => {
  const start = seconds('2024-04-08T00:00Z')
  const cold = (at: number) => at >= start - 3 * 24 * hour && at < start + 4 * 24 * hour
  const rows = tenWeeks(
    '2024-03-04T00:00Z',
    'UTC',
    (_weekday, hourOfDay, at) => hourOfDay - 10 - (cold(at) ? 6 : 0),
  )
  const isGap = (at: number) => at >= start && at < start + 24 * hour
  const missing = rows.filter((row) => isGap(row.at))
  const starts = missing.map((row) => row.at)
  const values = sameWeekdayValues(columns(rows, isGap), starts, 'UTC', 'DIFFERENCE')!
  for (const [place, value] of values.entries()) expect(value).toBeCloseTo(missing[place]!.value, 6)
})
