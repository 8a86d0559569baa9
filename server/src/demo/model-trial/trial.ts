import {
  dailySeries,
  dayOf,
  fitDaily,
  partOf,
  predictDaily,
  totalOf,
  usualDrift,
  type DailyForm,
} from '@energycockpit/models/daily'
import type { TrialMeter } from './days-of-source'

/** First and last year that is fitted, and the year that is foretold. */
export interface TrialYears {
  from: number
  to: number
  foretold: number
}

export interface Outcome {
  cvRmse: number
  /** Share of the days within their band. */
  coverage: number
  /** Whether the year's total is within its band. */
  totalWithin: boolean
  /** Actual total by what was expected, less 1. */
  difference: number
  milliseconds: number
}

/** Fewer days of a year say nothing of a model. */
const fewestDays = 300

/** Fits some years and foretells a later one; undefined where one of them is not known. */
export function tryYears(meter: TrialMeter, years: TrialYears, form: DailyForm): Outcome | undefined {
  const series = dailySeries(meter.days)
  const placeOf = (year: number) => dayOf(`${year}-01-01`)! - series.day[0]!
  const fitted = partOf(series, placeOf(years.from), placeOf(years.to + 1))
  const places = [...series.day.keys()].filter(
    (place) =>
      place >= placeOf(years.foretold) &&
      place < placeOf(years.foretold + 1) &&
      !Number.isNaN(series.usage[place]!),
  )
  const known = fitted.usage.filter((value) => !Number.isNaN(value)).length
  if (known < fewestDays || places.length < fewestDays) return undefined

  const started = performance.now()
  const { model } = fitDaily(fitted, form)
  const milliseconds = performance.now() - started
  const prediction = predictDaily(model!, series, { drift: usualDrift[meter.product] })
  const { expected, lower, upper } = prediction
  const sum = (of: (place: number) => number) => places.reduce((all, place) => all + of(place), 0)
  const actual = sum((place) => series.usage[place]!)
  const squares = sum((place) => (series.usage[place]! - expected[place]!) ** 2)
  const within = places.filter(
    (place) => series.usage[place]! >= lower[place]! && series.usage[place]! <= upper[place]!,
  )
  const total = totalOf(model!, prediction, places)
  return {
    cvRmse: Math.sqrt(squares / places.length) / (actual / places.length),
    coverage: within.length / places.length,
    totalWithin: actual >= total.lower && actual <= total.upper,
    difference: actual / total.expected - 1,
    milliseconds,
  }
}
