import type { DailySeries } from '../daily-series'
import type { ModelDriver } from './driver'

/** What drivers add on each day to what a day with their means uses; NaN where one of them is not known. */
export function effectOfDrivers(drivers: readonly ModelDriver[], series: DailySeries): Float64Array {
  const effect = new Float64Array(series.day.length)
  for (const { key, coefficient, mean } of drivers) {
    const values = series.drivers?.find((driver) => driver.key === key)?.values
    for (let place = 0; place < effect.length; place++)
      effect[place]! += coefficient * ((values?.[place] ?? NaN) - mean)
  }
  return effect
}

/** Of the range that was fitted, by how much a driver may lie beyond it before that is told. */
const tolerated = 0.1

/** Days on which a driver lies so far beyond the fitted days that the model is only drawn on, as places. */
export function daysBeyond({ key, low, high }: ModelDriver, series: DailySeries): number[] {
  const values = series.drivers?.find((driver) => driver.key === key)?.values ?? new Float64Array()
  const margin = tolerated * (high - low)
  return [...values.keys()].filter((place) => values[place]! < low - margin || values[place]! > high + margin)
}
