import { usualDrift, type BandSettings } from '../daily/predict-daily'
import { smoothedTemperature } from '../daily/smoothed-temperature'
import { criticalT } from '../student-t'
import { product, type HourlyModel } from './fit-hourly'
import { hourlyRows, hoursOfWeekOf } from './hourly-columns'
import type { HourlySeries } from './hourly-series'

export interface HourlyPrediction {
  expected: Float64Array
  lower: Float64Array
  upper: Float64Array
}

/**
 * What the model expects of each hour, with its band as in the daily model. An hour without a temperature is expected as
 * one at the temperature before it. Totals are for the daily model, which is nearer.
 */
export function predictHourly(
  model: HourlyModel,
  series: HourlySeries,
  { confidence = 0.8, drift = usualDrift.electricity }: BandSettings = {},
): HourlyPrediction {
  const ofWeek = hoursOfWeekOf(series, model.closures)
  const felt =
    model.memory === undefined
      ? undefined
      : smoothedTemperature(believed(series.temperature, model.temperatures!), model.memory)
  const rows = hourlyRows(series, ofWeek, Uint8Array.from(model.busy), felt)
  const factor = criticalT(confidence, 1_000)
  const lowest = model.lowest ?? -Infinity
  const expected = Float64Array.from(series.day, (day, row) =>
    Math.max(lowest, product(rows, row, model.coefficients) + (day > model.to ? model.level : 0)),
  )
  const half = expected.map((value, row) => {
    const years = (series.day[row]! - model.to) / 365.2425
    const drifted = years > 0 ? Math.abs(value) * drift * Math.sqrt(Math.max(1, years)) : 0
    return factor * Math.hypot(model.deviations[ofWeek[row]!]!, drifted)
  })
  return {
    expected,
    lower: expected.map((value, row) => Math.max(lowest, value - half[row]!)),
    upper: expected.map((value, row) => value + half[row]!),
  }
}

/** Within the range that was fitted; where one is missing, that of the hour before, or the middle of the range. */
function believed(values: Float64Array, [low, high]: [number, number]): Float64Array {
  let before = (low + high) / 2
  return values.map((value) => {
    if (!Number.isNaN(value)) before = Math.min(high, Math.max(low, value))
    return before
  })
}
