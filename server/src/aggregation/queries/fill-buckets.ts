import type { SeriesValues, StatisticFunction } from '@energycockpit/contract'
import { expectedIntervals, expectedUntil, type BucketLength } from '@energycockpit/time'
import type { BucketFigures } from './aggregate-query'
import { calculatedFigure, CompensatedSum, RunningSum, stableSum, type Added } from '../../calculations/index'
import { fromSums } from './figure-sql'
import type { BucketPlan } from './plan-buckets'

export interface BucketsToFill {
  plan: BucketPlan
  figures: readonly BucketFigures[]
  /** The figures of the whole period, for a function whose whole does not follow from its parts. */
  whole?: BucketFigures | undefined
  function: StatisticFunction
  interval: BucketLength
  timeZone: string
  /** The period and the present, milliseconds since 1970 UTC. */
  from: number
  to: number
  now: number
  /** The values that are aggregated are stored ones: one of them is said as it is. */
  areStored?: boolean | undefined
}

export type Filled = Pick<SeriesValues, 'at' | 'value' | 'valueAt' | 'measured' | 'estimated' | 'total'>

/** Puts the engine's figures into the place of each bucket, with the shares of what could be there until now. */
export function fillBuckets(fill: BucketsToFill): Filled {
  const { plan, figures, from, to, interval, timeZone } = fill
  const count = plan.starts.length
  const value = new Array<number | null>(count).fill(null)
  const valueAt = new Array<number | null>(count).fill(null)
  const measured = new Array<number>(count).fill(0)
  const estimated = new Array<number>(count).fill(0)
  const until = Math.min(to, expectedUntil(fill.now, interval, timeZone))
  const counter = new RunningSum()
  for (const one of figures) {
    const start = Math.max(plan.starts[one.place]!, from)
    const end = Math.min(plan.ends?.[one.place] ?? plan.starts[one.place + 1] ?? plan.end, until)
    const shares = sharesOf(one, expectedIntervals(start, end, interval, timeZone))
    if (fill.function === 'COUNTER') counter.add(addedOf(one))
    const figure = fill.function === 'COUNTER' ? counter.value : valueOf(fill.function, one)
    value[one.place] = fill.areStored && isOneValue(fill.function, one) ? figure : calculatedFigure(figure)
    valueAt[one.place] = one.figureAt ?? null
    measured[one.place] = shares.measured
    estimated[one.place] = shares.estimated
  }
  const hasInstants = figures.some(({ figureAt }) => figureAt !== undefined)
  const expected = expectedIntervals(from, until, interval, timeZone)
  const total = totalOf(fill.whole ?? added(figures), fill.function, expected, fill.areStored)
  return { at: plan.starts, value, ...(hasInstants && { valueAt }), measured, estimated, total }
}

/** What an answer says of the whole period, of which `expected` values could be there until now. */
export function totalOf(
  total: BucketFigures,
  name: StatisticFunction,
  expected: number,
  areStored = false,
): Filled['total'] {
  const stored = total.measured + total.estimated
  const one = (value: number, isValue = true) => (areStored && isValue ? value : calculatedFigure(value))
  if (stored === 0)
    return { value: null, minimum: null, maximum: null, mean: null, measured: 0, estimated: 0, expected }
  return {
    value: one(valueOf(name, total), isOneValue(name, total)),
    minimum: one(total.minimum),
    maximum: one(total.maximum),
    mean: calculatedFigure(valueOf('MEAN', total)),
    ...sharesOf(total, expected),
    expected,
    ...(total.figureAt !== undefined && { valueAt: total.figureAt }),
  }
}

function added(figures: readonly BucketFigures[]): BucketFigures {
  const total = { place: 0, sum: 0, minimum: Infinity, maximum: -Infinity, measured: 0, estimated: 0 }
  const sum = new CompensatedSum()
  for (const one of figures) {
    sum.add(one.sum)
    total.minimum = Math.min(total.minimum, one.minimum)
    total.maximum = Math.max(total.maximum, one.maximum)
    total.measured += one.measured
    total.estimated += one.estimated
  }
  return { ...total, sum: sum.value }
}

function valueOf(name: StatisticFunction, figures: BucketFigures): number {
  const stored = figures.measured + figures.estimated
  if (!fromSums.has(name)) return figures.figure!
  if (name === 'COUNT') return stored
  const sum = stableSum(addedOf(figures))
  return name === 'MEAN' ? sum / stored : sum
}

const addedOf = ({ measured, estimated, ...figures }: BucketFigures): Added => ({
  ...figures,
  count: measured + estimated,
})

/** More than was expected may be there: a price of tomorrow, a delivery ahead of time. It is then whole. */
export function sharesOf(figures: { measured: number; estimated: number }, expected: number) {
  const whole = Math.max(expected, figures.measured + figures.estimated)
  // Of what is still to come nothing is there, and nothing is missing.
  if (whole === 0) return { measured: 0, estimated: 0 }
  return { measured: figures.measured / whole, estimated: figures.estimated / whole }
}

/** Whether a figure is one of the values itself. */
const isOneValue = (name: StatisticFunction, { measured, estimated }: BucketFigures): boolean =>
  saysOneValue.has(name) || (name !== 'COUNTER' && name !== 'PEAK' && measured + estimated === 1)

const saysOneValue: ReadonlySet<StatisticFunction> = new Set<StatisticFunction>([
  ...(['MAX', 'MIN', 'FIRST', 'LAST', 'MODE'] as const),
])
