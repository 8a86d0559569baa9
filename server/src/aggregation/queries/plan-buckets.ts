import { maxPoints, type Granularity, type ReasonCode } from '@energycockpit/contract'
import { bucketStarts, countBuckets, fitsInto, type BucketLength } from '@energycockpit/time'
import { samplingOf, type Sampling } from './sampling'

export interface ValuesQuery {
  /** The period, half open, milliseconds since 1970 UTC. */
  from: number
  to: number
  granularity: Granularity
  /** No more than so many are drawn. */
  points?: number | undefined
}

export interface BucketPlan {
  /** `period`: one bucket, as long as the whole. */
  length: BucketLength | 'period'
  /** Start of each bucket, milliseconds since 1970 UTC, ascending. */
  starts: number[]
  /** End of the last bucket. */
  end: number
  /** End of each bucket, where the next one does not start there. */
  ends?: number[]
}

export interface Refusal {
  code: Extract<ReasonCode, 'PERIOD_REVERSED' | 'GRANULARITY_TOO_FINE' | 'TOO_MANY_POINTS'>
  detail: string
}

/**
 * The buckets of a period, or why there are none. It is decided from numbers alone, before the engine is asked: a
 * period of ten thousand years in seconds costs no more than a day in hours.
 */
export function planBuckets(
  { from, to, granularity, points }: ValuesQuery,
  interval: BucketLength,
  timeZone: string,
): { plan: BucketPlan } | { sampling: Sampling } | { refusal: Refusal } {
  if (to <= from)
    return { refusal: { code: 'PERIOD_REVERSED', detail: 'query.to must be later than query.from' } }
  const length = granularity === 'raw' ? interval : granularity
  if (!fitsInto(interval, length))
    return {
      refusal: {
        code: 'GRANULARITY_TOO_FINE',
        detail: `query.granularity: the series has one value every ${interval}, of which no ${granularity} is made`,
      },
    }
  const count = countBuckets(from, to, length, timeZone)
  const sampling = points === undefined ? undefined : samplingOf({ from, length, count, points })
  if (sampling) return { sampling }
  if (count > maxPoints)
    return {
      refusal: {
        code: 'TOO_MANY_POINTS',
        detail: `the period has ${count} points at ${granularity}, at most ${maxPoints} are sent; choose a coarser granularity or a shorter period`,
      },
    }
  return { plan: { length, ...bucketStarts(from, to, length, timeZone) } }
}
