import fc from 'fast-check'
import { dayOf } from './calendar'
import type { DailyForm } from './daily-model'
import { dailySeries, partOf, type DailySeries } from './daily-series'
import { fitDaily } from './fit-daily'
import { meterOfTruth } from './meter-of-truth.testing'
import { predictDaily, totalOf } from './predict-daily'

const forms: DailyForm[] = ['pooled', 'explainable']

const withUsage = (series: DailySeries, of: (usage: number, place: number) => number): DailySeries => ({
  ...series,
  usage: series.usage.map(of),
})
const withTemperature = (series: DailySeries, of: (value: number, place: number) => number): DailySeries => ({
  ...series,
  temperature: series.temperature.map(of),
})
const heated = (days = 365) => meterOfTruth({ days, heating: { below: 15, slope: 20 }, noise: 10 })

function figuresAreFinite(fitted: DailySeries, asked: DailySeries, form: DailyForm) {
  const { model, goodness, unseen } = fitDaily(fitted, form)
  for (const figure of [
    goodness?.cvRmse,
    goodness?.nmbe,
    goodness?.rSquared,
    unseen?.cvRmse,
    unseen?.rSquared,
  ])
    expect(figure === undefined || Number.isFinite(figure)).toBe(true)
  if (model === undefined) return undefined
  const prediction = predictDaily(model, asked)
  const { expected, lower, upper } = prediction
  for (const values of [expected, lower, upper]) expect(values.every(Number.isFinite)).toBe(true)
  expect(expected.every((value, place) => value >= lower[place]! && value <= upper[place]!)).toBe(true)
  const total = totalOf(model, prediction, [...asked.day.keys()])
  expect(Object.values(total).every(Number.isFinite)).toBe(true)
  // Stored and read again it says the same.
  expect(predictDaily(JSON.parse(JSON.stringify(model)), asked).expected).toEqual(expected)
  return model
}

test('a temperature that no weather has is a gap, and does not hold up the fit', () => {
  const days = [...heated().day].map((day, place) => ({
    day,
    usage: 10,
    temperature: place === 7 ? 1e12 : 5,
  }))
  expect(dailySeries(days).temperature.subarray(6, 9)).toEqual(Float64Array.of(5, NaN, 5))
  expect(fitDaily(dailySeries(days), 'explainable').model!.temperatures).toEqual([0, 10])
})

