import { bucketStarts } from '@energycockpit/time'
import type { BucketLength } from '../chart-values'
import { timeTicks, type TimeTick } from '../time-ticks'
import { spanOf } from './time-window'
import type { TimeWindow } from './time-series'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The finest marks that a window could need without there being too many to look at in every frame. */
function lengthFor(span: number): Exclude<BucketLength, 'raw'> {
  if (span < 2 * HOUR) return 'PT1M'
  if (span < 3 * DAY) return 'PT15M'
  if (span < 16 * DAY) return 'PT1H'
  return span < 500 * DAY ? 'P1D' : 'P1M'
}

/** Where the time axis of a window is marked, with the instants that `index` points into. */
export function windowTicks(window: TimeWindow, length: BucketLength, timeZone: string, width: number) {
  const finest = lengthFor(spanOf(window))
  const { starts } = bucketStarts(window.from, window.to, finest, timeZone)
  const at = starts.filter((start) => start >= window.from)
  const kinds = coarser(finest, length)
  return { at, ticks: timeTicks(at, kinds, timeZone, width) as readonly TimeTick[] }
}

const order: readonly BucketLength[] = ['raw', 'PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y']

const coarser = (one: BucketLength, other: BucketLength): BucketLength =>
  order.indexOf(one) > order.indexOf(other) ? one : other
