import { bucketStarts, elapsedLengths, type BucketLength } from './buckets'

/**
 * How many values a series with one value per `interval` should have in the half-open span (milliseconds since
 * 1970 UTC), counting a value where its interval starts. Daily values start with the day in `timeZone`.
 */
export function expectedIntervals(
  from: number,
  to: number,
  interval: BucketLength,
  timeZone: string,
): number {
  if (to <= from) return 0
  const step = elapsedLengths[interval]
  if (step !== undefined) return Math.ceil(to / step) - Math.ceil(from / step)
  const { starts } = bucketStarts(from, to, interval, timeZone)
  return starts.filter((start) => start >= from).length
}

/**
 * The instant until which values can have come: the end of the last interval that is over at `now`
 * (milliseconds), cut to the series' own grid. An interval that still runs is not expected yet.
 */
export function expectedUntil(now: number, interval: BucketLength, timeZone: string): number {
  const step = elapsedLengths[interval]
  if (step !== undefined) return Math.floor(now / step) * step
  return bucketStarts(now, now + 1, interval, timeZone).starts[0] ?? now
}
