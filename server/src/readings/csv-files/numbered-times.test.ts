import { certain, guess, lines, localTimes } from './files.testing'
import { planOf } from './guess-file'
import { recordsOf } from './guess-separator'
import { readRows } from './read-rows'

/** So many intervals from a midnight on, each with its date and its number in that day as clocks in Berlin have it. */
function numbered(from: string, count: number, minutes: number, first: 0 | 1 = 1) {
  const number = new Map<string, number>()
  return localTimes(from, count, minutes).map((time) => {
    const next = number.get(time.dmy) ?? first
    number.set(time.dmy, next + 1)
    return { ...time, number: next }
  })
}
type Row = ReturnType<typeof numbered>[number]
const file = (rows: readonly Row[], heading: string) =>
  lines(
    `Datum;${heading};kWh`,
    rows.map(({ dmy, number }, place) => `${dmy};${number};${place},5`),
  )

function read(text: string) {
  const found = guess(text)
  const row = readRows(planOf(found)!)
  const all = recordsOf(text, ';').map(row)
  return {
    found,
    at: all.flatMap(({ readings }) => readings.map(({ at }) => at * 1000)),
    faults: all.flatMap(({ faults }) => faults),
  }
}

test.each([
  ['hours', 60, 'PT1H'],
  ['settlement periods', 30, 'PT30M'],
  ['quarters', 15, 'PT15M'],
] as const)('%s counted from 1 are the intervals of their day, and no days', (_, minutes, interval) => {
  const rows = numbered('2026-03-10 00:00', (3 * 1440) / minutes, minutes)
  const { found, at, faults } = read(file(rows, 'Stunde'))
  expect(found).toMatchObject({
    ...{ timeColumn: certain(1), interval: certain(interval), names: certain('END') },
    values: [{ column: 2 }],
    clock: { sure: 'likely', value: 'LOCAL' },
  })
  expect(at).toEqual(rows.map(({ instant }) => instant))
  expect(faults).toEqual([])
})

test.each(['2026-03-28 00:00', '2026-10-24 00:00'])(
  'a day on which clocks change has an hour more or less: from %s',
  (from) => {
    const rows = numbered(from, 72, 60).slice(0, -2)
    const { found, at, faults } = read(file(rows, 'Hour'))
    expect(found.clock).toMatchObject(certain('LOCAL'))
    expect(at).toEqual(rows.map(({ instant }) => instant))
    expect(faults).toEqual([])
  },
)

test('a number that its day does not have is a fault', () => {
  const rows = numbered('2026-03-10 00:00', 48, 60)
  const { faults } = read(`${file(rows, 'Hour')}\n12.03.2026;25;1,5`)
  expect(faults).toMatchObject([{ line: 50, code: 'TIME_UNREADABLE' }])
})

test('hours from 0 are those of a clock', () => {
  const rows = numbered('2026-03-10 00:00', 48, 60, 0)
  const { found, at } = read(file(rows, 'Hour'))
  expect(found).toMatchObject({ names: certain('START'), interval: certain('PT1H') })
  expect(at).toEqual(rows.map(({ instant }) => instant))
})

test('one row for each of two meters and hour', () => {
  const rows = numbered('2026-03-10 00:00', 48, 60)
  const text = lines(
    'Datum;Stunde;Zähler;kWh',
    rows.flatMap(({ dmy, number }) => ['Z-1', 'Z-2'].map((meter) => `${dmy};${number};${meter};1,5`)),
  )
  const { found, at } = read(text)
  expect(found).toMatchObject({ timeColumn: certain(1), meterColumns: { value: [2] } })
  expect(at).toEqual(rows.flatMap(({ instant }) => [instant, instant]))
})

test('daily values beside a number of their own are days', () => {
  const rows = Array.from({ length: 60 }, (_, place) => {
    const { dmy } = localTimes('2026-01-01 12:00', 60, 1440)[place]!
    return `${dmy};${place + 1};7,5`
  })
  expect(guess(lines('Datum;Nr;kWh', rows))).toMatchObject({
    timeColumn: certain(null),
    interval: certain('P1D'),
  })
})
