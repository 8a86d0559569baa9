import { monthOf } from '../calendar'
import type { DailySeries } from '../daily-series'
import { huberWeights } from '../huber-weights'
import { numbersOf } from '../numbers-of'
import {
  fitChangePoints,
  usageAt,
  type ChangePoints,
  type FittedChangePoints,
  type SortedDays,
} from './change-points'
import { isSouthern } from './hemisphere'
import { partitions, seasonOf, type DayKind, type Season } from './partitions'

/** Days of some seasons, open or closed ones or both, and how their usage follows the temperature. */
export interface Segment {
  seasons: readonly Season[]
  kinds: readonly DayKind[]
  shape: ChangePoints
  days: number
}

export interface ExplainableModel {
  segments: Segment[]
  /** Whether January is in summer. */
  southern: boolean
}

const fewestDays = 20
const bothKinds: readonly DayKind[] = ['open', 'closed']

interface Candidate {
  seasons: readonly Season[]
  kinds: readonly DayKind[]
  /** Places of the series in order of temperature. */
  places: number[]
  fitted: FittedChangePoints
}

/**
 * Change-point regressions of the days at `places` (those with usage, and with temperature where the model has it),
 * together or apart for open and closed days and for seasons, whichever has the least Bayesian information criterion.
 */
export function fitExplainable(
  series: DailySeries,
  closed: Uint8Array,
  places: readonly number[],
  withTemperature: boolean,
): ExplainableModel {
  const southern = isSouthern(series)
  const temperature = withTemperature ? series.temperature : new Float64Array(series.day.length)
  const weights = new Float64Array(series.day.length).fill(1)
  const inOrder = [...places].sort((a, b) => temperature[a]! - temperature[b]!)
  const seasonAt = Array.from(series.day, (day) => seasonOf(monthOf(day), southern))

  const fit = (chosen: readonly number[]) =>
    bestShape(sorted(chosen, temperature, series.usage, weights), inOrder.length)
  const known = new Map<string, Candidate | undefined>()
  const candidate = (group: readonly Season[], kinds: readonly DayKind[]): Candidate | undefined => {
    const key = `${group.join()} ${kinds.join()}`
    if (!known.has(key)) {
      const chosen = inOrder.filter(
        (place) => group.includes(seasonAt[place]!) && kinds.includes(closed[place] ? 'closed' : 'open'),
      )
      const whole = group.length === 3 && kinds.length === 2
      const enough = whole ? chosen.length > 0 : chosen.length >= fewestDays
      known.set(key, enough ? { seasons: group, kinds, places: chosen, fitted: fit(chosen) } : undefined)
    }
    return known.get(key)
  }

  let best: { segments: Candidate[]; criterion: number } | undefined
  for (const partition of partitions)
    for (let apart = 0; apart < 2 ** partition.length; apart++) {
      const segments = partition.flatMap((group, place) =>
        (apart >> place) & 1
          ? bothKinds.map((kind) => candidate(group, [kind]))
          : [candidate(group, bothKinds)],
      )
      if (!segments.every((segment) => segment !== undefined)) continue
      const criterion = criterionOf(segments, inOrder.length)
      if (best === undefined || criterion < best.criterion) best = { segments, criterion }
    }

  const segments = (best?.segments ?? []).map(({ seasons, kinds, places: chosen, fitted }): Segment => {
    let { shape } = fitted
    const residuals = () =>
      numbersOf(chosen, (place) => series.usage[place]! - usageAt(shape, temperature[place]!))
    for (let pass = 0; pass < 2; pass++) {
      const robust = huberWeights(residuals())
      chosen.forEach((place, row) => (weights[place] = robust[row]!))
      shape = fit(chosen).shape
    }
    const left = residuals()
    const mean = left.reduce((sum, residual) => sum + residual, 0) / left.length
    return { seasons, kinds, days: chosen.length, shape: { ...shape, baseLoad: shape.baseLoad + mean } }
  })
  return { segments, southern }
}

export function predictExplainable(
  model: ExplainableModel,
  series: DailySeries,
  closed: Uint8Array,
): Float64Array {
  return Float64Array.from(series.day, (day, place) => {
    const season = seasonOf(monthOf(day), model.southern)
    const kind = closed[place] ? 'closed' : 'open'
    const segment = model.segments.find(
      ({ seasons, kinds }) => seasons.includes(season) && kinds.includes(kind),
    )
    return segment === undefined ? NaN : usageAt(segment.shape, series.temperature[place]!)
  })
}

/** A base load, a slope and a balance point each. */
export const parametersOf = ({ segments }: ExplainableModel) =>
  segments.reduce((sum, { shape }) => sum + Object.keys(shape).length, 0)

function bestShape(days: SortedDays, count: number): FittedChangePoints {
  let best: { fitted: FittedChangePoints; criterion: number } | undefined
  const floor = squaresFloor(days)
  for (const fitted of fitChangePoints(days)) {
    const criterion =
      days.usage.length * Math.log((fitted.squares + floor) / days.usage.length) +
      fitted.parameters * Math.log(count)
    if (best === undefined || criterion < best.criterion) best = { fitted, criterion }
  }
  return best!.fitted
}

/** So that a perfect fit has a logarithm: a millionth of the spread. */
function squaresFloor({ usage }: SortedDays): number {
  let squares = 0
  for (const value of usage) squares += value * value
  return 1e-12 * squares + Number.MIN_VALUE
}

function criterionOf(segments: readonly Candidate[], count: number): number {
  const squares = segments.reduce((sum, { fitted }) => sum + fitted.squares, Number.MIN_VALUE)
  const parameters = segments.reduce((sum, { fitted }) => sum + fitted.parameters, 0)
  return count * Math.log(squares / count) + parameters * Math.log(count)
}

function sorted(
  places: readonly number[],
  temperature: Float64Array,
  usage: Float64Array,
  weights: Float64Array,
): SortedDays {
  return {
    temperature: numbersOf(places, (place) => temperature[place]!),
    usage: numbersOf(places, (place) => usage[place]!),
    weight: numbersOf(places, (place) => weights[place]!),
  }
}
