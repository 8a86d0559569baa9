import { elapsedLengths, type BucketLength } from '@energycockpit/time'

/** How buckets that are too many to be drawn are cut into slices, of each of which two are drawn. */
export interface Sampling {
  /** How long a bucket is, and how long a slice; milliseconds. */
  step: number
  width: number
  /** Start of the first slice, milliseconds since 1970 UTC. */
  first: number
  slices: number
  /** How many buckets there are. */
  count: number
}

/** The engine holds so many buckets at a time: 28 years of quarter hours, 11 days of seconds. */
const maxSampled = 1_000_000

/**
 * Undefined where nothing is to be left out, or nothing can be: the days, months and years of the calendar are few.
 * Half as many slices as points, because the least and the greatest of each are drawn: no peak is lost, and where a
 * line goes up and down within a point's width the screen shows the same as if all were drawn.
 */
export function samplingOf(requested: {
  from: number
  length: BucketLength
  count: number
  points: number
}): Sampling | undefined {
  const { from, length, count, points } = requested
  const step = elapsedLengths[length]
  if (step === undefined || count <= points || count > maxSampled) return undefined
  const width = Math.ceil(count / Math.floor(points / 2)) * step
  return {
    ...{ step, width, count },
    first: Math.floor(from / step) * step,
    slices: Math.ceil((count * step) / width),
  }
}
