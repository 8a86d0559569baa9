import type { DailyFit, DailyForm, DailyModel, Part } from './daily-model'
import { partOf, type DailySeries } from './daily-series'
import { fitExplainable, parametersOf } from './explainable/fit-explainable'
import { faultyRows } from './faulty-days'
import { goodnessOfDays } from './goodness-of-days'
import { expectedOf } from './expected-of'
import { levelOf } from './level'
import { numbersOf } from './numbers-of'
import { preparedDays } from './drivers/prepared-days'
import { effectiveParameters, fitPooled, type PooledFit } from './pooled/fit-pooled'
import { refusalOfModel } from './refusal-of-model'
import { shutDaysOf, withoutShut } from './shut-days'
import { spreadOf } from './spread'
import { insufficienciesOf, sufficientDays } from './sufficiency'
import { degreesBeyond } from './unseen-weather'

/** Reasons for each of these: docs/decisions/baseline-models.md. */
const longestHistory = 3 * 365 + 1
const year = 365
/** Days after which an older day counts 1/e as much. */
const memoryOfHistory = 730

/** A model of the series' days, of the last three years where there are more. */
export function fitDaily(whole: DailySeries, form: DailyForm = 'pooled'): DailyFit {
  const history = lastYears(whole)
  const insufficiencies = insufficienciesOf(history)
  const allMeasured = placesWith(history.usage)
  if (allMeasured.length === 0)
    return {
      ...{ model: undefined, goodness: undefined, unseen: undefined, refusal: undefined },
      insufficiencies,
      faults: [],
    }
  const { fitted: measured, areApart } = withoutShut(history, allMeasured)
  const withBoth = measured.filter((place) => !Number.isNaN(history.temperature[place]!))
  const withTemperature = withBoth.length >= measured.length / 2
  const candidates = withTemperature ? withBoth : measured
  const weights = weightsOf(history)
  const prepared = preparedDays({ history, measured, candidates, withTemperature, weights, areApart })
  const { closures, closed, places, series, rest, joint, drivers, findings } = prepared

  const fitPart = (fromPlaces: readonly number[], byTemperature: boolean, known?: PooledFit) => {
    const explainable = fitExplainable(rest, closed, fromPlaces, byTemperature)
    if (form === 'explainable') return { part: { pooled: undefined, explainable }, fit: undefined }
    const of = { series: rest, closed, places: fromPlaces, withTemperature: byTemperature, weights }
    const fit = known ?? fitPooled(of)
    const pooled = { ...fit.model, coefficients: [...fit.model.coefficients] }
    return { part: { pooled, explainable } satisfies Part, fit }
  }
  const { part: main, fit } = fitPart(places, withTemperature, joint)
  const isKnown = (place: number) => !Number.isNaN(rest.usage[place]!)
  const fitted = numbersOf(places, (place) => series.usage[place]!)
  const actual = numbersOf(places, (place) => history.usage[place]!)
  const model: DailyModel = {
    form,
    from: series.day[places[0]!]!,
    to: series.day[places.at(-1)!]!,
    closures,
    temperatures: withTemperature
      ? around(
          places.map((place) => series.temperature[place]!),
          degreesBeyond,
        )
      : undefined,
    ...boundsOf(fitted, places.at(-1)! - places[0]! + 1),
    main,
    withoutTemperature: withTemperature ? fitPart(measured.filter(isKnown), false).part : undefined,
    ...(drivers.length > 0 && { drivers }),
    level: 0,
    spread: { thresholds: [0, 0], deviations: [0, 0, 0, 0, 0, 0], inflation: 1, days: 0 },
  }
  const all = expectedOf(model, series, closed)
  const expected = numbersOf(places, (place) => all[place]!)
  const parameters = fit ? effectiveParameters(fit) : parametersOf(main.explainable) + drivers.length
  if (areApart) {
    const shut = allMeasured.filter((place) => history.shut[place])
    model.shut = shutDaysOf(shut, history.usage, all)
  }
  const faulty = faultyRows(actual, fitted)
  const usable = (values: Float64Array) =>
    faulty.length === 0 ? values : values.filter((_, row) => !faulty.includes(row))
  const goodness = goodnessOfDays(usable(actual), usable(expected), parameters)
  const unseen = fit && goodnessOfDays(usable(actual), usable(fit.unseen), 0)

  const honest = fit ? fit.unseen : expected
  const freedom = fit ? 1 : Math.sqrt(places.length / Math.max(1, places.length - parameters))
  const recent = places.flatMap((place, row) => (series.day[place]! > model.to - year ? [row] : []))
  const residuals = numbersOf(recent, (row) => (fitted[row]! - honest[row]!) * freedom)
  model.spread = spreadOf(
    series,
    closed,
    recent.map((row) => places[row]!),
    residuals,
  )
  model.level = levelOf(series.day, places, fitted, expected)
  return {
    ...{ model, goodness, insufficiencies },
    unseen: unseen && { cvRmse: unseen.cvRmse, rSquared: unseen.rSquared },
    refusal: refusalOfModel(goodness, unseen?.rSquared),
    faults: faulty.map((row) => ({
      ...{ day: series.day[places[row]!]!, usage: actual[row]!, expected: expected[row]! },
    })),
    ...(findings && { drivers: findings }),
  }
}

function lastYears(series: DailySeries): DailySeries {
  let end = series.day.length
  while (end > 0 && Number.isNaN(series.usage[end - 1]!)) end--
  return partOf(series, Math.max(0, end - longestHistory), end)
}

const placesWith = (values: Float64Array): number[] =>
  [...values.keys()].filter((place) => !Number.isNaN(values[place]!))

function weightsOf({ day }: DailySeries): Float64Array {
  const last = day.at(-1)!
  return Float64Array.from(day, (each) => Math.exp((each - last) / memoryOfHistory))
}

function around(values: ArrayLike<number>, beyond: number): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (let place = 0; place < values.length; place++) {
    low = Math.min(low, values[place]!)
    high = Math.max(high, values[place]!)
  }
  return [low - beyond, high + beyond]
}

/** Not below 0, unless the meter has fed in; and where the year is not whole, not far from what was seen. */
function boundsOf(usage: Float64Array, days: number): Pick<DailyModel, 'lowest' | 'highest'> {
  const [low, high] = around(usage, 0)
  const least = low < 0 ? undefined : 0
  if (days >= sufficientDays) return { lowest: least, highest: undefined }
  return { lowest: Math.max(least ?? -Infinity, low - (high - low)), highest: high + (high - low) }
}
