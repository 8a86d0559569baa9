import { dailySeries, dayOf, fitDaily, partOf } from '../daily/public'
import { climateOf } from './climate'
import { daysFelt, forecastDaily } from './forecast-daily'
import { forecastLevel } from './forecast-level'
import { forecastTotals } from './forecast-totals'
import { weathersOf } from './weathers'

/** The same numbers each time, spread evenly between -1 and 1. */
const noise = (place: number, seed: number) => {
  const value = Math.sin(place * 127.1 + seed * 311.7) * 43_758.5453
  return 2 * (value - Math.floor(value)) - 1
}
const first = dayOf('2022-01-01')!
const usualOn = (place: number) => 10 - 9 * Math.cos((2 * Math.PI * (place - 15)) / 365.25)
/** Days that are alike for a week or so. */
function temperatures(length: number, seed: number): Float64Array {
  let off = 0
  return Float64Array.from({ length }, (_, place) => {
    off = 0.8 * off + 3 * noise(place, seed)
    return usualOn(place) + off
  })
}
const usage = (temperature: number, place: number) =>
  (place % 7 < 5 ? 100 : 60) + 8 * Math.max(0, 14 - temperature) + 4 * noise(place, 9)

function meter(length: number, seed = 1) {
  const felt = temperatures(length, seed)
  return dailySeries(
    [...felt].map((temperature, place) => ({
      ...{ day: first + place, temperature, usage: usage(temperature, place) },
    })),
  )
}

describe('the climate of a weather station', () => {
  const climate = climateOf(first, temperatures(3 * 365, 3))

  test('is the mean of the days around in all years, and knows how long weather lasts', () => {
    for (const place of [15, 200, 400])
      expect(Math.abs(climate.usual(first + place) - usualOn(place))).toBeLessThan(2)
    expect(climate.persistence).toBeGreaterThan(0.7)
    expect(climate.persistence).toBeLessThan(0.9)
  })

  test('of half a year knows nothing of the other half', () => {
    const half = climateOf(first, temperatures(180, 3))
    expect(half.usual(first + 100)).not.toBeNaN()
    expect(half.usual(first + 280)).toBeNaN()
    expect(climateOf(first, new Float64Array(0)).persistence).toBe(0)
  })
})

describe('the weathers that may come', () => {
  const length = 3 * 365
  const known = temperatures(length, 3)
  const climate = climateOf(first, known)
  const ahead = 40
  const day = Int32Array.from({ length: daysFelt + ahead }, (_, place) => first + length - daysFelt + place)
  const temperature = Float64Array.from(day, (each) => known[each - first] ?? NaN)

  test('are those of earlier years, and begin with the weather that there is', () => {
    const weathers = weathersOf(climate, day, temperature)
    expect(new Set(weathers.map(({ years }) => years))).toEqual(new Set([1, 2, 3]))
    const today = known.at(-1)!
    for (const weather of weathers) {
      expect([...weather.temperature.subarray(0, daysFelt)]).toEqual([...temperature.subarray(0, daysFelt)])
      expect(Math.abs(weather.temperature[daysFelt]! - today)).toBeLessThan(6)
    }
    const spreadAt = (place: number) => {
      const values = weathers.map((weather) => weather.temperature[place]!)
      return Math.max(...values) - Math.min(...values)
    }
    expect(spreadAt(daysFelt)).toBeLessThan(spreadAt(daysFelt + 20))
  })

  test('keep what is known of days ahead', () => {
    const told = temperature.map((value, place) =>
      place < daysFelt + 10 ? (Number.isNaN(value) ? 30 : value) : NaN,
    )
    for (const weather of weathersOf(climate, day, told))
      expect([...weather.temperature.subarray(daysFelt, daysFelt + 10)]).toEqual(Array(10).fill(30))
  })

  test('without any history there is one, of which nothing is known', () => {
    const nothing = climateOf(first, new Float64Array(10).fill(NaN))
    const [only, ...others] = weathersOf(nothing, day, new Float64Array(day.length).fill(NaN))
    expect([others.length, only!.temperature.every(Number.isNaN)]).toEqual([0, true])
  })

  test('without a day ahead there is one, as it was', () => {
    const whole = temperature.slice(0, daysFelt)
    expect(weathersOf(climate, day.slice(0, daysFelt), whole)).toEqual([
      { years: 0, shift: 0, temperature: whole },
    ])
  })
})

