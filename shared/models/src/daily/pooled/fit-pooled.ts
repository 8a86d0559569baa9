import type { DailySeries } from '../daily-series'
import { huberWeights } from '../huber-weights'
import { median } from '../median'
import { numbersOf } from '../numbers-of'
import { smoothedTemperature } from '../smoothed-temperature'
import type { WithDrivers } from '../drivers/partialled'
import {
  calendarRows,
  fillTemperatures,
  firstDriver,
  pooledPenalties,
  pooledSize,
  settingsFor,
  settingsWith,
} from './pooled-columns'
import {
  addEquations,
  addRow,
  copyOf,
  noEquations,
  solveRidge,
  traceOfRidge,
  type NormalEquations,
} from './ridge'

export interface PooledModel {
  coefficients: Float64Array
  /** Of past days' temperature; undefined for a model without temperature. */
  memory: number | undefined
  hinges: readonly number[]
}

const memories = [0, 0.2, 0.4, 0.6, 0.8]
const folds = 6
/** Days of a block: they lie in one fold, so that a day is not foretold by its neighbours. */
const blockLength = 14

export interface PooledInput {
  series: DailySeries
  closed: Uint8Array
  /** The days to fit, as places of the series: those with usage, and with temperature where the model has it. */
  places: readonly number[]
  withTemperature: boolean
  weights?: Float64Array
  /** Standardised columns of further influences, known at all `places`. */
  drivers?: readonly Float64Array[]
}

export interface PooledFit extends Pick<WithDrivers, 'rows' | 'first' | 'count'> {
  /** Of the calendar and the weather alone. */
  model: PooledModel
  /** Of the standardised drivers. */
  ofDrivers: Float64Array
  /** What each place that was fitted lacks. */
  residuals: Float64Array
  /** For each place that was fitted what the model expects that has not seen its block. */
  unseen: Float64Array
  equations: NormalEquations
  penalties: Float64Array
}

/** The trace of what makes the fitted values of the measured ones: a coefficient counts by what its penalty leaves. */
export const effectiveParameters = ({ equations, penalties }: PooledFit) => traceOfRidge(equations, penalties)

export function fitPooled(input: PooledInput): PooledFit {
  const { series, closed, places, withTemperature, weights, drivers } = input
  const settings = settingsOf(input)
  const penalties = pooledPenalties(settings, withTemperature)
  // Around 0 the constant is small, and its own penalty, which only keeps the equations solvable, does nothing.
  const centre = meanAt(places, series.usage)
  const usage = series.usage.map((value) => value - centre)
  const foldOf = foldsOf(places)
  const calendar = calendarRows(series, closed, settings, withTemperature, drivers)
  const firstTemperature = pooledSize(settings, false)
  // What does not change with the memory is added up once.
  const ofCalendar = Array.from({ length: folds }, () => noEquations(penalties.length))
  for (const place of places)
    addRow(ofCalendar[foldOf(place)]!, calendar, place, usage[place]!, weights?.[place] ?? 1)

  let best: (Validated & { rows: Float64Array; memory: number | undefined }) | undefined
  for (const memory of withTemperature ? memories : [undefined]) {
    const rows = calendar.slice()
    const parts = ofCalendar.map(copyOf)
    if (memory !== undefined) {
      fillTemperatures(rows, smoothedTemperature(series.temperature, memory), closed, settings)
      for (const place of places) {
        const weight = weights?.[place] ?? 1
        addRow(parts[foldOf(place)]!, rows, place, usage[place]!, weight, firstTemperature)
      }
    }
    const validated = crossValidate({ places, usage, rows, parts, penalties, foldOf })
    // The loss falls towards the best memory and rises from there on.
    if (best !== undefined && validated.loss >= best.loss) break
    best = { ...validated, rows, memory }
  }
  const { rows, whole, unseen, memory } = best!
  const { coefficients, residuals } = robust(input, usage, rows, penalties, whole)
  // What the weights left out on average would make every saving too small.
  coefficients[0]! += centre + residuals.reduce((sum, residual) => sum + residual, 0) / places.length
  const [first, count] = [firstDriver(settings), settings.drivers]
  const isDriver = (column: number) => column >= first && column < first + count
  return {
    model: {
      coefficients: coefficients.filter((_, column) => !isDriver(column)),
      ...{ memory, hinges: settings.hinges },
    },
    ...{ ofDrivers: coefficients.slice(first, first + count), residuals, rows, first, count },
    unseen: unseen.map((value) => value + centre),
    ...{ penalties, equations: whole },
  }
}

const settingsOf = ({ series, places, withTemperature, drivers }: PooledInput) =>
  settingsFor(
    withTemperature ? numbersOf(places, (place) => series.temperature[place]!) : undefined,
    drivers?.length,
  )

