import { bucketEnd } from '../chart-values'
import type { DrawnValues } from '../drawn-values'
import type { SeriesPoints } from './series-points'

/** A point as chart.js draws it; null ends a line. */
export interface DrawnPoint {
  x: number
  y: number | null
}

/**
 * The parts of a line that lead to points of one trust, as one line with breaks: a dash of its own for each point
 * would be looked up for every point in every frame.
 */
export function partsOfTrust({ at, value, trust }: SeriesPoints, places: readonly number[], wanted: number) {
  const drawn: DrawnPoint[] = []
  const point = (place: number): DrawnPoint => ({ x: at[place]!, y: value[place]! })
  let open = false
  places.forEach((place, index) => {
    const before = places[index - 1]
    const leads =
      before !== undefined &&
      !Number.isNaN(value[place]!) &&
      !Number.isNaN(value[before]!) &&
      trust[place] === wanted
    if (leads && !open) drawn.push(...(drawn.length > 0 ? [breakAt(at[before]!)] : []), point(before))
    if (leads) drawn.push(point(place))
    open = leads
  })
  return drawn
}

/** The whole line with its gaps, for areas. */
export function wholeLine({ at, value }: SeriesPoints, places: readonly number[]): DrawnPoint[] {
  return places.map((place) => ({ x: at[place]!, y: Number.isNaN(value[place]!) ? null : value[place]! }))
}

/**
 * A line over each bucket, as wide as it is: also over the first and the last half, and over one that is alone. Where
 * buckets are narrow, what would lead from one to the next would be all that is seen: without it each stands alone.
 */
export function stepsOf(
  values: DrawnValues,
  points: SeriesPoints,
  places: readonly number[],
  isJoined: boolean,
): DrawnPoint[] {
  return places.flatMap((place) => {
    const value = points.value[place]!
    const y = Number.isNaN(value) ? null : value
    return [
      { x: values.at[place]!, y },
      { x: bucketEnd(values, place), y },
      ...(isJoined ? [] : [breakAt(bucketEnd(values, place))]),
    ]
  })
}

const breakAt = (x: number): DrawnPoint => ({ x, y: null })

/** Values without a neighbour, which would be lines without length. */
export function lonePoints({ at, value }: SeriesPoints, places: readonly number[]): DrawnPoint[] {
  const isThere = (place: number | undefined) => place !== undefined && !Number.isNaN(value[place]!)
  return places
    .filter((place, index) => isThere(place) && !isThere(places[index - 1]) && !isThere(places[index + 1]))
    .map((place) => ({ x: at[place]!, y: value[place]! }))
}

/**
 * Points that carry the sign of a series, about every `distance` milliseconds and at the same instants wherever the
 * window is; `shift` (0 to 1) keeps those of several series apart.
 */
export function signedPoints(
  { at, value }: SeriesPoints,
  places: readonly number[],
  distance: number,
  shift: number,
): DrawnPoint[] {
  const signed: DrawnPoint[] = []
  let last: number | undefined
  for (const place of places) {
    if (Number.isNaN(value[place]!)) continue
    const part = Math.floor(at[place]! / distance - shift)
    if (part !== last) signed.push({ x: at[place]!, y: value[place]! })
    last = part
  }
  return signed
}
