import type { CsvInterval } from '@energycockpit/contract'
import fc from 'fast-check'
import type { ClockMark } from './clock-marks'
import { elapsedIntervals } from './csv-intervals'
import { intervalStarts, type TimeRules } from './interval-starts'
import { wallInstants } from './wall-instants'
import { writtenTime } from './written-time'

const rules = (over: Partial<TimeRules>): TimeRules => ({
  ...{ clock: 'LOCAL', timeZone: 'Europe/Berlin', names: 'START', interval: 'PT1H' },
  ...over,
})
const zones = { 'Europe/Berlin': 60, 'Europe/London': 60, 'Australia/Lord_Howe': 30 } as const
/** Local days on which clocks go forward and back, in order; from their noon before to their noon after in UTC. */
const changes = [
  ['Europe/Berlin', '2026-03-28T11:00Z', '2026-03-29T11:00Z'],
  ['Europe/Berlin', '2026-10-24T11:00Z', '2026-10-25T11:00Z'],
  ['Europe/London', '2026-03-28T12:00Z', '2026-03-29T12:00Z'],
  ['Europe/London', '2026-10-24T12:00Z', '2026-10-25T12:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T02:00Z', '2026-04-05T02:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T02:00Z', '2026-10-04T02:00Z'],
] as const
const intervals = ['PT15M', 'PT30M', 'PT1H'] as const

interface Row {
  start: number
  wall: number
  mark: ClockMark
}

/** What a clock shows at each start or end, with the mark that a column of daylight saving time would have. */
function rowsOf(
  zone: string,
  from: string,
  to: string,
  interval: CsvInterval,
  names: 'START' | 'END',
): Row[] {
  const { wallOf } = wallInstants(zone)
  const length = elapsedIntervals[interval]!
  const summerOffset = Math.max(
    ...['01', '07'].map((month) => {
      const instant = Date.parse(`2026-${month}-01T00:00Z`)
      return wallOf(instant) - instant
    }),
  )
  const rows: Row[] = []
  for (let start = Date.parse(from); start < Date.parse(to); start += length) {
    const named = names === 'START' ? start : start + length
    const wall = wallOf(named)
    rows.push({ start, wall, mark: wall - named === summerOffset ? 'summer' : 'winter' })
  }
  return rows
}

describe.each(changes)('%s from %s to %s', (timeZone, from, to) => {
  const cases = intervals
    .filter((interval) => elapsedIntervals[interval]! <= zones[timeZone] * 60_000)
    .flatMap((interval) => (['START', 'END'] as const).map((names) => ({ interval, names })))
  test.each(cases)(
    'every $interval is found by its $names, told apart by a column or by the order',
    (one) => {
      const rows = rowsOf(timeZone, from, to, one.interval, one.names)
      const known = rows.map(({ start }) => start)
      const read = (ordered: readonly Row[], marked: boolean) => {
        const startOf = intervalStarts(rules({ timeZone, ...one }))
        return ordered.map(({ wall, mark }) => startOf({ wall, timed: true }, marked ? mark : undefined, ''))
      }
      expect(read(rows, false)).toEqual(known)
      expect(read(rows, true)).toEqual(known)
      expect(read(rows.toReversed(), false)).toEqual(known.toReversed())
      // With a column the order says nothing, and what stands before need not be there.
      const mixed = rows.toSorted((row, other) => ((row.start / 60_000) % 7) - ((other.start / 60_000) % 7))
      expect(read(mixed, true)).toEqual(mixed.map(({ start }) => start))
    },
  )
})

const at = (text: string, over: Partial<TimeRules> = {}, mark?: ClockMark) =>
  intervalStarts(rules(over))(writtenTime(text, 'ISO')!, mark, '')
const utc = (text: string) => Date.parse(text)

test('a time that the clocks skip is refused, one that they show twice is not guessed without anything before it', () => {
  expect(at('2026-03-29 02:30', { interval: 'PT15M' })).toBe('TIME_SKIPPED')
  expect(at('2026-10-25 02:30', { interval: 'PT15M' })).toBe('TIME_AMBIGUOUS')
  expect(at('2026-10-25 02:30', { interval: 'PT15M' }, 'summer')).toBe(utc('2026-10-25T00:30Z'))
  expect(at('2026-10-25 02:30', { interval: 'PT15M' }, 'winter')).toBe(utc('2026-10-25T01:30Z'))
  expect(at('2026-10-25 02:30+01:00')).toBe(utc('2026-10-25T01:30Z'))
})

test('what is missing just before the doubled hour is not made up', () => {
  const startOf = intervalStarts(rules({}))
  const hours = ['00:00', '02:00', '02:00', '03:00'].map((time) =>
    startOf(writtenTime(`2026-10-25 ${time}`, 'ISO')!, undefined, ''),
  )
  expect(hours).toEqual([
    utc('2026-10-24T22:00Z'),
    'TIME_AMBIGUOUS',
    'TIME_AMBIGUOUS',
    utc('2026-10-25T02:00Z'),
  ])
})

