import { dayOf } from './calendar'
import type { DailyForm } from './daily-model'
import type { Segment } from './explainable/fit-explainable'
import { partOf, type DailySeries } from './daily-series'
import { fitDaily } from './fit-daily'
import { meterOfTruth } from './meter-of-truth.testing'
import { predictDaily, totalOf } from './predict-daily'

const forms: DailyForm[] = ['pooled', 'explainable']
const until = (series: DailySeries, date: string) => partOf(series, 0, dayOf(date)! - series.day[0]! + 1)
const after = ({ day, usage }: DailySeries, date: string) =>
  [...day.keys()].filter((place) => day[place]! > dayOf(date)! && !Number.isNaN(usage[place]!))
const sum = (values: Float64Array, places: readonly number[]) =>
  places.reduce((all, place) => all + values[place]!, 0)

test.each([1, 2, 3, 4, 5])(
  'balance points and slopes are found again, whatever the noise (seed %i)',
  (seed) => {
    const heating = { below: 15, slope: 20 }
    const cooling = { above: 19.5, slope: 30 }
    const { model } = fitDaily(
      meterOfTruth({ seed, heating, cooling, climate: { mean: 14, swing: 12 }, baseLoad: 200, noise: 10 }),
      'explainable',
    )
    const [{ shape }, ...more] = model!.main.explainable.segments as [Segment]
    expect(more).toEqual([])
    expect(Math.abs(shape.heatingBalancePoint! - heating.below)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(shape.coolingBalancePoint! - cooling.above)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(shape.heatingSlope! / heating.slope - 1)).toBeLessThanOrEqual(0.05)
    expect(Math.abs(shape.coolingSlope! / cooling.slope - 1)).toBeLessThanOrEqual(0.05)
    expect(Math.abs(shape.baseLoad! / 200 - 1)).toBeLessThanOrEqual(0.05)
  },
)

test('open and closed days are modelled apart where they differ', () => {
  const { model } = fitDaily(
    meterOfTruth({ heating: { below: 15, slope: 20 }, onRestDays: 0.4, noise: 5 }),
    'explainable',
  )
  const { segments } = model!.main.explainable
  expect(segments.map(({ kinds }) => kinds.join())).toEqual(['open', 'closed'])
  const [open, closed] = segments.map(({ shape }) => shape)
  expect(Math.abs(closed!.heatingSlope! / open!.heatingSlope! - 0.4)).toBeLessThan(0.03)
})

