import { granularities } from '@energycockpit/contract'
import { bucketStarts } from '@energycockpit/time'
import type { BucketLength } from '../chart-values'
import { timeTicks, type TickKind, type TimeTick } from '../time-ticks'
import { spanOf } from './time-window'
import type { TimeWindow } from './time-series'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The finest marks that a window could need without there being too many to look at in every frame. */
function lengthFor(span: number): Exclude<BucketLength, 'raw'> {
  if (span < 2 * HOUR) return 'PT1M'
  if (span < 3 * DAY) return 'PT15M'
  if (span < 16 * DAY) return 'PT1H'
  if (span < 500 * DAY) return 'P1D'
  return span < 100 * 366 * DAY ? 'P1M' : 'P1Y'
}

/** Where the time axis of a window is marked, with the instants that `index` points into. */
export function windowTicks(window: TimeWindow, length: BucketLength, timeZone: string, width: number) {
  const finest = lengthFor(spanOf(window))
  const { starts } = bucketStarts(window.from, window.to, finest, timeZone)
  const at = starts.filter((start) => start >= window.from)
  const kinds = coarser(finest, length)
  return { at, ticks: timeTicks(at, kinds, timeZone, width) as readonly TimeTick[] }
}

/** The buckets that a label names as a whole: it stands below their middle, not where they begin. */
const namedBuckets: Readonly<Partial<Record<TickKind, BucketLength>>> = {
  weekday: 'P1D',
  day: 'P1D',
  month: 'P1M',
  quarter: 'P3M',
  year: 'P1Y',
}

/** Where on the time axis the mark of a bucket stands that begins at `start`. */
export function placeOfMark(start: number, kind: TickKind, length: BucketLength, timeZone: string): number {
  if (namedBuckets[kind] !== length || length === 'raw') return start
  return (start + bucketStarts(start, start + 1, length, timeZone).end) / 2
}

const coarser = (one: BucketLength, other: BucketLength): BucketLength =>
  granularities.indexOf(one) > granularities.indexOf(other) ? one : other
