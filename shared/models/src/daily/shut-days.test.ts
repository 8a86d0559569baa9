import { dayOf, isEndOfYear, weekdayOf } from './calendar'
import type { DailyForm } from './daily-model'
import { partOf, type DailySeries } from './daily-series'
import { fitDaily } from './fit-daily'
import { meterOfTruth } from './meter-of-truth.testing'
import { predictDaily } from './predict-daily'
import { shutDaysOf, withoutShut } from './shut-days'

const year = 365
const shutIn = (from: string, to: string) => (day: number) => day >= dayOf(from)! && day <= dayOf(to)!
const baselineWeeks = shutIn('2021-02-01', '2021-02-21')
const laterWeeks = shutIn('2022-02-01', '2022-02-21')
const isRest = (day: number) => [5, 6].includes(weekdayOf(day)) || isEndOfYear(day)

/** Two years of a heated building that used 30 % of a working day in three weeks of each winter. */
function meter(seed: number, told: boolean): DailySeries {
  const series = meterOfTruth({
    ...{ seed, days: 2 * year, heating: { below: 15, slope: 20 }, onRestDays: 0.6 },
    ...{ noise: 20, baseLoad: 300 },
  })
  series.day.forEach((day, place) => {
    if (!baselineWeeks(day) && !laterWeeks(day)) return
    series.usage[place]! *= isRest(day) ? 0.5 : 0.3
    series.shut[place] = told ? 1 : 0
  })
  return series
}

/** By what share what is expected of some days of the second year is off. */
function off(series: DailySeries, form: DailyForm, isOne: (day: number) => boolean): number {
  const { model } = fitDaily(partOf(series, 0, year), form)
  const { expected } = predictDaily(model!, series)
  let [all, used] = [0, 0]
  for (let place = year; place < series.day.length; place++)
    if (isOne(series.day[place]!)) {
      all += expected[place]!
      used += series.usage[place]!
    }
  return Math.abs(all / used - 1)
}

const forms: DailyForm[] = ['pooled', 'explainable']
describe.each(forms)('the %s form', (form) => {
  test.each([1, 2, 3])('keeps its working days when it is told of three shut weeks (seed %i)', (seed) => {
    const series = meter(seed, true)
    expect(off(series, form, (day) => !laterWeeks(day) && !isRest(day))).toBeLessThan(0.02)
    expect(off(series, form, laterWeeks)).toBeLessThan(0.1)
    expect(off(meter(seed, false), form, laterWeeks)).toBeGreaterThan(1)
  })
})

test('shut days of which a baseline knows nothing are expected as closed ones, with a wide band', () => {
  const baseline = meter(1, true)
  const { model } = fitDaily(partOf(baseline, dayOf('2021-03-01')! - baseline.day[0]!, year), 'pooled')
  expect(model!.shut).toMatchObject({ share: 1, days: 0 })
  const told = partOf(baseline, year, 2 * year)
  const { expected, upper } = predictDaily(model!, told)
  const merely = predictDaily(model!, { ...told, holiday: told.shut, shut: new Uint8Array(year) })
  const place = told.shut.indexOf(1)
  expect(Math.abs(expected[place]! / merely.expected[place]! - 1)).toBeLessThan(0.1)
  expect(upper[place]! - expected[place]!).toBeGreaterThan(merely.upper[place]! - merely.expected[place]!)
})

test('a share is drawn to that of a closed day where few days tell it', () => {
  const usage = Float64Array.of(20, 20, NaN)
  const expected = Float64Array.of(100, 100, 100)
  const [few, many] = [shutDaysOf([0], usage, expected), shutDaysOf([0, 1, 2], usage, expected)]
  expect(few.share).toBeCloseTo(0.6)
  expect(many.share).toBeCloseTo(0.4667)
  expect(many.days).toBe(2)
  expect(many.uncertainty).toBeLessThan(few.uncertainty)
})

test('a place that was shut most of the time is fitted as if it were not', () => {
  const shut = { shut: Uint8Array.of(1, 1, 0) } as DailySeries
  expect(withoutShut(shut, [0, 1, 2])).toEqual({ fitted: [0, 1, 2], areApart: false })
  expect(withoutShut(shut, [0, 2])).toEqual({ fitted: [2], areApart: true })
})
