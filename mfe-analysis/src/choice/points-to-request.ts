import type { Granularity, MeasurementSeries } from '@energycockpit/contract'
import { countBuckets, elapsedLengths, type Period } from '@energycockpit/time'

/** More places than this are narrower than a point of the screen. */
const MAX_SEGMENTS = 1000
/** Of each stretch two values are drawn. */
const MAX_DRAWN = 2 * MAX_SEGMENTS

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Lengths that read well, and begin where clocks show whole hours. */
const lengths = [
  ...[2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 4, 6, 12].map((count) => count * hour),
  ...[1, 2, 4, 7].map((count) => count * day),
]

/**
 * How many points to ask for, so that each stretch between them has a length that reads well; undefined where all values
 * can be drawn. A year of quarter hours comes as 730 half days.
 */
export function pointsToRequest(
  granularity: Granularity,
  { interval }: Pick<MeasurementSeries, 'interval'>,
  { from, to }: Period,
  timeZone: string,
): number | undefined {
  const length = granularity === 'raw' ? interval : granularity
  const step = elapsedLengths[length]
  const count = countBuckets(from.getTime(), to.getTime(), length, timeZone)
  if (step === undefined || count <= MAX_DRAWN) return undefined
  const inSegment = lengths
    .filter((each) => each % step === 0)
    .map((each) => each / step)
    .find((each) => count / each <= MAX_SEGMENTS)
  return inSegment === undefined ? MAX_DRAWN : 2 * Math.ceil(count / inSegment)
}
