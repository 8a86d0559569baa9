import { bucketQualities, isHollow, type BucketQuality } from '../bucket-quality'
import { bucketEnd } from '../chart-values'
import type { DrawnValues } from '../drawn-values'

/** How a line goes to a point: through, dashed to an estimate, dotted to what is not whole. */
export const sure = 0
export const estimated = 1
export const hollow = 2

/** A series as points in the order of time: what is drawn of it. */
export interface SeriesPoints {
  /** Milliseconds; the middle of each bucket. */
  at: Float64Array
  /** On the axis' scale; NaN where there is none. */
  value: Float64Array
  /** `sure`, `estimated` or `hollow`. */
  trust: Uint8Array
}

/** `factor` brings values to the axis' scale; `now` is in milliseconds. */
export function seriesPoints(values: DrawnValues, factor: number, now: number) {
  const { qualities, counts } = bucketQualities(values, now)
  const perPlace = values.pairs ? 2 : 1
  const count = values.at.length * perPlace
  const points: SeriesPoints = {
    at: new Float64Array(count),
    value: new Float64Array(count),
    trust: new Uint8Array(count),
  }
  values.at.forEach((start, place) => {
    const length = bucketEnd(values, place) - start
    for (let part = 0; part < perPlace; part++) {
      const point = place * perPlace + part
      const value = values.pairs ? values.pairs[place]?.[part] : values.value[place]
      points.at[point] = start + length * ((part + 0.5) / perPlace)
      points.value[point] = value == null ? NaN : value * factor
      points.trust[point] = trustOf(qualities[place]!)
    }
  })
  return { points, qualities, counts }
}

const trustOf = (quality: BucketQuality): number =>
  quality === 'estimated' ? estimated : isHollow(quality) ? hollow : sure
