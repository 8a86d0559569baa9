import type { SeriesValues } from '@energycockpit/contract'
import { expectedIntervals, expectedUntil, type BucketLength } from '@energycockpit/time'
import type { BucketFigures } from './aggregate-query'
import type { Aggregation } from './aggregation'
import type { BucketPlan } from './plan-buckets'

export interface BucketsToFill {
  plan: BucketPlan
  figures: readonly BucketFigures[]
  aggregation: Aggregation
  interval: BucketLength
  timeZone: string
  /** The period and the present, milliseconds since 1970 UTC. */
  from: number
  to: number
  now: number
}

type Filled = Pick<SeriesValues, 'at' | 'value' | 'measured' | 'estimated' | 'total'>

/** Puts the engine's figures into the place of each bucket, with the shares of what could be there until now. */
export function fillBuckets(fill: BucketsToFill): Filled {
  const { plan, figures, aggregation, from, to, interval, timeZone } = fill
  const count = plan.starts.length
  const value = new Array<number | null>(count).fill(null)
  const measured = new Array<number>(count).fill(0)
  const estimated = new Array<number>(count).fill(0)
  const until = Math.min(to, expectedUntil(fill.now, interval, timeZone))
  for (const one of figures) {
    const start = Math.max(plan.starts[one.place]!, from)
    const end = Math.min(plan.starts[one.place + 1] ?? plan.end, until)
    const shares = sharesOf(one, expectedIntervals(start, end, interval, timeZone))
    value[one.place] = valueOf(aggregation, one.sum, one.measured + one.estimated)
    measured[one.place] = shares.measured
    estimated[one.place] = shares.estimated
  }
  const expected = expectedIntervals(from, until, interval, timeZone)
  return { at: plan.starts, value, measured, estimated, total: totalOf(figures, aggregation, expected) }
}

function totalOf(
  figures: readonly BucketFigures[],
  aggregation: Aggregation,
  expected: number,
): Filled['total'] {
  const total = { sum: 0, minimum: Infinity, maximum: -Infinity, measured: 0, estimated: 0 }
  for (const one of figures) {
    total.sum += one.sum
    total.minimum = Math.min(total.minimum, one.minimum)
    total.maximum = Math.max(total.maximum, one.maximum)
    total.measured += one.measured
    total.estimated += one.estimated
  }
  const stored = total.measured + total.estimated
  if (stored === 0)
    return { value: null, minimum: null, maximum: null, mean: null, measured: 0, estimated: 0, expected }
  return {
    value: valueOf(aggregation, total.sum, stored),
    minimum: total.minimum,
    maximum: total.maximum,
    mean: valueOf('MEAN', total.sum, stored),
    ...sharesOf(total, expected),
    expected,
  }
}

const valueOf = (aggregation: Aggregation, sum: number, stored: number): number =>
  withoutNoise(aggregation === 'SUM' ? sum : sum / stored)

/** More than was expected may be there: a price of tomorrow, a delivery ahead of time. It is then whole. */
function sharesOf(figures: { measured: number; estimated: number }, expected: number) {
  const whole = Math.max(expected, figures.measured + figures.estimated)
  return { measured: figures.measured / whole, estimated: figures.estimated / whole }
}

/** Sums of decimal fractions end in binary noise; a millionth of a unit is finer than any meter. */
const withoutNoise = (value: number): number => Math.round(value * 1e6) / 1e6
