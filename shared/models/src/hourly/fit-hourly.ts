import type { Closures } from '../daily/closed-days'
import { goodnessOfDays, type GoodnessOfDays } from '../daily/goodness-of-days'
import { huberWeights } from '../daily/huber-weights'
import { levelOf } from '../daily/level'
import { numbersOf } from '../daily/numbers-of'
import { addEquations, addRow, copyOf, noEquations, solveRidge, traceOfRidge } from '../daily/pooled/ridge'
import { smoothedTemperature } from '../daily/smoothed-temperature'
import { busyHours } from './busy-hours'
import { hourlyPenalties, hourlyRows, hoursOfWeekOf } from './hourly-columns'
import { closuresOfHours, type HourlySeries } from './hourly-series'

/** Plain data, as the daily model is. */
export interface HourlyModel {
  from: number
  to: number
  closures: Closures
  /** For each hour of the week whether usage is on its high side. */
  busy: number[]
  coefficients: number[]
  /** Of the temperature of past hours; undefined for a model without temperature. */
  memory: number | undefined
  /** °C between which temperatures are believed. */
  temperatures: [number, number] | undefined
  lowest: number | undefined
  /** By how much the hours to come are expected to lie above the fit. */
  level: number
  /** Standard deviation of unseen residuals of each hour of the week. */
  deviations: number[]
}

export interface HourlyFit {
  /** Undefined where there is not one hour with usage. */
  model: HourlyModel | undefined
  goodness: GoodnessOfDays | undefined
}

/** What remains of the temperature felt an hour before: nothing, of five hours, of a day. */
const memories = [0, 0.8, 0.96]
const folds = 6
const blockLength = 14
const year = 366
const degreesBeyond = 5
/** Hours of all kinds that those of one hour of the week are mixed with. */
const shared = 20

/** Usage of each hour by the hour of the week and the temperature, of the last year of the series. */
export function fitHourly(whole: HourlySeries): HourlyFit {
  const series = lastYear(whole)
  const measured = [...series.usage.keys()].filter((place) => !Number.isNaN(series.usage[place]!))
  if (measured.length === 0) return { model: undefined, goodness: undefined }
  const withBoth = measured.filter((place) => !Number.isNaN(series.temperature[place]!))
  const withTemperature = withBoth.length >= measured.length / 2
  const places = withTemperature ? withBoth : measured
  const closures = closuresOfHours(series)
  const ofWeek = hoursOfWeekOf(series, closures)
  const busy = busyHours(series.usage, ofWeek, places)
  const penalties = hourlyPenalties(withTemperature)

  let best: Validated | undefined
  for (const memory of withTemperature ? memories : [undefined]) {
    const felt = memory === undefined ? undefined : smoothedTemperature(series.temperature, memory)
    const rows = hourlyRows(series, ofWeek, busy, felt)
    const validated = { ...crossValidate(series, places, rows, penalties), rows, memory }
    if (best === undefined || validated.loss < best.loss) best = validated
  }
  const { rows, memory, equations, unseen } = best!
  let coefficients = solveRidge(equations, penalties)
  const residuals = () =>
    numbersOf(places, (place) => series.usage[place]! - product(rows, place, coefficients))
  const huber = huberWeights(residuals())
  const weighted = copyOf(equations)
  places.forEach((place, row) => {
    if (huber[row]! < 1) addRow(weighted, rows, place, series.usage[place]!, huber[row]! - 1)
  })
  coefficients = solveRidge(weighted, penalties)
  const left = residuals()
  coefficients[0]! += left.reduce((sum, residual) => sum + residual, 0) / left.length
  const usage = numbersOf(places, (place) => series.usage[place]!)
  const lowest = usage.some((value) => value < 0) ? undefined : 0
  const expected = numbersOf(places, (place) =>
    Math.max(lowest ?? -Infinity, product(rows, place, coefficients)),
  )
  return {
    goodness: goodnessOfDays(usage, expected, traceOfRidge(equations, penalties)),
    model: {
      ...{ closures, memory, lowest, busy: [...busy], coefficients: [...coefficients] },
      from: series.day[places[0]!]!,
      to: series.day[places.at(-1)!]!,
      temperatures: withTemperature ? rangeOf(series.temperature, places) : undefined,
      level: levelOf(series.day, places, usage, expected),
      deviations: deviationsOf(
        numbersOf(places, (_, row) => usage[row]! - unseen[row]!),
        places,
        ofWeek,
      ),
    },
  }
}

interface Validated extends ReturnType<typeof crossValidate> {
  rows: Float64Array
  memory: number | undefined
}

function crossValidate(
  { day, usage }: HourlySeries,
  places: readonly number[],
  rows: Float64Array,
  penalties: Float64Array,
) {
  const first = day[places[0]!]!
  const length = Math.max(1, Math.min(blockLength, Math.floor((day[places.at(-1)!]! - first + 1) / folds)))
  const foldOf = (place: number) => Math.floor((day[place]! - first) / length) % folds
  const parts = Array.from({ length: folds }, () => noEquations(penalties.length))
  for (const place of places) addRow(parts[foldOf(place)]!, rows, place, usage[place]!, 1)
  const equations = noEquations(penalties.length)
  for (const part of parts) addEquations(equations, part, 1)
  const without = parts.map((part) => {
    const others = copyOf(equations)
    addEquations(others, part, -1)
    return solveRidge(others, penalties)
  })
  const unseen = numbersOf(places, (place) => product(rows, place, without[foldOf(place)]!))
  let loss = 0
  places.forEach((place, row) => (loss += (usage[place]! - unseen[row]!) ** 2))
  return { unseen, loss, equations }
}

/** What a row and the coefficients make together. */
export function product(rows: Float64Array, row: number, coefficients: ArrayLike<number>): number {
  const from = row * coefficients.length
  let sum = 0
  for (let column = 0; column < coefficients.length; column++)
    sum += rows[from + column]! * coefficients[column]!
  return sum
}

function deviationsOf(residuals: Float64Array, places: readonly number[], ofWeek: Uint8Array): number[] {
  const squares = new Float64Array(168)
  const hours = new Float64Array(168)
  let all = 0
  places.forEach((place, row) => {
    squares[ofWeek[place]!]! += residuals[row]! ** 2
    hours[ofWeek[place]!]!++
    all += residuals[row]! ** 2
  })
  const variance = all / places.length
  return Array.from(squares, (sum, hour) => Math.sqrt((sum + shared * variance) / (hours[hour]! + shared)))
}

function rangeOf(values: Float64Array, places: readonly number[]): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const place of places) {
    low = Math.min(low, values[place]!)
    high = Math.max(high, values[place]!)
  }
  return [low - degreesBeyond, high + degreesBeyond]
}

function lastYear(series: HourlySeries): HourlySeries {
  let end = series.usage.length
  while (end > 0 && Number.isNaN(series.usage[end - 1]!)) end--
  let start = end
  while (start > 0 && series.day[start - 1]! > series.day[end - 1]! - year) start--
  return {
    day: series.day.subarray(start, end),
    hour: series.hour.subarray(start, end),
    usage: series.usage.subarray(start, end),
    temperature: series.temperature.subarray(start, end),
    holiday: series.holiday.subarray(start, end),
  }
}
