import type { ValueOfDay } from '../baseline-variance/values-of-days'
import { dayNumber } from '../baseline-variance/days-of-periods'
import { sumsOfForecast } from './columns-of-forecast'
import { forecastDays } from './forecast-days'
import { foretoldDays, leftOfToday, meterForecast } from './meter-forecast'
import { noWeather } from './weather-ahead'

const whole = (sum: number): ValueOfDay => ({ sum, count: 1, known: 1 })

/** A meter that uses 100 on each working day and 40 on others, known until a day. */
function foretell(
  date: string,
  { until = 'MONTH', running, lacks = () => false, sign = 1, deadFor = 0 }: Partial<Foretelling> = {},
) {
  const today = dayNumber(date)
  const { period } = forecastDays(until, today)
  const since = today - 400
  const amounts = new Map(
    Array.from({ length: 400 }, (_, place) => since + place)
      .filter((day) => !lacks(day))
      .map((day) => [
        day,
        whole(day >= today - deadFor ? 0 : sign * ((((day + 3) % 7) + 7) % 7 < 5 ? 100 : 40)),
      ]),
  )
  const { weathers, temperatureOf } = noWeather(period)
  const found = meterForecast(
    {
      amounts,
      running,
      temperatureOf,
      holidays: new Set(),
      closed: new Set(),
      drift: 0.084,
      isOfWeather: false,
    },
    { period, today, since, form: 'POOLED', weathers },
  )
  return {
    ...found,
    period,
    total: found.foretold && sumsOfForecast([found.foretold], foretoldDays(period).from),
  }
}

interface Foretelling {
  until: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  running: { sum: number; known: number; rest: number }
  lacks: (day: number) => boolean
  sign: number
  /** Days until now on which it has counted nothing. */
  deadFor: number
}

test.each<[string, string, Foretelling['until'], number, number | null]>([
  ['the first minute of a Monday', '2026-11-30', 'WEEK', 580, null],
  ['the first day of a year', '2027-01-01', 'YEAR', 261 * 100 + 104 * 40, null],
  ['the last day of a year', '2026-12-31', 'YEAR', 261 * 100 + 104 * 40, 260 * 100 + 104 * 40],
  ['a month that ends on a day of 25 hours', '2026-10-20', 'MONTH', 22 * 100 + 9 * 40, 13 * 100 + 6 * 40],
  ['29 February', '2028-02-29', 'MONTH', 21 * 100 + 8 * 40, 20 * 100 + 8 * 40],
  ['1 March after it', '2028-03-01', 'WEEK', 580, 200],
  ['a Sunday of 23 hours', '2027-03-28', 'DAY', 40, null],
  ['a Sunday of 25 hours', '2027-10-31', 'WEEK', 580, 540],
])('on %s (%s, %s) the whole of it is foretold', (_, date, until, expected, measured) => {
  const { total, period } = foretell(date, { until })
  const sum = total!(period)
  expect(Math.abs(sum.expected / expected - 1)).toBeLessThan(0.03)
  expect(sum.measured).toEqual(measured)
  expect(sum.lower).toBeLessThanOrEqual(sum.expected)
})

test('ten minutes before the end hardly anything is yet to come, and the band is as narrow', () => {
  const { total, period } = foretell('2026-11-30', { running: { sum: 99, known: 1, rest: 0.007 } })
  const { measured, expected, upper } = total!(period)
  expect(expected - measured!).toBeGreaterThan(0.4)
  expect(expected - measured!).toBeLessThan(1)
  expect((upper - expected) / expected).toBeLessThan(0.005)
})

test('days without values are foretold as well, and counted as missing', () => {
  const gap = dayNumber('2026-11-10')
  const { total, known } = foretell('2026-11-20', { lacks: (day) => day === gap })
  const { measured, expected, isForetold } = total!({ from: gap, to: gap + 1 })
  expect([measured, isForetold]).toEqual([null, true])
  expect(Math.abs(expected - 100)).toBeLessThan(5)
  expect(known).toBeCloseTo(27 / 28, 9)
})

test('below 40 % of the data nothing is foretold', () => {
  const from = dayNumber('2026-10-01')
  const some = (share: number) =>
    foretell('2026-11-20', { lacks: (day) => day >= from && day % 10 >= 10 * share })
  expect(some(0.3).foretold).toBeUndefined()
  expect(some(0.5).foretold).toBeDefined()
})

test('of a meter that has ended or is dead for half a year no end of the year is foretold, whatever its year has', () => {
  const today = dayNumber('2026-11-20')
  const ended = foretell('2026-11-20', { until: 'YEAR', lacks: (day) => day >= today - 185 })
  expect(ended.known).toBeGreaterThan(0.4)
  expect(ended).toMatchObject({ ended: { code: 'NO_RECENT_DATA', since: today - 185 } })
  expect(ended.foretold).toBeUndefined()
  // It is read on the first of each month.
  const monthly = foretell('2026-11-20', { until: 'YEAR', lacks: (day) => day >= dayNumber('2026-11-01') })
  expect(monthly.foretold).toBeDefined()
  for (const until of ['WEEK', 'YEAR'] as const) {
    const dead = foretell('2026-11-20', { until, deadFor: 60 })
    expect(dead).toMatchObject({ known: 1, ended: { code: 'STANDS_STILL', since: today - 60 } })
    expect(dead.foretold).toBeUndefined()
  }
  expect(foretell('2026-11-20', { until: 'YEAR', deadFor: 20 }).foretold).toBeDefined()
})

test('a new meter, one that has ended and one that feeds in have finite bands around what is expected', () => {
  const today = dayNumber('2026-11-20')
  for (const until of ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const)
    for (const [lacks, sign] of [
      [(day: number) => day < today - 12, 1],
      [(day: number) => day > today - 185, 1],
      [(day: number) => day < today - 330, 1],
      [() => false, -1],
    ] as const) {
      const { total, period, known, ended } = foretell('2026-11-20', { until, lacks, sign })
      expect(total === undefined).toBe(known < 0.4 || ended !== undefined)
      if (total === undefined) continue
      const { lower, expected, upper } = total(period)
      expect(lower <= expected && expected <= upper && Number.isFinite(upper - lower)).toBe(true)
      expect(Math.sign(expected)).toBe(sign)
    }
})

test.each([
  ['nothing of the day is known', undefined, 1],
  ['it goes as expected', { sum: 60, known: 1, rest: 0.4 }, 0.4],
  ['half of the hours until now are missing', { sum: 30, known: 0.5, rest: 0.4 }, 0.7],
  ['it uses half as much', { sum: 30, known: 1, rest: 0.4 }, 0.4 * (1 - 0.5 * 0.8)],
  ['it has used nothing', { sum: 0, known: 1, rest: 0.4 }, 0.4 * (1 - 0.5 * 0.8)],
  ['nothing is over', { sum: 0, known: 1, rest: 1 }, 1],
])('where %s, so much is yet to come', (_, running, left) => {
  expect(leftOfToday(running, 100)).toBeCloseTo(left, 9)
})
