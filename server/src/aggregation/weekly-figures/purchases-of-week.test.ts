import { purchasesOfWeek, type SeriesOfWeek } from './purchases-of-week'
import type { WeekSum } from './week-sums-query'

const hours = 168
const week = { before: 0, start: hours * 3_600_000, end: 2 * hours * 3_600_000 }
const whole = (sum: number): WeekSum => ({ sum, measured: hours, estimated: 0 })

let id = 0
const series = (sums: SeriesOfWeek['sums'], more: Partial<SeriesOfWeek> = {}): SeriesOfWeek => ({
  id: ++id,
  productType: 'ELECTRICITY',
  unit: 'kWh',
  interval: 'PT1H',
  timeZone: 'UTC',
  weeks: week,
  asSubmeter: [],
  spans: [{ from: (more.weeks ?? week).before, to: (more.weeks ?? week).end }],
  sums,
  ...more,
})

test('the metering points of a product add up', () => {
  expect(
    purchasesOfWeek([
      series({ week: whole(0.1), before: whole(10) }),
      series({ week: whole(0.2), before: whole(20) }),
    ]),
  ).toEqual([
    {
      productType: 'ELECTRICITY',
      unit: 'kWh',
      meteringPoints: 2,
      complete: 2,
      value: 0.3,
      measured: 1,
      estimated: 0,
      comparison: { meteringPoints: 2, value: 0.3, weekBefore: 30 },
    },
  ])
})

test('what is missing is told, and only what is whole in both weeks is compared', () => {
  const [purchase] = purchasesOfWeek([
    series({ week: whole(100), before: whole(80) }),
    series({ week: { sum: 50, measured: 42, estimated: 42 }, before: whole(90) }),
    series({ week: whole(30), before: { ...whole(1), measured: 1 } }),
    series(undefined),
  ])
  expect(purchase).toMatchObject({ meteringPoints: 4, complete: 2, value: 180, estimated: 42 / (4 * hours) })
  expect(purchase!.measured).toBe((2 * hours + 42) / (4 * hours))
  expect(purchase!.comparison).toEqual({ meteringPoints: 1, value: 100, weekBefore: 80 })
})

test('estimates make a week complete as well', () => {
  const [purchase] = purchasesOfWeek([
    series({ week: { sum: 5, measured: 100, estimated: 68 }, before: whole(4) }),
  ])
  expect([purchase!.complete, purchase!.comparison]).toEqual([
    1,
    { meteringPoints: 1, value: 5, weekBefore: 4 },
  ])
})

test('nothing is not zero', () => {
  const [purchase] = purchasesOfWeek([series(undefined), series(undefined)])
  expect(purchase).toMatchObject({ value: null, measured: 0, complete: 0, comparison: null })
  const [zero] = purchasesOfWeek([series({ week: whole(0), before: whole(0) })])
  expect(zero).toMatchObject({ value: 0, comparison: { value: 0, weekBefore: 0 } })
})

test('products stand apart, and so do units; the product measured most comes first', () => {
  const sums = { week: whole(1), before: whole(1) }
  const gas = { productType: 'GAS' } as const
  const purchases = purchasesOfWeek([
    series(sums),
    series(sums, { ...gas, unit: 'm³' }),
    series(sums, gas),
    series(sums, gas),
  ])
  expect(purchases.map(({ productType, unit, value }) => [productType, unit, value])).toEqual([
    ['GAS', 'kWh', 2],
    ['ELECTRICITY', 'kWh', 1],
    ['GAS', 'm³', 1],
  ])
})

test('a week of 169 hours needs 169 values', () => {
  const weeks = { ...week, end: week.end + 3_600_000 }
  const [purchase] = purchasesOfWeek([series({ week: whole(1), before: whole(1) }, { weeks })])
  expect([purchase!.complete, purchase!.comparison]).toEqual([0, null])
})

test('what was a main meter for some days only is whole with their values, and compared with nothing', () => {
  const half = week.start + (week.end - week.start) / 2
  const [purchase] = purchasesOfWeek([
    series(
      { week: { ...whole(5), measured: hours / 2 }, before: whole(9) },
      { spans: [{ from: week.before, to: half }] },
    ),
    series(
      { week: { ...whole(7), measured: hours / 2 }, before: whole(0) },
      { spans: [{ from: half, to: week.end }] },
    ),
  ])
  expect(purchase).toMatchObject({ meteringPoints: 2, complete: 2, value: 12, measured: 1, comparison: null })
})

test('without series there is nothing', () => {
  expect(purchasesOfWeek([])).toEqual([])
})
