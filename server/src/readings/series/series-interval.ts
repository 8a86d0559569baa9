import { bucketStarts, elapsedLengths, expectedIntervals, type BucketLength } from '@energycockpit/time'

/** The grid on which a series has its values. All instants of the functions here are seconds since 1970 UTC. */
export interface SeriesInterval {
  interval: BucketLength
  /** Where days are cut (IANA name). */
  timeZone: string
}

/** The start of the interval after the one that `at` lies in. A day has 23, 24 or 25 hours there. */
export function nextStart(at: number, { interval, timeZone }: SeriesInterval): number {
  const step = elapsedLengths[interval]
  if (step !== undefined) return ((Math.floor((at * 1000) / step) + 1) * step) / 1000
  return bucketStarts(at * 1000, at * 1000 + 1, interval, timeZone).end / 1000
}

/** The start of the interval that `at` lies in. */
export function startOf(at: number, { interval, timeZone }: SeriesInterval): number {
  const step = elapsedLengths[interval]
  if (step !== undefined) return (Math.floor((at * 1000) / step) * step) / 1000
  return bucketStarts(at * 1000, at * 1000 + 1, interval, timeZone).starts[0]! / 1000
}

/** The starts of all intervals that begin in the half-open span, ascending. */
export function startsIn(from: number, to: number, { interval, timeZone }: SeriesInterval): number[] {
  const { starts } = bucketStarts(from * 1000, to * 1000, interval, timeZone)
  return starts.map((start) => start / 1000).filter((start) => start >= from)
}

/** How many intervals begin in the half-open span; costs the same however long it is, unless they are days. */
export const countStarts = (from: number, to: number, { interval, timeZone }: SeriesInterval): number =>
  expectedIntervals(from * 1000, to * 1000, interval, timeZone)
