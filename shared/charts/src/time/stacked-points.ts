import { sure, type SeriesPoints } from './series-points'

/**
 * Series on top of each other, at the instants of the first one: each as the sum of itself and those below. What is
 * missing adds nothing; where all are missing there is a gap. A point is as unsure as the least sure part of its own
 * series.
 */
export function stackedPoints(series: readonly SeriesPoints[]): SeriesPoints[] {
  const [first] = series
  if (!first) return []
  const { at } = first
  const count = at.length
  const aligned = series.map((points) => alignedTo(at, points))
  const anywhere = new Uint8Array(count)
  for (const { value } of aligned)
    for (let place = 0; place < count; place++) if (!Number.isNaN(value[place]!)) anywhere[place] = 1
  const below = new Float64Array(count)
  return aligned.map(({ value, trust }) => {
    const sum = new Float64Array(count)
    for (let place = 0; place < count; place++) {
      const own = value[place]!
      below[place] = below[place]! + (Number.isNaN(own) ? 0 : own)
      sum[place] = anywhere[place] ? below[place]! : NaN
    }
    return { at, value: sum, trust }
  })
}

/** The points at given instants; where there is none of exactly this instant, there is no value. */
function alignedTo(at: Float64Array, points: SeriesPoints): SeriesPoints {
  if (points.at.length === at.length && points.at.every((each, place) => each === at[place])) return points
  const value = new Float64Array(at.length).fill(NaN)
  const trust = new Uint8Array(at.length).fill(sure)
  let other = 0
  for (let place = 0; place < at.length; place++) {
    while (other < points.at.length && points.at[other]! < at[place]!) other++
    if (points.at[other] !== at[place]) continue
    value[place] = points.value[other]!
    trust[place] = points.trust[other]!
  }
  return { at, value, trust }
}
