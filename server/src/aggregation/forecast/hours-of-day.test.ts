import { columnsOfHours, expectedHours, hoursOf, temperatureOfHour } from './hours-of-day'
import { dayNumber, instantsOfDay } from '../baseline-variance/days-of-periods'

const timeZone = 'Europe/Berlin'
const hour = 3_600_000

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-10', 24],
])('%s has %i hours, each expected like the same hours of other weeks', (date, count) => {
  const today = dayNumber(date)
  expect(hoursOf(today, timeZone)).toHaveLength(count)
  const since = today - 70
  const { from } = instantsOfDay(since, timeZone)
  const { from: until } = instantsOfDay(today, timeZone)
  // Much from 6 to 18 h of the clock, whatever the season's offset is.
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false })
  const valueAt = (at: number) => (Number(clock.format(at)) >= 6 && Number(clock.format(at)) < 18 ? 10 : 2)
  const usage = new Map(
    Array.from({ length: Math.round((until - from) / hour) }, (_, place) => from + place * hour).map(
      (at) => [at, { sum: valueAt(at), count: 1, known: 1 }] as const,
    ),
  )
  const found = expectedHours({
    ...{ timeZone, today, since, usage, temperatureAt: () => undefined, rests: new Set() },
  })!
  expect(found.expected).toHaveLength(count)
  hoursOf(today, timeZone).forEach((at, place) => expect(found.expected[place]).toBeCloseTo(valueAt(at), 0))
})

const at = [0, 1, 2, 3].map((place) => place * hour)
const day = { measured: 14, expected: 40, lower: 36, upper: 44, isForetold: true }
const figure = (value: number) => value

test('what is yet to come of a day is spread as the hours usually are, and adds up to it', () => {
  const found = columnsOfHours({
    ...{ at, day, figure, isNeverNegative: true },
    usage: new Map([
      [0, { sum: 10, count: 4, known: 1 }],
      [hour, { sum: 4, count: 2, known: 0.5 }],
    ]),
    hours: { expected: [10, 10, 12, 9], uncertainty: [1, 1, 1, 1] },
  })
  expect(found.measured).toEqual([10, 4, null, null])
  expect(found.expected).toEqual([null, 9, 12, 9])
  expect(found.upper).toEqual([null, 9.5, 13, 10])
  expect(found.cumulated).toEqual([10, 19, 31, 40])
  expect([found.cumulatedLower.at(-1), found.cumulatedUpper.at(-1)]).toEqual([36, 44])
  expect(found.cumulatedUpper[0]).toBeNull()
})

test('a day of which the last minute is left, and one of which nothing is', () => {
  const usage = new Map(at.map((each) => [each, { sum: 10, count: 4, known: each === 3 * hour ? 0.75 : 1 }]))
  const hours = { expected: [10, 10, 10, 12], uncertainty: [1, 1, 1, 1] }
  const last = columnsOfHours({
    ...{ at, usage, hours, figure, isNeverNegative: true },
    day: { ...day, measured: 40, expected: 43, lower: 42, upper: 44 },
  })
  expect([last.expected, last.cumulated.at(-1)]).toEqual([[null, null, null, 13], 43])
  const whole = new Map(at.map((each) => [each, { sum: 10, count: 4, known: 1 }]))
  const over = columnsOfHours({
    ...{ at, usage: whole, hours, figure, isNeverNegative: true },
    day: { measured: 40, expected: 40, lower: 40, upper: 40, isForetold: false },
  })
  expect([over.expected, over.cumulatedUpper]).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ])
})

test('an hour ahead is as warm as yesterday, and as much warmer as the day is', () => {
  const hours = new Map([[0, { sum: 8, count: 2 }]])
  const temperatureAt = temperatureOfHour(hours, (one) => ({ 0: 5, 1: 7 })[one])
  expect(temperatureAt(0, 0)).toBe(4)
  expect(temperatureAt(24 * hour, 1)).toBe(6)
  expect(temperatureAt(30 * hour, 1)).toBe(7)
  expect(temperatureAt(60 * hour, 2)).toBeUndefined()
})
