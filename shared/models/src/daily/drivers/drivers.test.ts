import fc from 'fast-check'
import { dayOf, weekdayOf } from '../calendar'
import type { DailyForm } from '../daily-model'
import { dailySeries, partOf, type DailySeries } from '../daily-series'
import { fitDaily } from '../fit-daily'
import { meterOfTruth, noiseOf, type Truth } from '../meter-of-truth.testing'
import { predictDaily, totalOf } from '../predict-daily'
import { daysBeyond } from './effect-of-drivers'

const forms: DailyForm[] = ['pooled', 'explainable']
const endOfBaseline = '2021-12-31'
const inBaseline = (series: DailySeries) => partOf(series, 0, dayOf(endOfBaseline)! - series.day[0]! + 1)
const afterwards = ({ day }: DailySeries) =>
  [...day.keys()].filter((place) => day[place]! > dayOf(endOfBaseline)!)
const sum = (values: Float64Array, places: readonly number[]) =>
  places.reduce((all, place) => all + values[place]!, 0)

/** Pieces a day: few on weekends, more or fewer from week to week, and by a fifth more after the baseline. */
function piecesOf({ day }: DailySeries, seed: number): Float64Array {
  const random = noiseOf(seed + 100)
  let week = 0
  return Float64Array.from(day, (each) => {
    if (weekdayOf(each) === 0) week = 15 * random()
    const usual = weekdayOf(each) > 4 ? 10 : 100 + week + 10 * random()
    return Math.max(0, usual) * (each > dayOf(endOfBaseline)! ? 1.2 : 1)
  })
}

const ofPiece = 4
const truth: Truth = { days: 730, heating: { below: 15, slope: 20 }, onRestDays: 0.5, noise: 15 }

/** A factory: heated, quieter on weekends, and with so much for each piece. */
function factory(seed: number, saved = 0): DailySeries {
  const plain = meterOfTruth({ ...truth, seed })
  const pieces = piecesOf(plain, seed)
  const usage = plain.usage.map(
    (value, place) =>
      (value + ofPiece * pieces[place]!) * (plain.day[place]! > dayOf(endOfBaseline)! ? 1 - saved : 1),
  )
  return { ...plain, usage, drivers: [{ key: 'pieces', values: pieces }] }
}
const withDrivers = (series: DailySeries, drivers: Record<string, Float64Array>): DailySeries => ({
  ...series,
  drivers: Object.entries(drivers).map(([key, values]) => ({ key, values })),
})
const without = (series: DailySeries): DailySeries => {
  const { drivers: _, ...rest } = series
  return rest
}

