import { closedDays } from './closed-days'
import { criticalT } from '../student-t'
import type { DailyModel } from './daily-model'
import type { DailySeries } from './daily-series'
import { expectedOf } from './expected-of'
import { deviationAt } from './spread'
import { ofUnseenWeather } from './unseen-weather'

export interface BandSettings {
  /** How often usage lies within the band; 0.8 unless said. */
  confidence?: number
  /** By how much a meter drifts from year to year without a reason that the model knows, as a share; `usualDrift`. */
  drift?: number
}

/** Standard deviations from one year to the next in a trial on one estate of 30 meters. */
export const usualDrift = { electricity: 0.084, gas: 0.064 } as const

/**
 * Of what days scatter, the share that a whole year has in common: who is hard to foretell by the day drifts more by the
 * year, too. Chosen in a trial, see docs/decisions/baseline-models.md.
 */
export const driftOfScatter = 0.3

/** A value and its band for each day of the series; what `totalOf` needs beside. */
export interface DailyPrediction {
  expected: Float64Array
  lower: Float64Array
  upper: Float64Array
  /** Standard deviations of each day: what days scatter, and what they drift together. */
  scatter: Float64Array
  drift: Float64Array
}

export interface Total {
  expected: number
  lower: number
  upper: number
}

/**
 * What the model expects of the days, with a band in which usage lies with the given probability if nothing changes but
 * weather and calendar: σ² = σ_stat² + (σ_d · expected)² + (0.3 σ_stat)². The drift, which is the last two, is that of a
 * random walk: from the second year after the baseline it grows with the root of the years, and within the baseline
 * there is none.
 */
export function predictDaily(
  model: DailyModel,
  series: DailySeries,
  { confidence = 0.8, drift: ofYear = usualDrift.electricity }: BandSettings = {},
): DailyPrediction {
  const days = model.shut ? series : { ...series, shut: new Uint8Array(series.day.length) }
  const closed = closedDays(days, model.closures)
  const expected = expectedOf(model, series, closed)
  const scatter = Float64Array.from(expected, (_, place) =>
    deviationAt(model.spread, series.temperature[place]!, closed[place]!),
  )
  const drift = expected.map((value, place) => {
    const years = (series.day[place]! - model.to) / 365.2425
    if (years <= 0) return 0
    const ofYears = Math.sqrt(Math.max(1, years))
    // Of shut days even the usual share is not well known.
    const ofShut = model.shut && series.shut[place] ? model.shut.uncertainty / model.shut.share : 0
    return Math.hypot(
      ofYears * ofYear * value,
      ofYears * driftOfScatter * scatter[place]!,
      ofShut * value,
      ofUnseenWeather(model, series.temperature[place]!) * value,
    )
  })
  const factor = factorOf(model, confidence)
  const half = scatter.map((deviation, place) => factor * Math.hypot(deviation, drift[place]!))
  return {
    ...{ expected, scatter, drift },
    lower: expected.map((value, place) => Math.max(lowestOf(model), value - half[place]!)),
    upper: expected.map((value, place) => value + half[place]!),
  }
}

/** Of the days at `places`: scatter adds up by its squares and its autocorrelation, drift as it is. */
export function totalOf(
  model: DailyModel,
  { expected, scatter, drift }: DailyPrediction,
  places: readonly number[],
  confidence = 0.8,
): Total {
  let [sum, variance, drifted] = [0, 0, 0]
  for (const place of places) {
    sum += expected[place]!
    variance += scatter[place]! ** 2
    drifted += drift[place]!
  }
  const half = factorOf(model, confidence) * Math.hypot(Math.sqrt(variance * model.spread.inflation), drifted)
  const lowest = lowestOf(model) * places.length
  return { expected: sum, lower: places.length === 0 ? 0 : Math.max(lowest, sum - half), upper: sum + half }
}

/** Of a band: nobody knows how little, but who never fed in will not. */
const lowestOf = ({ lowest }: DailyModel) => (lowest !== undefined && lowest >= 0 ? 0 : -Infinity)

/** Half of what a band at this confidence spans, in standard deviations. */
const factorOf = ({ spread }: DailyModel, confidence: number) =>
  criticalT(confidence, Math.max(1, spread.days - 1))
