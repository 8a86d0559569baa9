import { compareWithMeasured } from './compare-with-measured'

const hour = 3_600
const berlin = { interval: 'PT1H', timeZone: 'Europe/Berlin' } as const
const begin = Date.UTC(2026, 4, 4) / 1000
/** Values of hours from `begin` on; null: none. */
const hours = (...values: (number | null)[]) =>
  new Map(values.flatMap((value, place) => (value === null ? [] : [[begin + place * hour, value] as const])))
const usual = { mean: 10, high: 20 }
const compare = (
  amount: number,
  valueAt: ReadonlyMap<number, number>,
  { from = begin, to = begin + 4 * hour, step = 1 } = {},
) => compareWithMeasured({ from, to, amount }, { seriesInterval: berlin, measured: { valueAt, usual }, step })

test.each<[string, number, (number | null)[], ReturnType<typeof compare>]>([
  ['the same', 40, [10, 10, 10, 10], { kind: 'AGREES' }],
  ['as near as a meter is exact', 1_019, [250, 250, 250, 250], { kind: 'AGREES' }],
  ['as near as a register shows', 41, [10, 10, 10, 10], { kind: 'AGREES' }],
  ['as much as an hour may have', 60, [10, 10, 10, null], { kind: 'AGREES' }],
  [
    'too much for the one hour that is left',
    1_897,
    [10, 10, 10, null],
    { kind: 'MORE_THAN_MEASURED', measured: 30, difference: 1_867, usual: 30, hours: 1 },
  ],
  [
    'more, and no hour that could have it',
    60,
    [10, 10, 10, 10],
    { kind: 'UNLIKE_MEASURED', measured: 40, difference: 20, usual: null, hours: 0 },
  ],
  [
    'less than was measured',
    20,
    [10, 10, 10, null],
    { kind: 'UNLIKE_MEASURED', measured: 30, difference: -10, usual: null, hours: 1 },
  ],
  ['what fits, with most of it unknown', 60, [10], undefined],
  [
    'nothing measured in the time, but around it',
    1_867,
    [],
    { kind: 'MORE_THAN_MEASURED', measured: 0, difference: 1_867, usual: 120, hours: 4 },
  ],
])('%s', (_case, amount, values, expected) => {
  expect(compare(amount, hours(...values))).toEqual(expected)
})

test('of a meter that does not report by itself, and of no time, nothing is said', () => {
  const measured = { valueAt: new Map<number, number>(), usual: null }
  const span = { from: begin, to: begin + 4 * hour, amount: 1e6 }
  expect(compareWithMeasured(span, { seriesInterval: berlin, measured, step: 1 })).toBeUndefined()
  expect(compare(0, hours(10), { to: begin })).toBeUndefined()
})

test('an hour in which the meter was read is known for a part only, and so is what it leaves open', () => {
  const half = { from: begin + hour / 2, to: begin + 2 * hour, step: 0 }
  expect(compare(30, hours(20, 10), half)).toEqual({ kind: 'AGREES' })
  expect(compare(41, hours(20, 10), half)).toMatchObject({ kind: 'UNLIKE_MEASURED', difference: 21 })
})

test('days on end may be a few times the mean, a single hour as much as the highest', () => {
  const two = { to: begin + 48 * hour }
  expect(compare(48 * 30, hours(), two)).toBeUndefined()
  expect(compare(48 * 31, hours(), two)).toMatchObject({
    kind: 'MORE_THAN_MEASURED',
    usual: 48 * 30,
    hours: 48,
  })
})

test('days with a clock change are as long as they are', () => {
  const seriesInterval = { interval: 'P1D', timeZone: 'Europe/Berlin' } as const
  const start = Date.UTC(2026, 2, 27, 23) / 1000
  const valueAt = new Map([
    [start, 24],
    [start + 24 * hour, 23],
    [start + 47 * hour, 24],
  ])
  const span = { from: start, to: start + 71 * hour, amount: 71 }
  expect(compareWithMeasured(span, { seriesInterval, measured: { valueAt, usual }, step: 0 })).toEqual({
    kind: 'AGREES',
  })
  // All but the short day, of which the reading says that it had 23 hours of it.
  valueAt.delete(start + 24 * hour)
  expect(compareWithMeasured(span, { seriesInterval, measured: { valueAt, usual }, step: 0 })).toEqual({
    kind: 'AGREES',
  })
  expect(
    compareWithMeasured({ ...span, amount: 79 }, { seriesInterval, measured: { valueAt, usual }, step: 0 }),
  ).toMatchObject({
    ...{ kind: 'MORE_THAN_MEASURED', difference: 31, usual: 30, hours: 23 },
  })
})