test('meters whose rows take turns are told apart', () => {
  const startOf = intervalStarts(rules({}))
  const read = (meter: string, time: string) =>
    startOf(writtenTime(`2026-10-25 ${time}`, 'ISO')!, undefined, meter)
  const starts = ['01:00', '02:00', '02:00', '03:00'].map((time) => [read('a', time), read('b', time)])
  expect(starts).toEqual(
    ['2026-10-24T23:00Z', '2026-10-25T00:00Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'].map((start) => [
      utc(start),
      utc(start),
    ]),
  )
})

test('ends that were reckoned from starts are understood: 2:45 and a quarter is 3:00, twice', () => {
  const startOf = intervalStarts(rules({ names: 'END', interval: 'PT15M' }))
  const ends = [
    '01:45',
    '02:00',
    '02:15',
    '02:30',
    '02:45',
    '03:00',
    '02:15',
    '02:30',
    '02:45',
    '03:00',
    '03:15',
  ]
  const starts = ends.map((time) => startOf(writtenTime(`2026-10-25 ${time}`, 'ISO')!, undefined, ''))
  expect(starts).toEqual(ends.map((_, place) => utc('2026-10-24T23:30Z') + place * 900_000))
  expect(at('2026-03-29 02:00', { names: 'END', interval: 'PT15M' })).toBe(utc('2026-03-29T00:45Z'))
  expect(at('2026-03-29 03:00', { names: 'END', interval: 'PT15M' })).toBe(utc('2026-03-29T00:45Z'))
})

test.each<[string, Partial<TimeRules>, string]>([
  ['2026-03-29', { interval: 'P1D' }, '2026-03-28T23:00Z'],
  ['2026-03-30', { interval: 'P1D', names: 'END' }, '2026-03-28T23:00Z'],
  ['2026-10-26', { interval: 'P1D' }, '2026-10-25T23:00Z'],
  ['2026-04-01', { interval: 'P1M', names: 'END' }, '2026-02-28T23:00Z'],
  ['2026-04-01', { interval: 'P3M' }, '2026-03-31T22:00Z'],
  ['2026-01-01', { interval: 'P1Y', names: 'END' }, '2024-12-31T23:00Z'],
  ['2026-03-29T22:00Z', { interval: 'P1D', names: 'END', clock: 'OFFSET' }, '2026-03-28T23:00Z'],
  // Clocks in Cairo skip midnight.
  ['2026-04-24', { interval: 'P1D', timeZone: 'Africa/Cairo' }, '2026-04-23T22:00Z'],
  // Clocks show the day before once more after a minute; days are cut at the second midnight.
  ['2009-11-01', { interval: 'P1D', timeZone: 'America/St_Johns' }, '2009-11-01T03:30Z'],
  ['2009-11-01', { interval: 'P1D', timeZone: 'America/St_Johns', names: 'END' }, '2009-10-31T02:30Z'],
  ['2026-07-01 12:00', { clock: 'UTC' }, '2026-07-01T12:00Z'],
  ['2026-07-01 12:00', { clock: 'UTC', names: 'END' }, '2026-07-01T11:00Z'],
  ['2026-07-01 12:00', { timeZone: 'Etc/GMT-1' }, '2026-07-01T11:00Z'],
  ['2026-07-01 12:00', { clock: 'STANDARD' }, '2026-07-01T11:00Z'],
  ['2026-01-01 12:00', { clock: 'STANDARD' }, '2026-01-01T11:00Z'],
  ['2026-03-29 02:30', { clock: 'STANDARD', interval: 'PT15M' }, '2026-03-29T01:30Z'],
  ['2026-10-25 02:30', { clock: 'STANDARD', interval: 'PT15M' }, '2026-10-25T01:30Z'],
  ['2026-07-01 12:00', { clock: 'STANDARD', names: 'END' }, '2026-07-01T10:00Z'],
  ['2026-07-01 12:00', { clock: 'STANDARD', timeZone: 'Australia/Sydney' }, '2026-07-01T02:00Z'],
  ['2026-01-01 12:00', { clock: 'STANDARD', timeZone: 'Australia/Sydney' }, '2026-01-01T02:00Z'],
  ['2026-07-01', { clock: 'STANDARD', interval: 'P1D' }, '2026-06-30T22:00Z'],
  ['2026-07-01 12:00', { timeZone: 'Asia/Kolkata', interval: 'PT30M' }, '2026-07-01T06:30Z'],
])('%s by %j is %s', (text, over, expected) => expect(at(text, over)).toBe(utc(expected)))

test('without an offset where each row should have one, nothing is made of a time', () => {
  expect(at('2026-07-01 12:00', { clock: 'OFFSET' })).toBe('TIME_UNREADABLE')
})

test('every instant is among those at which its zone shows the time, and none is lost', () => {
  const zone = fc.constantFrom(
    ...Object.keys(zones),
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Apia',
    'UTC',
  )
  fc.assert(
    fc.property(zone, fc.integer({ min: Date.UTC(2009, 0), max: Date.UTC(2030, 0) }), (timeZone, instant) => {
      const { all, wallOf } = wallInstants(timeZone)
      const found = all(wallOf(instant))
      expect(found).toContain(instant)
      expect(found.map(wallOf)).toEqual(found.map(() => wallOf(instant)))
    }),
    { numRuns: 500 },
  )
})
