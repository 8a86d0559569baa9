import fc from 'fast-check'
import { inMillionths } from './exact-shares'
import { weeklyProfile } from './profiles'
import { apportionConsumption } from './apportion-consumption'

const seconds = (instant: string) => Date.parse(instant) / 1000
const berlin = { interval: 'P1D', timeZone: 'Europe/Berlin' } as const

test('by days, from noon to noon: half a day, a day, half a day', () => {
  const spread = apportionConsumption(
    [{ from: seconds('2024-06-01T10:00Z'), to: seconds('2024-06-03T10:00Z'), amount: 48 }],
    berlin,
  )
  expect(spread).toEqual({
    at: ['2024-05-31T22:00Z', '2024-06-01T22:00Z', '2024-06-02T22:00Z'].map(seconds),
    value: [12, 24, 12],
    covered: [0.5, 1, 0.5],
  })
})

test('a day of 25 hours gets 25 shares, and one of 23 gets 23', () => {
  const amounts = [{ from: seconds('2024-10-25T22:00Z'), to: seconds('2024-10-28T23:00Z'), amount: 73 }]
  expect(apportionConsumption(amounts, berlin).value).toEqual([24, 25, 24])
  const spring = [{ from: seconds('2024-03-29T23:00Z'), to: seconds('2024-04-01T22:00Z'), amount: 71 }]
  expect(apportionConsumption(spring, berlin).value).toEqual([24, 23, 24])
})

test.each([
  [
    'half an hour more on Lord Howe',
    'Australia/Lord_Howe',
    '2024-04-05T13:00Z',
    '2024-04-07T13:30Z',
    [24, 24.5],
  ],
  ['a day less in Samoa', 'Pacific/Apia', '2011-12-29T10:00Z', '2011-12-31T10:00Z', [24, 24]],
  ['an hour more in Casablanca', 'Africa/Casablanca', '2024-03-08T23:00Z', '2024-03-11T00:00Z', [24, 25]],
])('%s', (_case, timeZone, from, to, expected) => {
  const span = { from: seconds(from), to: seconds(to) }
  const amount = (span.to - span.from) / 3600
  expect(apportionConsumption([{ ...span, amount }], { interval: 'P1D', timeZone }).value).toEqual(expected)
})

test('a day on which the meter was read has a share of both sides', () => {
  const noon = seconds('2024-06-02T10:00Z')
  const spread = apportionConsumption(
    [
      { from: noon - 86_400, to: noon, amount: 24 },
      { from: noon, to: noon + 86_400, amount: 48 },
    ],
    berlin,
  )
  expect(spread.value).toEqual([12, 36, 24])
  expect(spread.covered).toEqual([0.5, 1, 0.5])
})

test('by a profile: a day is the sum of its hours', () => {
  const weekdays = weeklyProfile(
    Array.from({ length: 168 }, (_none, hour) => (hour < 5 * 24 ? 3 : 1)),
    'Europe/Berlin',
  )
  // Friday to Sunday.
  const amounts = [{ from: seconds('2024-06-06T22:00Z'), to: seconds('2024-06-09T22:00Z'), amount: 50 }]
  expect(apportionConsumption(amounts, berlin, weekdays).value).toEqual([30, 10, 10])
})

test('two readings within one interval, and two at the same instant', () => {
  const from = seconds('2024-06-01T10:00Z')
  expect(apportionConsumption([{ from, to: from + 60, amount: 7 }], berlin)).toMatchObject({ value: [7] })
  expect(apportionConsumption([{ from, to: from, amount: 7 }], berlin).at).toEqual([])
})

test('whatever was used is there again to the last millionth, on any grid', () => {
  const reading = fc.record({
    seconds: fc.integer({ min: 1, max: 40 * 86_400 }),
    amount: fc.double({ min: 0, max: 1e7, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2030, 0) / 1000 }),
      fc.array(reading, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('PT1H', 'P1D'),
      fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca'),
      fc.boolean(),
      (first, readings, interval, timeZone, byProfile) => {
        let from = first
        const amounts = readings.map(({ seconds: length, amount }) => {
          const span = { from, to: from + length, amount }
          from = span.to
          return span
        })
        const week = weeklyProfile(
          Array.from({ length: 168 }, (_none, hour) => hour % 5),
          timeZone,
        )
        const spread = apportionConsumption(amounts, { interval, timeZone }, byProfile ? week : undefined)
        const sum = spread.value.reduce((total, value) => total + inMillionths(value), 0)
        expect(sum).toBe(amounts.reduce((total, { amount }) => total + inMillionths(amount), 0))
        expect(spread.at.every((at, place) => place === 0 || at > spread.at[place - 1]!)).toBe(true)
        expect(spread.covered.every((share) => share > 0 && share < 1.000001)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

test('what is measured between two readings is taken off, and only the rest is spread', () => {
  const hours = { interval: 'PT1H', timeZone: 'UTC' } as const
  const amounts = [{ from: 1_800, to: 4 * 3_600, amount: 10 }]
  const half = apportionConsumption(amounts, hours, undefined, new Map([[0, 2]]))
  // Half of the first hour lies before the first reading.
  expect(half).toEqual({ at: [3_600, 7_200, 10_800], value: [3, 3, 3], covered: [1, 1, 1] })
  const more = apportionConsumption(amounts, hours, undefined, new Map([[3_600, 12]]))
  expect(more.value).toEqual([0, 0, 0])
  const all = [0, 1, 2, 3].map((hour) => [hour * 3_600, 1] as const)
  expect(apportionConsumption(amounts, hours, undefined, new Map(all)).at).toEqual([])
})

test('what was used between two readings in the middle of months goes to these months by their part of the time', () => {
  const at = (date: string) => Date.parse(date) / 1000
  const months = { interval: 'P1M', timeZone: 'UTC' } as const
  const amounts = [{ from: at('2025-01-16T00:00Z'), to: at('2025-02-15T00:00Z'), amount: 30 }]
  expect(apportionConsumption(amounts, months)).toMatchObject({
    at: [at('2025-01-01T00:00Z'), at('2025-02-01T00:00Z')],
    value: [16, 14],
  })
})