describe('a forecast', () => {
  const length = 3 * 365
  const ahead = 60
  const all = meter(length + ahead)
  const history = partOf(all, 0, length)
  const { model } = fitDaily(history)
  const series = partOf(all, length - daysFelt, length + ahead)
  const known = series.temperature.slice().fill(NaN, daysFelt)
  const weathers = weathersOf(climateOf(first, history.temperature), series.day, known)
  const recent = partOf(all, length - 365, length)
  const forecast = forecastDaily(model!, { recent, series, weathers })
  const share = Float64Array.from(series.day, (_, place) => (place < daysFelt ? 0 : 1))
  const days = { from: daysFelt, to: daysFelt + ahead }

  test('comes near what is used, with a band that holds it', () => {
    const { expected, uncertainty } = forecastTotals([{ forecast, share }], 0.8)(days)
    const actual = series.usage.subarray(daysFelt).reduce((sum, value) => sum + value, 0)
    expect(Math.abs(expected / actual - 1)).toBeLessThan(0.06)
    expect(Math.abs(expected - actual)).toBeLessThan(uncertainty)
  })

  test('is the same whether the series begins long before or not', () => {
    const long = partOf(all, length - 200, length + ahead)
    const known = long.temperature.slice().fill(NaN, 200)
    const longer = forecastDaily(model!, {
      ...{ recent, series: long },
      weathers: weathersOf(climateOf(first, history.temperature), long.day, known),
    })
    for (let place = 0; place < ahead; place++)
      expect(longer.expected[200 + place]! / forecast.expected[daysFelt + place]!).toBeCloseTo(1, 3)
  })

  test('of what is measured already nothing is uncertain', () => {
    const totals = forecastTotals([{ forecast, share }], 0.8)
    expect(totals({ from: 0, to: daysFelt })).toEqual({ expected: 0, uncertainty: 0 })
    const half = forecastTotals([{ forecast, share: share.map((each) => each / 2) }], 0.8)
    expect(half(days).expected).toBeCloseTo(totals(days).expected / 2, 6)
    expect(half(days).uncertainty).toBeLessThan(totals(days).uncertainty)
  })

  test('a hundred meters share the weather, but not their errors', () => {
    const one = forecastTotals([{ forecast, share }], 0.8)(days)
    const many = forecastTotals(Array(100).fill({ forecast, share }), 0.8)(days)
    expect(many.expected).toBeCloseTo(100 * one.expected, 3)
    expect(many.uncertainty).toBeLessThan(100 * one.uncertainty)
    expect(many.uncertainty).toBeGreaterThan(10 * one.uncertainty)
    // Where the weather is known only the errors are left.
    const told = forecastDaily(model!, { recent, series, weathers: [{ ...weathers[0]!, years: 0 }] })
    const alone = forecastTotals([{ forecast: told, share }], 0.8)(days).uncertainty
    const together = forecastTotals(Array(100).fill({ forecast: told, share }), 0.8)(days).uncertainty
    expect(together).toBeCloseTo(10 * alone, 6)
  })

  test('goes on from where the last days were, less and less', () => {
    const raised = {
      ...recent,
      usage: recent.usage.map((value, place) => (place >= 365 - 28 ? value + 30 : value)),
    }
    const { above } = forecastLevel(model!, raised)
    expect(above(1)).toBeGreaterThan(22)
    expect(above(1)).toBeLessThan(32)
    expect(above(200)).toBeLessThan(above(1) / 2)
    expect(Math.abs(forecastLevel(model!, recent).above(1))).toBeLessThan(3)
  })

  test('one register read wrongly moves the level by little', () => {
    const wrong = { ...recent, usage: recent.usage.map((value, place) => (place === 363 ? 1e6 : value)) }
    expect(forecastLevel(model!, wrong).above(1)).toBeLessThan(10)
  })

  test('days on which the place is shut use a share of a closed day, before and now', () => {
    const isShut = (place: number) => place % 365 >= 200 && place % 365 < 221
    const days = [...all.day.keys()].map((place) => ({
      ...{ day: all.day[place]!, temperature: all.temperature[place]!, shut: isShut(place) },
      usage: all.usage[place]! * (isShut(place) ? 0.3 : 1),
    }))
    const whole = dailySeries(days)
    // In the middle of the third summer's weeks.
    const now = 2 * 365 + 210
    const fitted = fitDaily(partOf(whole, 0, now)).model!
    const part = partOf(whole, now - daysFelt, now + 20)
    const found = forecastDaily(fitted, {
      ...{ recent: partOf(whole, now - 365, now), series: part },
      weathers: [{ years: 0, shift: 0, temperature: part.temperature }],
    })
    const sum = (values: Float64Array, from: number, to: number) =>
      values.subarray(daysFelt + from, daysFelt + to).reduce((all, value) => all + value, 0)
    expect(sum(found.expected, 0, 11) / sum(part.usage, 0, 11)).toBeLessThan(1.3)
    expect(Math.abs(sum(found.expected, 11, 20) / sum(part.usage, 11, 20) - 1)).toBeLessThan(0.05)
  })
})
