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

/** Days that are fitted, and those that are foretold: the first ones, and the days after the last ones. */
export interface TrialPeriods {
  from: string
  to: string
  foretoldFrom: string
  foretoldTo: string
}

/** First and last year that is fitted, and the year that is foretold. */
export const wholeYears = (from: number, to: number, foretold: number): TrialPeriods => ({
  ...{ from: `${from}-01-01`, to: `${to + 1}-01-01` },
  ...{ foretoldFrom: `${foretold}-01-01`, foretoldTo: `${foretold + 1}-01-01` },
})

/** The year before a day and the year after it, which is no 1 March. */
export const yearsAround = (date: string): TrialPeriods => {
  const of = (years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return { from: of(-1), to: date, foretoldFrom: date, foretoldTo: of(1) }
}

export interface Outcome {
  cvRmse: number
  /** Of days: the share within their band; width and score of the band, by their mean. */
  coverage: number
  width: number
  score: number
  /** Whether the year's total is within its band; width and score of that, by what was expected. */
  totalWithin: boolean
  totalWidth: number
  totalScore: number
  /** Actual total by what was expected, less 1. */
  difference: number
  milliseconds: number
}

/** How often the bands should hold: 80 %. */
const level = 0.8
/** Fewer days of a year say nothing of a model. */
const fewestDays = 300

/** Fits some days and foretells a later year; undefined where one of them is not known. */
export function tryPeriods(meter: TrialMeter, periods: TrialPeriods, form: DailyForm): Outcome | undefined {
  const series = dailySeries(meter.days)
  const placeOf = (date: string) => dayOf(date)! - series.day[0]!
  const fitted = partOf(series, placeOf(periods.from), placeOf(periods.to))
  const places = [...series.day.keys()].filter(
    (place) =>
      place >= placeOf(periods.foretoldFrom) &&
      place < placeOf(periods.foretoldTo) &&
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
    width: sum((place) => upper[place]! - lower[place]!) / actual,
    score: sum((place) => scoreOf(series.usage[place]!, lower[place]!, upper[place]!)) / actual,
    totalWithin: actual >= total.lower && actual <= total.upper,
    totalWidth: (total.upper - total.lower) / total.expected,
    totalScore: scoreOf(actual, total.lower, total.upper) / total.expected,
    difference: actual / total.expected - 1,
    milliseconds,
  }
}

/**
 * What a band is worth that should hold in 80 of 100 cases: its width, and where it does not hold ten times what is
 * lacking; the less the better. Source: R. Winkler, Journal of the American Statistical Association 67 (1972).
 */
export function scoreOf(value: number, lower: number, upper: number): number {
  const outside = Math.max(0, lower - value, value - upper)
  return upper - lower + (2 / (1 - level)) * outside
}
