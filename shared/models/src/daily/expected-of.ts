import type { DailyModel, Part } from './daily-model'
import type { DailySeries } from './daily-series'
import { effectOfDrivers } from './drivers/effect-of-drivers'
import { predictExplainable } from './explainable/fit-explainable'
import { predictPooled } from './pooled/fit-pooled'

/** What the pooled form takes of its two: chosen in a trial, see docs/decisions/baseline-models.md. */
const shareOfPooled = 0.7

/** What the model expects of each day. Past days' temperatures come from the series, so it should begin weeks earlier. */
export function expectedOf(model: DailyModel, series: DailySeries, closed: Uint8Array): Float64Array {
  const { temperatures, main, withoutTemperature, shut, drivers } = model
  const { lowest = -Infinity, highest = Infinity } = model
  const believed = temperatures ? within(series.temperature, temperatures) : series.temperature
  const days = { ...series, temperature: believed }
  const expected = partOfModel(main, days, closed)
  if (withoutTemperature !== undefined && believed.some(Number.isNaN)) {
    const instead = partOfModel(withoutTemperature, days, closed)
    believed.forEach((value, place) => {
      if (Number.isNaN(value)) expected[place] = instead[place]!
    })
  }
  if (drivers !== undefined)
    effectOfDrivers(drivers, series).forEach((value, place) => (expected[place]! += value))
  expected.forEach((value, place) => {
    const shifted = series.day[place]! > model.to ? value + model.level : value
    const believed = Math.min(highest, Math.max(lowest, shifted))
    expected[place] = shut && series.shut[place] ? shut.share * believed : believed
  })
  return expected
}

function partOfModel({ pooled, explainable }: Part, series: DailySeries, closed: Uint8Array): Float64Array {
  const explained = predictExplainable(explainable, series, closed)
  if (pooled === undefined) return explained
  const coefficients = Float64Array.from(pooled.coefficients)
  const expected = predictPooled({ ...pooled, coefficients }, series, closed)
  return expected.map((value, place) => shareOfPooled * value + (1 - shareOfPooled) * explained[place]!)
}

const within = (values: Float64Array, [low, high]: [number, number]) =>
  values.map((value) => Math.min(high, Math.max(low, value)))