export type PooledEquations = WithDrivers & { usage: Float64Array; centre: number }

/** The equations of a fit that feels today's temperature alone, of usage around its median. */
export function pooledEquations(input: PooledInput): PooledEquations {
  const { series, closed, places, withTemperature, weights, drivers } = input
  const settings = settingsOf(input)
  const penalties = pooledPenalties(settings, withTemperature)
  const centre = median(numbersOf(places, (place) => series.usage[place]!))
  const usage = series.usage.map((value) => value - centre)
  const rows = calendarRows(series, closed, settings, withTemperature, drivers)
  if (withTemperature) fillTemperatures(rows, series.temperature, closed, settings)
  const equations = noEquations(penalties.length)
  for (const place of places) addRow(equations, rows, place, usage[place]!, weights?.[place] ?? 1)
  return { usage, centre, rows, equations, penalties, first: firstDriver(settings), count: settings.drivers }
}

/** What a robust fit that feels today's temperature alone expects of each place. */
export function fitOnce(input: PooledInput): Float64Array {
  const { usage, centre, rows, penalties, equations } = pooledEquations(input)
  const { coefficients } = robust(input, usage, rows, penalties, equations)
  return numbersOf(input.places, (place) => centre + product(rows, place, coefficients))
}

/** The coefficients of the standardised drivers in such a fit. */
export function driversOnce(input: PooledInput, added = pooledEquations(input)): Float64Array {
  const { usage, rows, penalties, equations, first, count } = added
  return robust(input, usage, rows, penalties, equations).coefficients.slice(first, first + count)
}

export function predictPooled(model: PooledModel, series: DailySeries, closed: Uint8Array): Float64Array {
  const settings = settingsWith(model.hinges)
  const felt = model.memory === undefined ? undefined : smoothedTemperature(series.temperature, model.memory)
  const rows = calendarRows(series, closed, settings, felt !== undefined)
  if (felt !== undefined) fillTemperatures(rows, felt, closed, settings)
  const expected = new Float64Array(series.day.length)
  for (let row = 0; row < expected.length; row++) expected[row] = product(rows, row, model.coefficients)
  return expected
}

/** In which fold each place lies. */
function foldsOf(places: readonly number[]): (place: number) => number {
  const first = places[0]!
  // Shorter blocks for a history that has not a block for each fold.
  const length = Math.max(1, Math.min(blockLength, Math.floor((places.at(-1)! - first + 1) / folds)))
  return (place) => Math.floor((place - first) / length) % folds
}

interface Validated {
  /** What is expected of each place by the fit that has not seen its fold; the sum of the squares of what it lacks. */
  unseen: Float64Array
  loss: number
  /** The equations of all folds. */
  whole: NormalEquations
}

function crossValidate(given: {
  places: readonly number[]
  usage: Float64Array
  rows: Float64Array
  parts: readonly NormalEquations[]
  penalties: Float64Array
  foldOf: (place: number) => number
}): Validated {
  const { places, usage, rows, parts, penalties, foldOf } = given
  const whole = noEquations(penalties.length)
  for (const part of parts) addEquations(whole, part, 1)
  const without = parts.map((part) => {
    const others = copyOf(whole)
    addEquations(others, part, -1)
    return solveRidge(others, penalties)
  })
  const unseen = numbersOf(places, (place) => product(rows, place, without[foldOf(place)]!))
  let loss = 0
  places.forEach((place, row) => (loss += (usage[place]! - unseen[row]!) ** 2))
  return { unseen, loss, whole }
}

/** Two passes of Huber's weights, and what the days lack then. */
function robust(
  { places, weights }: PooledInput,
  usage: Float64Array,
  rows: Float64Array,
  penalties: Float64Array,
  whole: NormalEquations,
): { coefficients: Float64Array; residuals: Float64Array } {
  let coefficients = solveRidge(whole, penalties)
  const residuals = () => numbersOf(places, (place) => usage[place]! - product(rows, place, coefficients))
  for (let pass = 0; pass < 2; pass++) {
    const huber = huberWeights(residuals())
    const weighted = copyOf(whole)
    places.forEach((place, row) => {
      // Most days keep their weight.
      if (huber[row] === 1) return
      const weight = weights?.[place] ?? 1
      addRow(weighted, rows, place, usage[place]!, (huber[row]! - 1) * weight)
    })
    coefficients = solveRidge(weighted, penalties)
  }
  return { coefficients, residuals: residuals() }
}

const meanAt = (places: readonly number[], values: Float64Array) =>
  places.reduce((sum, place) => sum + values[place]!, 0) / places.length

function product(rows: Float64Array, row: number, coefficients: Float64Array): number {
  const from = row * coefficients.length
  let sum = 0
  for (let column = 0; column < coefficients.length; column++)
    sum += rows[from + column]! * coefficients[column]!
  return sum
}