describe.each(forms)('the %s form', (form) => {
  test.each([1, 2, 3])('finds savings of 10 % within 2 points (seed %i)', (seed) => {
    const meter = meterOfTruth({
      ...{ seed, days: 730, heating: { below: 15, slope: 20 }, onRestDays: 0.5, noise: 15 },
      savings: { from: '2022-01-01', share: 0.1 },
    })
    const { model } = fitDaily(until(meter, '2021-12-31'), form)
    const places = after(meter, '2021-12-31')
    const total = totalOf(model!, predictDaily(model!, meter), places)
    expect(Math.abs(1 - sum(meter.usage, places) / total.expected - 0.1)).toBeLessThan(0.02)
    expect(total.lower).toBeLessThan(total.expected)
  })

  test('follows a summer that is in January, and a week that rests on Friday', () => {
    const meter = meterOfTruth({
      ...{ days: 730, climate: { mean: 24, swing: 9, southern: true }, restDays: [4], onRestDays: 0.6 },
      ...{ cooling: { above: 22, slope: 25 }, baseLoad: 150, noise: 5 },
    })
    const { model, goodness } = fitDaily(until(meter, '2021-12-31'), form)
    expect(model!.closures).toEqual({ restDays: [4], endOfYear: true })
    expect(model!.main.explainable.southern).toBe(true)
    expect(goodness!.rSquared).toBeGreaterThan(0.95)
    const { expected } = predictDaily(model!, meter)
    const places = after(meter, '2021-12-31')
    expect(Math.abs(sum(expected, places) / sum(meter.usage, places) - 1)).toBeLessThan(0.01)
  })

  test('a kink in the heat of a hot country is found as one in the cold is', () => {
    const hot = {
      climate: { mean: 29, swing: 8 },
      cooling: { above: 25, slope: 20 },
      baseLoad: 200,
      noise: 4,
    }
    const meter = meterOfTruth({ days: 730, ...hot })
    const { model } = fitDaily(until(meter, '2021-12-31'), form)
    const { expected } = predictDaily(model!, meter)
    const places = after(meter, '2021-12-31')
    const squares = places.reduce((all, place) => all + (meter.usage[place]! - expected[place]!) ** 2, 0)
    expect(Math.sqrt(squares / places.length)).toBeLessThan(1.5 * hot.noise)
  })

  test('bands of independent noise hold what they promise: 80 % of the days', () => {
    const shares = [1, 2, 3, 4].map((seed) => {
      const meter = meterOfTruth({ seed, days: 730, heating: { below: 15, slope: 20 }, noise: 20 })
      const { model } = fitDaily(until(meter, '2021-12-31'), form)
      const { lower, upper } = predictDaily(model!, meter, { drift: 0 })
      const places = after(meter, '2021-12-31')
      const within = places.filter(
        (place) => meter.usage[place]! >= lower[place]! && meter.usage[place]! <= upper[place]!,
      )
      return within.length / places.length
    })
    const mean = shares.reduce((all, share) => all + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.77)
    expect(mean).toBeLessThan(0.84)
  })

  test('a history over 29 February and its year afterwards go on without a jump', () => {
    const meter = meterOfTruth({ from: '2023-03-01', days: 731, heating: { below: 15, slope: 20 } })
    const { model } = fitDaily(until(meter, '2024-02-29'), form)
    const { expected } = predictDaily(model!, meter)
    const places = after(meter, '2024-02-29')
    expect(places).toHaveLength(365)
    expect(Math.abs(sum(expected, places) / sum(meter.usage, places) - 1)).toBeLessThan(0.01)
  })

  test('what drifted in the last weeks of the baseline lasts to a good part', () => {
    const meter = meterOfTruth({ days: 730, noise: 1, savings: { from: '2021-09-01', share: 0.2 } })
    const { model } = fitDaily(until(meter, '2021-12-31'), form)
    expect(model!.level).toBeLessThan(0)
    const places = after(meter, '2021-12-31')
    const { expected } = predictDaily(model!, meter)
    const fitted = sum(expected, places) - model!.level * places.length
    const actual = sum(meter.usage, places)
    expect(Math.abs(sum(expected, places) - actual)).toBeLessThan(Math.abs(fitted - actual))
  })

  test.each([20_000, 2e9])('a day of %d changes next to nothing', (fault) => {
    const meter = meterOfTruth({ days: 730, heating: { below: 15, slope: 20 }, noise: 10 })
    const faulty = { ...meter, usage: meter.usage.slice() }
    faulty.usage[200] = fault
    faulty.usage[350] = -fault
    const places = after(meter, '2021-12-31')
    const expectedBy = (series: DailySeries) => {
      const { model } = fitDaily(until(series, '2021-12-31'), form)
      return totalOf(model!, predictDaily(model!, meter), places)
    }
    const [plain, robust] = [expectedBy(meter), expectedBy(faulty)]
    expect(Math.abs(robust.expected / plain.expected - 1)).toBeLessThan(0.015)
    expect((robust.upper - robust.lower) / (plain.upper - plain.lower)).toBeLessThan(1.5)
  })

  test('days on which nothing was read, and 0 was written, are taken for gaps', () => {
    const meter = meterOfTruth({ days: 730, heating: { below: 15, slope: 5 }, noise: 5 })
    const withZeros = { ...meter, usage: meter.usage.map((value, place) => (place % 31 === 5 ? 0 : value)) }
    const { model, goodness } = fitDaily(until(withZeros, '2021-12-31'), form)
    expect(goodness!.days).toBe(365 - 12)
    const places = after(meter, '2021-12-31')
    const { expected } = predictDaily(model!, meter)
    expect(Math.abs(sum(expected, places) / sum(meter.usage, places) - 1)).toBeLessThan(0.01)
  })
})