describe.each(forms)('the %s form', (form) => {
  test.each([1, 2, 3, 4, 5])(
    'finds what a piece takes, beside weather, weekdays and closed days (seed %i)',
    (seed) => {
      const { drivers } = fitDaily(inBaseline(factory(seed)), form)
      const [pieces] = drivers!.used
      expect(drivers!.leftOut).toEqual([])
      expect(Math.abs(pieces!.coefficient / ofPiece - 1)).toBeLessThan(0.05)
      expect(Math.abs(pieces!.coefficient - ofPiece)).toBeLessThan(4 * pieces!.standardError)
      expect(pieces!.p).toBeLessThan(1e-6)
      expect(pieces!.share).toBeGreaterThan(0.01)
    },
  )

  test.each([1, 2, 3])('finds a tenth that was saved although a fifth more is produced (seed %i)', (seed) => {
    const meter = factory(seed, 0.1)
    const { model } = fitDaily(inBaseline(meter), form)
    const places = afterwards(meter)
    const saved = (of: typeof model) =>
      1 - sum(meter.usage, places) / totalOf(of!, predictDaily(of!, meter), places).expected
    expect(Math.abs(saved(model) - 0.1)).toBeLessThan(0.02)
    // Who does not know what was produced does not find it.
    expect(Math.abs(saved(fitDaily(without(inBaseline(meter)), form).model) - 0.1)).toBeGreaterThan(0.02)
  })

  test('a driver that says nothing makes days that were not seen no worse than by 2 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (seed) => {
        const meter = without(factory(3))
        const [one, two, three] = [1, 2, 3].map((which) => {
          const random = noiseOf(seed * 10 + which)
          return meter.usage.map(() => 50 + 10 * random())
        }) as [Float64Array, Float64Array, Float64Array]
        const errorOf = (series: DailySeries) => {
          const { model } = fitDaily(inBaseline(series), form)
          const { expected } = predictDaily(model!, series)
          const squares = afterwards(series).map((place) => (series.usage[place]! - expected[place]!) ** 2)
          return Math.sqrt(squares.reduce((all, square) => all + square, 0))
        }
        expect(errorOf(withDrivers(meter, { one })) / errorOf(meter)).toBeLessThan(1.02)
        expect(errorOf(withDrivers(meter, { one, two, three })) / errorOf(meter)).toBeLessThan(1.02)
      }),
      { numRuns: 6 },
    )
  })

  test('a day without the driver is neither fitted nor foretold, and is not one of 0 pieces', () => {
    const meter = factory(1)
    const gaps = meter.drivers![0]!.values.map((value, place) => (place % 20 === 7 ? NaN : value))
    const { model, goodness } = fitDaily(inBaseline(withDrivers(meter, { pieces: gaps })), form)
    expect(goodness!.days).toBe(365 - 18)
    const { expected } = predictDaily(model!, withDrivers(meter, { pieces: gaps }))
    expect(expected.every((value, place) => Number.isNaN(value) === (place % 20 === 7))).toBe(true)
    expect(predictDaily(model!, without(meter)).expected.every(Number.isNaN)).toBe(true)
    expect(Math.abs(model!.drivers![0]!.coefficient / ofPiece - 1)).toBeLessThan(0.05)
  })

  test('one register read wrongly, and zeros written for gaps, do not change what a piece takes', () => {
    const meter = inBaseline(factory(2))
    const faulty = { ...meter, usage: meter.usage.slice() }
    faulty.usage[150] = 40_000
    faulty.usage[200] = 0
    const [pieces] = fitDaily(faulty, form).drivers!.used
    expect(Math.abs(pieces!.coefficient / ofPiece - 1)).toBeLessThan(0.05)
  })

  test('stored and read again a model foretells the same; drivers that are all left out change nothing', () => {
    const meter = factory(1)
    const { model } = fitDaily(inBaseline(meter), form)
    const read = JSON.parse(JSON.stringify(model)) as NonNullable<typeof model>
    expect(predictDaily(read, meter)).toEqual(predictDaily(model!, meter))
    const constant = withDrivers(inBaseline(meter), { constant: meter.usage.map(() => 3) })
    const { drivers, ...same } = fitDaily(constant, form)
    expect(drivers).toEqual({ used: [], leftOut: [{ key: 'constant', code: 'CONSTANT' }] })
    expect(same).toStrictEqual(fitDaily(without(inBaseline(meter)), form))
  })

  test('works without any temperature, and on days without one', () => {
    const meter = factory(4)
    const blind = { ...meter, temperature: meter.temperature.map(() => NaN) }
    const flat = meterOfTruth({ ...truth, heating: { below: 15, slope: 0 }, seed: 4 })
    const pieces = meter.drivers![0]!.values
    const usage = flat.usage.map((value, place) => value + ofPiece * pieces[place]!)
    const { drivers } = fitDaily(inBaseline({ ...blind, usage }), form)
    expect(Math.abs(drivers!.used[0]!.coefficient / ofPiece - 1)).toBeLessThan(0.05)
    const { model } = fitDaily(inBaseline(meter), form)
    const { expected } = predictDaily(model!, blind)
    const places = afterwards(meter)
    expect(Math.abs(sum(expected, places) / sum(meter.usage, places) - 1)).toBeLessThan(0.05)
  })
})

test('whatever the days are like, figures are numbers, and only days without a driver have nothing expected', () => {
  const number = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.constantFrom(0, 0, 1, 1e-300, 1e15),
    fc.integer({ min: 0, max: 9 }),
  )
  const maybe = fc.oneof({ weight: 19, arbitrary: number }, { weight: 1, arbitrary: fc.constant(NaN) })
  const temperature = fc.oneof(fc.double({ min: -40, max: 50, noNaN: true }), fc.constantFrom(NaN, 15))
  const day = fc.record({
    ...{
      day: fc.integer({ min: 18_000, max: 18_200 }),
      usage: maybe,
      temperature,
    },
    ...{ holiday: fc.boolean(), shut: fc.boolean(), drivers: fc.tuple(maybe, maybe, number) },
  })
  const days = fc.uniqueArray(day, { selector: (each) => each.day, minLength: 1, maxLength: 150 })
  fc.assert(
    fc.property(days, fc.constantFrom(...forms), (found, form) => {
      const series = dailySeries(found, ['a', 'b', 'c'])
      const { model, drivers, goodness } = fitDaily(series, form)
      if (model === undefined) return
      for (const { coefficient, standardError, p, share } of drivers!.used)
        expect([coefficient, standardError, p, share].every(Number.isFinite)).toBe(true)
      expect(drivers!.used.length + drivers!.leftOut.length).toBe(3)
      for (const figure of [goodness?.cvRmse, goodness?.nmbe, goodness?.rSquared])
        expect(figure === undefined || Number.isFinite(figure)).toBe(true)
      const used = series.drivers!.filter(({ key }) => model.drivers?.some((one) => one.key === key))
      const { expected, lower, upper } = predictDaily(model, series)
      for (const values of [expected, lower, upper])
        expect([...values].map(Number.isNaN)).toEqual(
          [...series.day.keys()].map((place) => used.some(({ values: of }) => Number.isNaN(of[place]))),
        )
    }),
    { numRuns: 60 },
  )
})

