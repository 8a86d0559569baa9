import fc from 'fast-check'
import { dayOf, weekdayOf } from '../daily/calendar'
import { noiseOf } from '../daily/meter-of-truth.testing'
import { fitHourly } from './fit-hourly'
import type { HourlySeries } from './hourly-series'
import { predictHourly } from './predict-hourly'

/** An office in Berlin: busy from 8 to 18 on working days, heated below 15 °C and by half at night. */
function office(days: number, noise = 0): HourlySeries {
  const random = noiseOf(7)
  const hours: { day: number; hour: number; usage: number; temperature: number }[] = []
  for (let day = dayOf('2021-01-01')!; hours.length < days * 24; day++)
    for (let hour = 0; hour < 24; hour++) {
      // The nights of the clock changes of 2021.
      if (day === dayOf('2021-03-28') && hour === 2) continue
      const times = day === dayOf('2021-10-31') && hour === 2 ? 2 : 1
      for (let time = 0; time < times; time++) {
        const season = -Math.cos((2 * Math.PI * (day - dayOf('2021-01-20')!)) / 365.2425)
        const temperature = 10 + 10 * season + 4 * Math.sin(((hour - 9) * Math.PI) / 12) + 2 * random()
        const busy = weekdayOf(day) < 5 && hour >= 8 && hour < 18
        const usage = (busy ? 60 : 20) + (busy ? 2 : 1) * Math.max(0, 15 - temperature) + noise * random()
        hours.push({ day, hour, usage, temperature })
      }
    }
  return {
    day: Int32Array.from(hours, ({ day }) => day),
    hour: Uint8Array.from(hours, ({ hour }) => hour),
    usage: Float64Array.from(hours, ({ usage }) => usage),
    temperature: Float64Array.from(hours, ({ temperature }) => temperature),
    holiday: new Uint8Array(hours.length),
  }
}

const partOf = (series: HourlySeries, from: number, to: number): HourlySeries => ({
  day: series.day.subarray(from, to),
  hour: series.hour.subarray(from, to),
  usage: series.usage.subarray(from, to),
  temperature: series.temperature.subarray(from, to),
  holiday: series.holiday.subarray(from, to),
})

test('the load of an office is found again for the year after, with bands that hold', () => {
  const two = office(730, 3)
  const year = two.day.findIndex((day) => day >= dayOf('2022-01-01')!)
  const { model, goodness } = fitHourly(partOf(two, 0, year))
  expect(goodness!.rSquared).toBeGreaterThan(0.95)
  expect(model!.busy.filter((each) => each === 1)).toHaveLength(50)
  const { expected, lower, upper } = predictHourly(model!, two, { drift: 0 })
  const later = [...two.day.keys()].slice(year).filter((place) => two.day[place]! < dayOf('2022-12-24')!)
  const sum = (of: (place: number) => number) => later.reduce((all, place) => all + of(place), 0)
  expect(Math.abs(sum((place) => expected[place]!) / sum((place) => two.usage[place]!) - 1)).toBeLessThan(
    0.01,
  )
  const within = sum((place) =>
    Number(two.usage[place]! >= lower[place]! && two.usage[place]! <= upper[place]!),
  )
  expect(within / later.length).toBeGreaterThan(0.77)
  expect(within / later.length).toBeLessThan(0.9)
  const meanAt = (hour: number) => {
    const found = later.filter((place) => two.hour[place] === hour && weekdayOf(two.day[place]!) === 1)
    return found.reduce((all, place) => all + expected[place]! - two.usage[place]!, 0) / found.length
  }
  for (const hour of [3, 7, 8, 17, 18]) expect(Math.abs(meanAt(hour))).toBeLessThan(2)
})

test('the hour that is there twice and the one that is absent are hours as others are', () => {
  const year = office(365)
  expect(year.day.filter((day) => day === dayOf('2021-03-28'))).toHaveLength(23)
  expect(year.day.filter((day) => day === dayOf('2021-10-31'))).toHaveLength(25)
  const { expected } = predictHourly(fitHourly(year).model!, year)
  year.day.forEach((day, place) => {
    if (day === dayOf('2021-10-31') && year.hour[place] === 2)
      expect(Math.abs(expected[place]! - year.usage[place]!)).toBeLessThan(3)
  })
})

test('without temperature it goes by the calendar, and holidays are like rest days', () => {
  const year = office(365)
  year.temperature.fill(NaN)
  const { model, goodness } = fitHourly(year)
  expect(model!.memory).toBeUndefined()
  expect(goodness!.rSquared).toBeGreaterThan(0.8)
  const monday = year.day.findIndex((day) => day === dayOf('2021-06-14'))
  const holiday = year.holiday.slice()
  holiday.fill(1, monday, monday + 24)
  const noon = monday + 12
  const [open, closed] = [year, { ...year, holiday }].map(
    (each) => predictHourly(model!, each).expected[noon]!,
  )
  expect(open! - closed!).toBeGreaterThan(30)
})

test('without one hour of usage there is no model', () => {
  const year = office(20)
  year.usage.fill(NaN)
  expect(fitHourly(year)).toEqual({ model: undefined, goodness: undefined })
})

test('never gives anything that is not a number', () => {
  const year = office(30)
  const number = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constantFrom(0, NaN, 1e15))
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 200 }), (values) => {
      const part = partOf(year, 0, values.length)
      const series = {
        ...part,
        usage: Float64Array.from(values, ([usage]) => usage),
        temperature: Float64Array.from(values, ([, temperature]) => temperature),
      }
      const { model } = fitHourly(series)
      if (model === undefined) return
      const stored = JSON.parse(JSON.stringify(model)) as typeof model
      for (const each of Object.values(predictHourly(stored, year)))
        expect(each.every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 15 },
  )
})
