import { criticalT } from '../student-t'
import type { DailyForecast } from './forecast-daily'

/** A meter's forecast, and of each of its days the share that is yet to come: 0 where all of it was measured. */
export interface ForetoldMeter {
  forecast: DailyForecast
  share: Float64Array
}

export interface ForetoldSum {
  expected: number
  /** Half the width of the band around it. */
  uncertainty: number
}

/** Days of a run, from one place to before another. */
export interface Places {
  from: number
  to: number
}

const certain = 1_000
/** Between the earliest and the latest start of the weathers that are made of one year. */
const daysOfShifts = 28
const mostOfYear = 5

/**
 * What several meters have yet to use, over any run of days. Models err independently of each other, so their variances
 * add up; the weather is the same for all, so what each would use in one weather is added before it is seen how far the
 * weathers lie apart. All forecasts are of the same days.
 */
export function forecastTotals(
  meters: readonly ForetoldMeter[],
  confidence: number,
): (places: Places) => ForetoldSum {
  const factor = criticalT(confidence, certain)
  const parts = meters.map(({ forecast, share }) => {
    const { expected, scatter, drift, inflation, days } = forecast
    const wider = (criticalT(confidence, Math.max(1, days - 1)) / factor) ** 2
    return {
      inflation,
      expected: sumsUntil(expected.map((value, place) => share[place]! * value)),
      squares: sumsUntil(scatter.map((value, place) => share[place]! * wider * value ** 2)),
      drift: sumsUntil(drift.map((value, place) => share[place]! * value)),
    }
  })
  const weathers = addedByWeather(meters)
  const years = new Set(weathers.map(({ years: each }) => each)).size
  const wider = new Map<number, number>()
  const widerOver = (days: number) => {
    const told = years * Math.min(mostOfYear, Math.round(1 + daysOfShifts / Math.max(1, days)))
    const known = wider.get(told) ?? widerFor(confidence, told)
    wider.set(told, known)
    return known
  }
  return ({ from, to }) => {
    const over = (sums: Float64Array) => sums[to]! - sums[from]!
    let [expected, variance] = [0, 0]
    for (const part of parts) {
      expected += over(part.expected)
      variance += over(part.squares) * Math.min(part.inflation, to - from) + over(part.drift) ** 2
    }
    if (weathers.length > 1)
      variance += varianceOf(weathers.map(({ sums }) => over(sums))) * widerOver(to - from)
    return { expected, uncertainty: factor * Math.sqrt(variance) }
  }
}

/**
 * A spread that few earlier years tell is not known well itself, nor is their mean (Student's t and 1 + 1/n). Of short
 * runs one year tells several.
 */
function widerFor(confidence: number, told: number): number {
  const t = criticalT(confidence, Math.max(1, told - 1)) / criticalT(confidence, certain)
  return t ** 2 * (1 + 1 / told)
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** A meter whose weather station does not tell one of the weathers counts there by its mean. */
function addedByWeather(meters: readonly ForetoldMeter[]) {
  const keyOf = ({ years, shift }: { years: number; shift: number }) => `${years} ${shift}`
  const kinds = new Map(
    meters.flatMap(({ forecast }) => forecast.weathers.map((each) => [keyOf(each), each.years] as const)),
  )
  return [...kinds].map(([key, years]) => {
    const sum = new Float64Array(meters[0]!.share.length)
    for (const { forecast, share } of meters) {
      const place = forecast.weathers.findIndex((each) => keyOf(each) === key)
      const values = forecast.byWeather[place] ?? forecast.expected
      for (let day = 0; day < sum.length; day++) sum[day]! += share[day]! * values[day]!
    }
    return { years, sums: sumsUntil(sum) }
  })
}

/** Place i: the sum of all before i. */
function sumsUntil(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let place = 0; place < values.length; place++) sums[place + 1] = sums[place]! + values[place]!
  return sums
}
