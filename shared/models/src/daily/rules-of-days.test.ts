import { dateOf, dayOf, isEndOfYear, weekdayOf } from './calendar'
import { closedDays, closuresOf, restDaysOf } from './closed-days'
import { dailySeries } from './daily-series'
import { goodnessOfDays } from './goodness-of-days'
import { huberWeights } from './huber-weights'
import { meterOfTruth } from './meter-of-truth.testing'
import { refusalOfModel } from './refusal-of-model'
import { smoothedTemperature } from './smoothed-temperature'
import { spreadOf } from './spread'
import { insufficienciesOf } from './sufficiency'

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2021-02-30', false],
  ['2021-2-3', false],
  ['2021-13-01', false],
  ['', false],
])('%p is a date: %p', (date, is) => {
  const day = dayOf(date)
  expect(day !== undefined).toBe(is)
  if (day !== undefined) expect(dateOf(day)).toBe(date)
})

test('weekdays and the end of the year are those of the calendar', () => {
  expect(weekdayOf(dayOf('2026-11-25')!)).toBe(2)
  expect(weekdayOf(dayOf('1969-12-28')!)).toBe(6)
  const dates = ['2021-12-23', '2021-12-24', '2021-12-31', '2022-01-01', '2022-01-02']
  expect(dates.map((date) => isEndOfYear(dayOf(date)!))).toEqual([false, true, true, true, false])
})

test('days that are not named have no values, and holidays are closed', () => {
  const series = dailySeries([
    { day: dayOf('2021-06-04')!, usage: 3, temperature: 15, holiday: true },
    { day: dayOf('2021-06-01')!, usage: Infinity },
  ])
  expect([...series.usage]).toEqual([NaN, NaN, NaN, 3])
  expect([...closedDays(series, { restDays: [5, 6], endOfYear: true })]).toEqual([0, 0, 0, 1])
})

test('rest days are those that stand apart, and Saturday and Sunday where none do', () => {
  const restDays = (days: readonly number[], onRestDays: number) =>
    restDaysOf(meterOfTruth({ restDays: days, onRestDays, noise: 3 }))
  expect(restDays([6], 0.5)).toEqual([6])
  expect(restDays([4, 5], 0.5)).toEqual([4, 5])
  expect(restDays([5, 6], 0.5)).toEqual([5, 6])
  expect(restDays([0], 1.6)).toEqual([0])
  expect(restDays([2], 1)).toEqual([5, 6])
})

test('a place that works between the years is not closed then', () => {
  const year = { days: 400, onRestDays: 0.5, noise: 3 }
  expect(closuresOf(meterOfTruth(year)).endOfYear).toBe(true)
  const working = meterOfTruth(year)
  working.day.forEach((day, place) => {
    if (isEndOfYear(day) && weekdayOf(day) < 5) working.usage[place] = 100
  })
  expect(closuresOf(working).endOfYear).toBe(false)
  const [eve] = closedDays(dailySeries([{ day: dayOf('2021-12-31')! }]), closuresOf(working))
  expect(eve).toBe(0)
})

test('what is felt of the weather follows it late, and a gap is felt as nothing', () => {
  expect([...smoothedTemperature(Float64Array.of(10, 20, NaN, 20), 0.5)]).toEqual([10, 15, NaN, 17.5])
  expect([...smoothedTemperature(Float64Array.of(NaN, 20, 8), 0)]).toEqual([NaN, 20, 8])
})

test('a day that is far off counts less, the others in full', () => {
  const weights = huberWeights(Float64Array.of(1, -1, 1, -1, 100))
  expect([...weights.subarray(0, 4)]).toEqual([1, 1, 1, 1])
  expect(weights[4]).toBeCloseTo((1.345 * 1.4826) / 100, 12)
  expect([...huberWeights(Float64Array.of(0, 0, 5))]).toEqual([1, 1, 1])
})

test('CV(RMSE), NMBE and R² are those of ASHRAE Guideline 14', () => {
  const figures = goodnessOfDays(Float64Array.of(2, 5, 5, 9, 9), Float64Array.of(2, 4, 6, 8, 9), 2)
  expect(figures.cvRmse).toBeCloseTo(Math.sqrt(3 / 3) / 6, 12)
  expect(figures.nmbe).toBeCloseTo(1 / 3 / 6, 12)
  expect(figures.rSquared).toBeCloseTo(1 - 3 / 36, 12)
  const constant = goodnessOfDays(Float64Array.of(0, 0), Float64Array.of(0, 0), 1)
  expect(constant).toMatchObject({ cvRmse: undefined, nmbe: undefined, rSquared: undefined })
})

test('what explains nothing is refused, unless the mean is good enough', () => {
  const figures = { days: 365, parameters: 5, nmbe: 0, rSquared: 0.02 }
  expect(refusalOfModel({ ...figures, cvRmse: 0.6 }, -0.1)).toEqual({
    ...{ code: 'EXPLAINS_NOTHING', cvRmse: 0.6, nmbe: 0, rSquared: 0.02 },
  })
  expect(refusalOfModel({ ...figures, cvRmse: 0.1 }, -0.1)).toBeUndefined()
  expect(refusalOfModel({ ...figures, cvRmse: 0.6 }, 0.4)).toBeUndefined()
})

describe('a baseline year', () => {
  const year = (days: number) => meterOfTruth({ days })
  const without = (share: number, what: 'usage' | 'temperature') => {
    const series = year(365)
    series[what].forEach((_, place) =>
      place % 100 < share && place > 0 ? (series[what][place] = NaN) : undefined,
    )
    return series
  }

  test('has 329 days', () => {
    expect(insufficienciesOf(year(329))).toEqual([])
    expect(insufficienciesOf(year(328))).toEqual([{ code: 'TOO_FEW_DAYS', days: 328, needed: 329 }])
  })

  test('has 90 % of them valid', () => {
    expect(insufficienciesOf(without(9, 'usage'))).toEqual([])
    expect(insufficienciesOf(without(14, 'usage'))).toEqual([
      { code: 'TOO_LITTLE_USAGE', share: expect.closeTo(0.86, 1) as number, needed: 0.9 },
    ])
    expect(insufficienciesOf(without(14, 'temperature'))).toMatchObject([{ code: 'TOO_LITTLE_TEMPERATURE' }])
  })

  test('is the last one of a longer history', () => {
    const long = year(900)
    long.usage.fill(NaN, 0, 400)
    expect(insufficienciesOf(long)).toEqual([])
    long.usage.fill(NaN, 0, 700)
    expect(insufficienciesOf(long)).toEqual([{ code: 'TOO_FEW_DAYS', days: 200, needed: 329 }])
  })
})

test('neighbours that are off together widen the band of a sum', () => {
  const series = meterOfTruth({ days: 360 })
  const places = [...series.day.keys()]
  const closed = new Uint8Array(360)
  const alternating = Float64Array.from(places, (place) => (place % 2 === 0 ? 1 : -1))
  const inMonths = Float64Array.from(places, (place) => (Math.floor(place / 60) % 2 === 0 ? 1 : -1))
  expect(spreadOf(series, closed, places, alternating).inflation).toBe(1)
  expect(spreadOf(series, closed, places, inMonths).inflation).toBeGreaterThan(3)
})
