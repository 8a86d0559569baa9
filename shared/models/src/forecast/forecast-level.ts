import { closedDays } from '../daily/closed-days'
import type { DailyModel } from '../daily/daily-model'
import type { DailySeries } from '../daily/daily-series'
import { expectedOf } from '../daily/expected-of'
import { median } from '../daily/median'

/** Days after which what lies above the model counts 1/e as much. */
const memory = 14
/** A day that lies further from the days of its week than so many median residuals counts as if it lay there. */
const furthest = 5
const week = 7
/** Days ahead after which 1/e of the level is left. */
const fading = 200
/** Days of a run by which it is seen how far sums are off. */
const run = 28
/** Runs, below which they say nothing. */
const fewestRuns = 60

/** How a meter goes on from where it is now. */
export interface ForecastLevel {
  /** By how much the days ahead are expected to lie above the model, because its last days did. */
  above: (daysAhead: number) => number
  /** What is left of the scatter of days once their level is known, as a share. */
  scatterLeft: number
  /** By how much the variance of a sum over weeks is larger than that of independent days. */
  inflation: number
}

/**
 * The level of the last days: the more recent they are, the more they count. Each day of the series is foretold by the
 * level of those before it, as if it were not known, to see how far that is off. Compared with other levels in
 * docs/decisions/baseline-models.md. The series is that of the last year until `model.to`.
 */
export function forecastLevel(model: DailyModel, series: DailySeries): ForecastLevel {
  const expected = expectedOf({ ...model, level: 0 }, series, closedDays(series, model.closures))
  // A day on which the place is shut says nothing of how it goes on when it is not.
  const plain = series.usage.map((usage, place) =>
    model.shut && series.shut[place] ? NaN : usage - expected[place]!,
  )
  const residuals = withoutFaults(plain)
  const before = levelsBefore(residuals)
  const level = before.at(-1)!
  return {
    above: (daysAhead) => level * Math.exp(-daysAhead / fading),
    ...errorsOf(residuals, before),
  }
}

/** One register read wrongly is no level; a building that was used otherwise for days has one. */
function withoutFaults(residuals: Float64Array): Float64Array {
  const isKnown = (residual: number) => !Number.isNaN(residual)
  const most = furthest * median(residuals.filter(isKnown).map(Math.abs))
  return residuals.map((residual, place) => {
    const from = Math.max(0, Math.min(place - (week >> 1), residuals.length - week))
    const middle = median(residuals.subarray(from, from + week).filter(isKnown))
    return Math.min(middle + most, Math.max(middle - most, residual))
  })
}

/** Place i: the level that the days before i have; one place more than there are days. */
function levelsBefore(residuals: Float64Array): Float64Array {
  const levels = new Float64Array(residuals.length + 1)
  const kept = Math.exp(-1 / memory)
  let [sum, weights] = [0, 0]
  residuals.forEach((residual, place) => {
    levels[place] = weights === 0 ? 0 : sum / weights
    sum *= kept
    weights *= kept
    if (Number.isNaN(residual)) return
    sum += residual
    weights++
  })
  levels[residuals.length] = weights === 0 ? 0 : sum / weights
  return levels
}

function errorsOf(residuals: Float64Array, before: Float64Array) {
  let [squares, left, days] = [0, 0, 0]
  let [ofRuns, runs] = [0, 0]
  for (let place = run; place < residuals.length; place++) {
    const residual = residuals[place]!
    if (Number.isNaN(residual)) continue
    squares += residual ** 2
    left += (residual - before[place]!) ** 2
    days++
    let [sum, known] = [0, 0]
    for (let next = place; next < Math.min(place + run, residuals.length); next++) {
      if (Number.isNaN(residuals[next]!)) continue
      sum += residuals[next]! - before[place]!
      known++
    }
    if (known < run * 0.9) continue
    ofRuns += sum ** 2 / known
    runs++
  }
  if (runs < fewestRuns || !(left > 0)) return { scatterLeft: 1, inflation: run }
  return {
    scatterLeft: Math.min(1, Math.sqrt(left / squares)),
    inflation: Math.max(1, ofRuns / runs / (left / days)),
  }
}
