import type { ConsumptionGranularity, ConsumptionOfPeriod } from '@energycockpit/contract'
import { bucketStarts, startOfDay } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import type { ConsumptionPlan, CountedSeries } from '../by-location/consumption-plan'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import type { PartSum } from '../by-location/sums-query'
import { sharesOf } from '../queries/fill-buckets'

/** YYYY-MM-DD, half open: days as each location has them. */
export interface Days {
  from: string
  to: string
}

/** Where a period is cut, and where it ends, in a time zone; milliseconds since 1970 UTC. */
export interface Buckets {
  starts: readonly number[]
  end: number
}

/** The same days are cut at other instants in each zone. The first bucket begins with the period, the last ends with it. */
export function bucketsByZone(
  { from, to }: Days,
  granularity: ConsumptionGranularity,
): (timeZone: string) => Buckets {
  const known = new Map<string, Buckets>()
  return (timeZone) => {
    const found = known.get(timeZone)
    if (found) return found
    const span = { from: startOfDay(from, timeZone), to: startOfDay(to, timeZone) }
    const { starts } = bucketStarts(span.from, span.to, granularity, timeZone)
    const buckets = { starts: starts.map((start) => Math.max(start, span.from)), end: span.to }
    known.set(timeZone, buckets)
    return buckets
  }
}

type OverTime = Pick<ConsumptionOfPeriod, 'value' | 'measured' | 'estimated' | 'total'>

/** What all series counted in each bucket. `now`: milliseconds since 1970 UTC. */
export function figuresOverTime(
  { unit, series }: Pick<ConsumptionPlan, 'unit' | 'series'>,
  sums: readonly PartSum[],
  bucketsIn: (timeZone: string) => Buckets,
  now: number,
): OverTime {
  const byId = new Map(series.map((one) => [one.id, one]))
  const found: Found[] = []
  const at = (place: number) => (found[place] ??= nothingFound())
  const expected = expectedUntilNow(now)
  let count = 0
  for (const one of series) {
    const { starts, end } = bucketsIn(one.timeZone)
    count = Math.max(count, starts.length)
    for (const [place, start] of starts.entries())
      for (const during of countedIn(one, { from: start, to: starts[place + 1] ?? end }))
        at(place).expected += expected(one, during)
  }
  for (const { seriesId, start, sum, measured, estimated } of sums) {
    const one = byId.get(seriesId)!
    // What was counted elsewhere meanwhile, or behind another meter.
    if (!one.segments.some(({ from, to }) => from <= start && start < to)) continue
    const bucket = at(placeOf(bucketsIn(one.timeZone).starts, start))
    bucket.values.push(one.unit === unit ? sum : convert(sum, one.unit, unit))
    bucket.measured += measured
    bucket.estimated += estimated
  }
  const all = Array.from({ length: count }, (_, place) => at(place))
  const shares = all.map(sharesIn)
  const whole = all.reduce(
    (sum, one) => ({
      values: sum.values.concat(one.values),
      measured: sum.measured + one.measured,
      estimated: sum.estimated + one.estimated,
      expected: sum.expected + one.expected,
    }),
    nothingFound(),
  )
  return {
    value: all.map(added),
    measured: shares.map(({ measured }) => measured),
    estimated: shares.map(({ estimated }) => estimated),
    total: { value: added(whole), ...sharesIn(whole), expected: whole.expected },
  }
}

interface Found {
  values: number[]
  measured: number
  estimated: number
  expected: number
}

const nothingFound = (): Found => ({ values: [], measured: 0, estimated: 0, expected: 0 })
const added = ({ values }: Found) => (values.length === 0 ? null : figuresAdded(values))
const sharesIn = (found: Found) =>
  found.expected === 0 ? { measured: 0, estimated: 0 } : sharesOf(found, found.expected)

const countedIn = ({ segments }: CountedSeries, bucket: { from: number; to: number }) =>
  segments.flatMap(({ from, to }) => {
    const during = { from: Math.max(from, bucket.from), to: Math.min(to, bucket.to) }
    return during.from < during.to ? [during] : []
  })

/** The last start that is not after an instant. */
function placeOf(starts: readonly number[], instant: number): number {
  let [first, after] = [0, starts.length]
  while (first < after) {
    const middle = (first + after) >>> 1
    if (starts[middle]! <= instant) first = middle + 1
    else after = middle
  }
  return first - 1
}
