import { elapsedLengths, expectedIntervals, expectedUntil, type BucketLength } from '@energycockpit/time'
import type { Readings, Source } from '../../readings/index'
import type { BucketFigures, Figure } from './aggregate-query'
import { fromSums } from './figure-sql'
import { calculatedFigure, CompensatedSum, RunningSum } from '../../calculations/index'
import { totalOf, type Filled } from './fill-buckets'
import type { BucketPlan } from './plan-buckets'

/** Seconds since 1970 UTC, the value, and 1 where it was measured; in no order. */
type Columns = [at: number[], value: number[], isMeasured: number[]]

export interface SinglesQuery {
  source: Source
  plan: BucketPlan
  figure: Figure
  interval: BucketLength
  timeZone: string
  /** The period and the present, milliseconds since 1970 UTC. */
  from: number
  to: number
  now: number
  /** Read from the store, and not calculated. */
  areStored?: boolean | undefined
  signal: AbortSignal
}

/** Whether each bucket of a plan is one interval of the series, and the function says of one value what it is. */
export const areSingles = (
  plan: BucketPlan,
  interval: BucketLength,
  name: Figure['name'],
): plan is BucketPlan & { length: BucketLength } =>
  plan.length === interval && elapsedLengths[interval] !== undefined && fromSums.has(name)

/**
 * Readings as they are, for buckets as long as their interval: there is nothing to aggregate, and a year of quarter
 * hours comes from the engine as three columns in a third of the time that 35,000 groups take. Undefined where two
 * values share a bucket after all, as those of a virtual meter over finer series may.
 */
export async function singleReadings(
  readings: Readings,
  requested: SinglesQuery,
): Promise<Filled | undefined> {
  const { source, plan, figure, interval, timeZone, from, to, signal } = requested
  const areStored = requested.areStored === true && figure.factor === 1
  const scaled = figure.factor === 1 ? 'value' : `value * ${figure.factor}`
  const [columns] = await readings.select<Columns>({
    query: `
      select groupArray(toUnixTimestamp(at)), groupArray(${scaled}), groupArray(toUInt8(quality = 'measured'))
      from ${source.rows}`,
    params: source.params,
    signal,
  })
  const placed = inPlaces(columns ?? [[], [], []], plan, elapsedLengths[interval]! / 1000)
  if (placed === undefined) return undefined
  const until = Math.min(to, expectedUntil(requested.now, interval, timeZone))
  const expected = expectedIntervals(from, until, interval, timeZone)
  const { value, measured, estimated, total } = placed
  return {
    at: plan.starts,
    value: written(value, figure.name, areStored),
    ...{ measured, estimated },
    total: totalOf(total, figure.name, expected, areStored),
  }
}

function inPlaces([seconds, values, isMeasured]: Columns, plan: BucketPlan, step: number) {
  const count = plan.starts.length
  const value = new Array<number | null>(count).fill(null)
  const measured = new Array<number>(count).fill(0)
  const estimated = new Array<number>(count).fill(0)
  const first = (plan.starts[0] ?? 0) / 1000
  for (let index = 0; index < seconds.length; index++) {
    const place = Math.floor((seconds[index]! - first) / step)
    if (value[place] !== null) return undefined
    value[place] = values[index]!
    if (isMeasured[index] === 1) measured[place] = 1
    else estimated[place] = 1
  }
  return { value, measured, estimated, total: added(value, measured) }
}

/** In the order of time, so that the sum of the same values is the same in each of its digits. */
function added(values: readonly (number | null)[], isMeasured: readonly number[]): BucketFigures {
  const sum = new CompensatedSum()
  let [minimum, maximum, measured, estimated] = [Infinity, -Infinity, 0, 0]
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!
    if (value === null) continue
    sum.add(value)
    if (value < minimum) minimum = value
    if (value > maximum) maximum = value
    if (isMeasured[place] === 1) measured++
    else estimated++
  }
  return { place: 0, sum: sum.value, minimum, maximum, measured, estimated }
}

function written(values: (number | null)[], name: Figure['name'], areStored: boolean): (number | null)[] {
  const counter = new RunningSum()
  return values.map((value) => {
    if (value === null) return null
    if (name === 'COUNT') return 1
    if (name === 'COUNTER') {
      counter.add({ sum: value, count: 1, minimum: value, maximum: value })
      return calculatedFigure(counter.value)
    }
    return areStored ? value : calculatedFigure(value)
  })
}
