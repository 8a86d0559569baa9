import { closedDays } from '../daily/closed-days'
import type { DailyModel } from '../daily/daily-model'
import { partOf, type DailySeries } from '../daily/daily-series'
import { expectedOf } from '../daily/expected-of'
import { driftOfScatter, usualDrift } from '../daily/predict-daily'
import { deviationAt } from '../daily/spread'
import { ofUnseenWeather } from '../daily/unseen-weather'
import { forecastLevel } from './forecast-level'
import type { Weather } from './weathers'

const year = 365.2425
/** The level of the last days is not known exactly: as if the meter had drifted for so many years already. */
const driftedAlready = 0.02
/** Half of a year's variance comes about within weeks, as `weeks` of a year tell: a level that is new does not last. */
const [ofWeeks, weeks] = [0.5, 0.15]
const ofYears = 1

/** What a model foretells of each day, for each of the weathers that may come. */
export interface DailyForecast {
  /** By place in `weathers`. */
  byWeather: readonly Float64Array[]
  weathers: readonly Weather[]
  /** The mean of all of them. */
  expected: Float64Array
  /** Standard deviations of each day where the weather is known: what days scatter, and what they drift together. */
  scatter: Float64Array
  drift: Float64Array
  /** By how much neighbouring days that are off together make the variance of a sum larger, and days that tell the scatter. */
  inflation: number
  days: number
}

interface ForecastInput {
  /** The last year until `model.to`: its usage gives the level from which it goes on. */
  recent: DailySeries
  /** The days that are foretold, and `daysFelt` before them. */
  series: DailySeries
  /** Of the same days. */
  weathers: readonly Weather[]
  /** By how much a meter drifts in a year, as a share. */
  drift?: number
}

/** Days whose temperatures are still felt. */
export const daysFelt = 30

/** What the model expects of each day of the series, going on from where the last days were. */
export function forecastDaily(
  model: DailyModel,
  { recent, series: given, weathers, drift: ofYear = usualDrift.electricity }: ForecastInput,
): DailyForecast {
  const series = model.shut ? given : { ...given, shut: new Uint8Array(given.day.length) }
  const closed = closedDays(series, model.closures)
  const { above, scatterLeft, inflation } = forecastLevel(model, recent)
  const { lowest = -Infinity, highest = Infinity } = model
  const plain = { ...model, level: 0, lowest: undefined, highest: undefined }
  const levelled = (value: number, place: number) => {
    const ahead = series.day[place]! - model.to
    const share = series.shut[place] ? model.shut!.share : 1
    return Math.min(highest, Math.max(lowest, ahead > 0 ? value + share * above(ahead) : value))
  }
  const byWeather = expectedByWeather(plain, series, closed, weathers).map((values) => values.map(levelled))
  const mean = (of: (place: number) => number) =>
    weathers.reduce((sum, _, place) => sum + of(place), 0) / weathers.length
  const expected = Float64Array.from(series.day, (_, place) => mean((each) => byWeather[each]![place]!))
  const temperature = expected.map((_, place) => mean((each) => weathers[each]!.temperature[place]!))
  const scatter = temperature.map((felt, place) => deviationAt(model.spread, felt, closed[place]!))
  return {
    ...{ byWeather, weathers, expected },
    scatter: scatter.map((deviation) => scatterLeft * deviation),
    drift: expected.map((value, place) => {
      const years = Math.max(0, series.day[place]! - model.to) / year
      // Of shut days even the usual share is not well known.
      const ofShut = years > 0 && series.shut[place] ? model.shut!.uncertainty / model.shut!.share : 0
      const ahead = Math.sqrt(driftedAlready + ofWeeks * (1 - Math.exp(-years / weeks)) + ofYears * years)
      const ofUnseen = years > 0 ? ofUnseenWeather(model, temperature[place]!) : 0
      const drifted = Math.hypot(ahead * ofYear * value, ahead * driftOfScatter * scatter[place]!)
      return Math.hypot(drifted, ofShut * value, ofUnseen * value)
    }),
    inflation,
    days: model.spread.days,
  }
}

/** Until weathers part they are the same: of a year that is nearly over, little is left to expect anew for each. */
function expectedByWeather(
  model: DailyModel,
  series: DailySeries,
  closed: Uint8Array,
  [first, ...others]: readonly Weather[],
): Float64Array[] {
  const one = first!.temperature
  const whole = expectedOf(model, { ...series, temperature: one }, closed)
  const places = [...one.keys()]
  const parting = places.find((place) =>
    others.some(({ temperature }) => !Object.is(temperature[place], one[place])),
  )
  const from = Math.max(0, (parting ?? one.length) - daysFelt)
  const rest = partOf(series, from, one.length)
  return [
    whole,
    ...others.map(({ temperature }) => {
      const expected = whole.slice()
      const own = expectedOf(
        model,
        { ...rest, temperature: temperature.subarray(from) },
        closed.subarray(from),
      )
      expected.set(own.subarray((parting ?? one.length) - from), parting ?? one.length)
      return expected
    }),
  ]
}
