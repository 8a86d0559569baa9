import type { DailySeries } from './daily-series'
import { quantile } from './median'

/** How far days lie from what is expected of them. */
export interface Spread {
  /** °C that part cold, mild and warm days. */
  thresholds: [number, number]
  /** Standard deviation of open cold, mild and warm days, then of closed ones; in the unit of the meter. */
  deviations: number[]
  /**
   * By how much neighbouring days, which are off together, make the variance of a sum larger than independent ones
   * would: 1 + 2 Σ ρ.
   */
  inflation: number
  /** Days that tell it. */
  days: number
}

/** Days of the whole year that each kind of day is mixed with, so that few of a kind say little of their own. */
const shared = 20
/** Neighbours that are looked at. */
const furthestLag = 30

/** Of residuals at places of the series. */
export function spreadOf(
  { day, temperature }: DailySeries,
  closed: Uint8Array,
  places: readonly number[],
  residuals: Float64Array,
): Spread {
  const known = places.map((place) => temperature[place]!).filter((value) => !Number.isNaN(value))
  const thresholds: [number, number] =
    known.length > 0 ? [quantile(known, 1 / 3), quantile(known, 2 / 3)] : [0, 0]
  const kinds = Array.from({ length: 6 }, () => ({ squares: 0, days: 0 }))
  let all = 0
  places.forEach((place, row) => {
    const kind = kinds[kindOf(thresholds, temperature[place]!, closed[place]!)]!
    kind.squares += residuals[row]! ** 2
    kind.days++
    all += residuals[row]! ** 2
  })
  const variance = all / Math.max(1, places.length)
  const deviations = kinds.map(({ squares, days }) =>
    Math.sqrt((squares + shared * variance) / (days + shared)),
  )
  const inflation = inflationOf(
    places.map((place) => day[place]!),
    residuals,
  )
  return { thresholds, deviations, inflation, days: places.length }
}

export const deviationAt = (spread: Spread, temperature: number, closed: number) =>
  spread.deviations[kindOf(spread.thresholds, temperature, closed)]!

/** A day without a temperature counts as mild. */
function kindOf([cold, warm]: [number, number], temperature: number, closed: number): number {
  return (closed ? 3 : 0) + (temperature < cold ? 0 : temperature > warm ? 2 : 1)
}

/** Source: M. Bartlett, Biometrika 37 (1950): autocorrelations, weighted down the further apart the days are. Gaps add nothing. */
function inflationOf(days: readonly number[], residuals: Float64Array): number {
  const mean = residuals.reduce((sum, residual) => sum + residual, 0) / Math.max(1, residuals.length)
  const first = days[0] ?? 0
  const at = new Float64Array((days.at(-1) ?? 0) - first + 1)
  days.forEach((day, row) => (at[day - first] = residuals[row]! - mean))
  let squares = 0
  for (const residual of at) squares += residual ** 2
  if (!(squares > 0)) return 1
  let inflation = 1
  const lags = Math.min(furthestLag, Math.floor(days.length / 4))
  for (let lag = 1; lag <= lags; lag++) {
    let products = 0
    for (let day = lag; day < at.length; day++) products += at[day]! * at[day - lag]!
    inflation += (2 * (1 - lag / (lags + 1)) * products) / squares
  }
  return Math.max(1, inflation)
}