describe.each(forms)('the %s form', (form) => {
  test('never gives anything that is not a number, whatever the days are like', () => {
    const number = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.constantFrom(0, 0, 1e-300, 1e15, NaN, NaN, Infinity),
      fc.integer({ min: 0, max: 9 }),
    )
    const day = fc.record({
      day: fc.integer({ min: 18_000, max: 18_420 }),
      usage: number,
      temperature: fc.oneof(fc.double({ min: -40, max: 50, noNaN: true }), fc.constantFrom(NaN, 15)),
      holiday: fc.boolean(),
      shut: fc.boolean(),
    })
    const days = fc.uniqueArray(day, { selector: (each) => each.day, minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(days, fc.double({ min: 0, max: 1, noNaN: true }), (found, share) => {
        const series = dailySeries(found)
        figuresAreFinite(partOf(series, 0, Math.ceil(share * series.day.length)), series, form)
      }),
      { numRuns: 60 },
    )
  })

  test('a meter that always uses the same is expected to go on', () => {
    const constant = withUsage(heated(), () => 42)
    const model = figuresAreFinite(constant, constant, form)
    const { expected } = predictDaily(model!, constant)
    for (const value of expected) expect(value).toBeCloseTo(42, 6)
    const fit = fitDaily(constant, form)
    expect(fit.refusal).toBeUndefined()
    expect(fit.goodness!.rSquared).toBeUndefined()
  })

  test('a meter that never used anything is expected to go on so', () => {
    const silent = withUsage(heated(), () => 0)
    const model = figuresAreFinite(silent, silent, form)
    for (const value of predictDaily(model!, silent).expected) expect(value).toBeCloseTo(0, 9)
  })

  test('without one day of usage there is no model', () => {
    const fit = fitDaily(
      withUsage(heated(), () => NaN),
      form,
    )
    expect(fit).toMatchObject({ model: undefined, insufficiencies: [{ code: 'NO_USAGE' }] })
    expect(fitDaily(dailySeries([]), form).model).toBeUndefined()
  })

  test.each([1, 2, 10, 40])('of %i days there is a guess that stays near what was seen', (days) => {
    const year = heated()
    const model = figuresAreFinite(partOf(year, 0, days), year, form)
    const seen = year.usage.subarray(0, days)
    const range = Math.max(...seen) - Math.min(...seen)
    const { expected } = predictDaily(model!, year)
    expect(Math.max(...expected)).toBeLessThanOrEqual(Math.max(...seen) + range + 1e-6)
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(Math.min(...seen) - range - 1e-6)
  })

  test('a meter that feeds in may be expected to, another one not', () => {
    const meter = heated()
    const feedingIn = withUsage(meter, (usage) => usage - 250)
    expect(Math.min(...predictDaily(fitDaily(feedingIn, form).model!, meter).expected)).toBeLessThan(-50)
    const gas = withUsage(meter, (usage) => Math.max(0, usage - 150))
    const { expected, lower } = predictDaily(fitDaily(gas, form).model!, gas)
    expect(Math.min(...expected, ...lower)).toBe(0)
  })

  test('gaps of usage and temperature are left out and expected all the same', () => {
    const whole = heated()
    const holes = withTemperature(
      withUsage(whole, (usage, place) => (place % 9 === 0 ? NaN : usage)),
      (value, place) => (place % 23 === 0 ? NaN : value),
    )
    const model = figuresAreFinite(holes, holes, form)
    const { expected } = predictDaily(model!, whole)
    const off = expected.reduce((sum, value, place) => sum + Math.abs(value - whole.usage[place]!), 0)
    expect(off / whole.usage.reduce((sum, value) => sum + value)).toBeLessThan(0.06)
  })

  test('where no temperature is known the model goes by the calendar', () => {
    const blind = withTemperature(heated(730), () => NaN)
    const fit = fitDaily(partOf(blind, 0, 365), form)
    expect(fit.model!.temperatures).toBeUndefined()
    expect(fit.insufficiencies).toEqual([])
    expect(fit.goodness!.rSquared).toBeGreaterThan(0.5)
    figuresAreFinite(partOf(blind, 0, 365), blind, form)
  })

  test('of random numbers it says that it explains nothing, with its figures', () => {
    const meter = heated()
    let state = 1
    const random = withUsage(meter, () => (state = (state * 48_271) % 2_147_483_647) % 1000)
    const { refusal, model } = fitDaily(random, form)
    expect(refusal).toMatchObject({ code: 'EXPLAINS_NOTHING', cvRmse: expect.any(Number) as number })
    expect(model).toBeDefined()
  })
})

test.each(forms)('one reading of a billion does not refuse a meter by the form %s, and is named', (form) => {
  const plain = heated()
  const spoilt = withUsage(plain, (usage, place) => (place === 200 ? 1e9 : usage))
  const [good, found] = [fitDaily(plain, form), fitDaily(spoilt, form)]
  expect(found.refusal).toBeUndefined()
  expect(found.faults).toMatchObject([{ day: plain.day[200], usage: 1e9 }])
  expect(Math.abs(found.faults[0]!.expected - plain.usage[200]!)).toBeLessThan(60)
  expect(found.goodness!.days).toBe(364)
  expect(Math.abs(found.goodness!.cvRmse! / good.goodness!.cvRmse! - 1)).toBeLessThan(0.2)
  expect(good.faults).toEqual([])
})

test('days that are far off again and again are what the meter does, and stay in the figures', () => {
  const often = withUsage(heated(), (usage, place) => (place % 30 === 3 ? 1e9 : usage))
  const { faults, goodness } = fitDaily(often)
  expect([faults, goodness!.days]).toEqual([[], 365])
})

test('three years are fitted at most, and nothing before them changes anything', () => {
  const long = meterOfTruth({ from: '2015-01-01', days: 2_000, heating: { below: 15, slope: 20 }, noise: 5 })
  const { model } = fitDaily(long)
  expect(model!.to - model!.from + 1).toBe(1_096)
  expect(model!.to).toBe(dayOf('2015-01-01')! + 1_999)
})

test('usage of all shapes may come in any order of days', () => {
  const meter = heated()
  const days = [...meter.day].map((day, place) => ({
    ...{ day, usage: meter.usage[place], temperature: meter.temperature[place] },
  }))
  expect(fitDaily(dailySeries(days.reverse())).model).toEqual(fitDaily(meter).model)
})