describe('what is left out', () => {
  const meter = inBaseline(factory(1))
  const pieces = meter.drivers![0]!.values
  const leftOutOf = (drivers: Record<string, Float64Array>) => fitDaily(withDrivers(meter, drivers)).drivers!
  const random = noiseOf(9)

  test('a driver that is known on fewer than nine days of ten', () => {
    const gappy = pieces.map((value, place) => (place % 8 === 0 ? NaN : value))
    expect(leftOutOf({ gappy, pieces })).toMatchObject({
      used: [{ key: 'pieces' }],
      leftOut: [{ key: 'gappy', code: 'TOO_FEW_DAYS', needed: 0.9 }],
    })
  })

  test('one that is known on nine days of ten, but on others than the one before it', () => {
    const first = pieces.map((value, place) => (place % 16 === 0 ? NaN : value))
    const second = pieces.map((_, place) => (place % 16 === 8 ? NaN : 50 + random()))
    expect(leftOutOf({ first, second }).leftOut).toMatchObject([{ key: 'second', code: 'TOO_FEW_DAYS' }])
  })

  test('one that is the same on all days but a few', () => {
    const few = pieces.map((_, place) => (place % 60 === 0 ? 7 : 3))
    expect(leftOutOf({ few }).leftOut).toEqual([{ key: 'few', code: 'CONSTANT' }])
  })

  test('the later one of two that say the same, whatever their units', () => {
    const tons = pieces.map((value) => value / 1_000 + 0.0005 * random())
    const { used, leftOut } = leftOutOf({ pieces, tons })
    expect(used).toMatchObject([{ key: 'pieces' }])
    expect(leftOut).toMatchObject([{ key: 'tons', code: 'FOLLOWS_DRIVER', most: 10 }])
    expect(leftOutOf({ pieces, again: pieces }).leftOut).toMatchObject([{ key: 'again' }])
  })

  test.each<[string, (temperature: number, day: number) => number]>([
    ['the degree days of a model that knows the temperature', (temperature) => Math.max(0, 15 - temperature)],
    ['a flag of weekends', (_, day) => (weekdayOf(day) > 4 ? 1 : 0)],
  ])('%s', (_, of) => {
    const same = meter.temperature.map((temperature, place) => of(temperature, meter.day[place]!))
    expect(leftOutOf({ same, pieces })).toMatchObject({
      used: [{ key: 'pieces' }],
      leftOut: [{ key: 'same', code: 'FOLLOWS_CALENDAR', most: 50 }],
    })
  })
})

test('degree days tell a model without temperature what a degree takes', () => {
  const meter = meterOfTruth({ heating: { below: 15, slope: 20 }, noise: 15, days: 365 })
  const degreeDays = meter.temperature.map((temperature) => Math.max(0, 15 - temperature))
  const blind = { ...meter, temperature: meter.temperature.map(() => NaN) }
  const { drivers, model } = fitDaily(withDrivers(blind, { degreeDays }))
  expect(model!.temperatures).toBeUndefined()
  expect(Math.abs(drivers!.used[0]!.coefficient / 20 - 1)).toBeLessThan(0.05)
})

test('a driver without influence looks like one in a twentieth of all cases, also where errors follow each other', () => {
  const runs = 60
  const found = Array.from({ length: runs }, (_, seed) => {
    const meter = meterOfTruth({ ...truth, days: 365, seed: seed + 1 })
    const random = noiseOf(seed + 500)
    const [error, driver] = [0, 0].map(() => {
      let last = 0
      return meter.usage.map(() => (last = 0.7 * last + random()))
    }) as [Float64Array, Float64Array]
    const usage = meter.usage.map((value, place) => value + 20 * error[place]!)
    return fitDaily(withDrivers({ ...meter, usage }, { driver }), 'explainable').drivers!.used[0]!.p
  }).filter((p) => p < 0.05).length
  expect(found / runs).toBeLessThan(0.14)
})

test('days on which more is produced than ever in the baseline are told, those within a tenth of its range are not', () => {
  const driver = { key: 'pieces', coefficient: 1, mean: 50, low: 0, high: 100 }
  const values = Float64Array.of(50, 110, 110.1, -9, -11, NaN)
  const series = withDrivers(partOf(meterOfTruth({ days: 6 }), 0, 6), { pieces: values })
  expect(daysBeyond(driver, series)).toEqual([2, 4])
  expect(daysBeyond(driver, without(series))).toEqual([])
})
