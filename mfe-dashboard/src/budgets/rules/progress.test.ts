import { budgetProgress } from './progress'
import type { KnownMonth } from './spread'

const budget = Array<number>(12).fill(300)
const months = (values: Record<string, number | null>, known = 1) =>
  new Map(Object.entries(values).map(([month, value]): [string, KnownMonth] => [month, { value, known }]))
const progress = (today: string, values: Record<string, number | null>, change: object = {}) =>
  budgetProgress({ ...{ year: 2026, budget, today, forecast: null }, actual: months(values), ...change })

test('until today counts the days that are over', () => {
  const found = progress('2026-03-11', { '2026-01': 280, '2026-02': 320, '2026-03': 90 })
  expect(found).toMatchObject({ state: 'RUNNING', total: 3_600, actual: 690, known: 1 })
  expect(found.toDate).toBeCloseTo(600 + (300 * 10) / 31)
  expect(found.deviation).toBeCloseTo(690 - 600 - 3_000 / 31)
  expect(found.light).toBe('ON_TARGET')
  expect(found.months.map(({ actualUntil }) => actualUntil).slice(0, 4)).toEqual([280, 600, 690, null])
  expect(found.months[11]!.budgetUntil).toBe(3_600)
})

test('on the first of a month the whole months are compared', () => {
  const found = progress('2026-02-01', { '2026-01': 310, '2026-02': 5 })
  expect(found).toMatchObject({ toDate: 300, actual: 310, deviation: 10, light: 'AT_RISK' })
})

test('on New Year nothing is over yet', () => {
  expect(progress('2026-01-01', {})).toMatchObject({
    ...{ state: 'RUNNING', toDate: 0, actual: null, deviation: null, light: 'NO_VALUE' },
  })
})

test('a year that is ahead has no progress, and one that is over has all of it', () => {
  const forecast = { expected: 1, lower: 1, upper: 1 }
  expect(progress('2025-12-31', { '2026-01': 5 }, { forecast })).toMatchObject({
    ...{ state: 'AHEAD', toDate: 0, actual: null, deviation: null, expected: null },
  })
  const values = Object.fromEntries(
    Array.from({ length: 12 }, (_, place) => [`2026-${String(place + 1).padStart(2, '0')}`, 400]),
  )
  expect(progress('2027-01-01', values, { forecast })).toMatchObject({
    ...{ state: 'OVER', toDate: 3_600, actual: 4_800, deviation: 1_200, light: 'OFF_TARGET', expected: null },
  })
})

test('with missing values no deviation is told, and no light that could be another one', () => {
  const values = { '2026-01': 290, '2026-02': 300 }
  const found = progress('2026-03-01', values, { actual: months(values, 0.95) })
  expect(found).toMatchObject({ actual: 590, deviation: null, light: 'INCOMPLETE' })
  // One month of which nothing is known.
  expect(progress('2026-03-01', { '2026-01': 700, '2026-02': null })).toMatchObject({
    ...{ actual: 700, deviation: null, light: 'INCOMPLETE', leastKnown: 0 },
  })
})

test('the expected deviation has the band of the forecast', () => {
  const forecast = { expected: 3_700, lower: 3_500, upper: 3_900 }
  expect(progress('2026-03-01', {}, { forecast }).expectedDeviation).toEqual({
    ...{ expected: 100, lower: -100, upper: 300 },
  })
})

test('where a meter could not be counted nothing is judged', () => {
  expect(progress('2026-02-01', { '2026-01': 200 }, { isPartial: true })).toMatchObject({
    ...{ actual: 200, deviation: null, light: 'INCOMPLETE' },
  })
})

test('a leap February has its day', () => {
  const found = budgetProgress({
    ...{ year: 2028, budget, forecast: null, today: '2028-02-29' },
    actual: months({}),
  })
  expect(found.toDate).toBeCloseTo(300 + (300 * 28) / 29)
})
