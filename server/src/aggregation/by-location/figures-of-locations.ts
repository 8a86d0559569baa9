import { maxPointsOfLocation, type LocationConsumption } from '@energycockpit/contract'
import { expectedIntervals, expectedUntil } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import { sharesOf } from '../queries/fill-buckets'
import type { ConsumptionPlan, CountedSeries } from './consumption-plan'
import type { Span } from '../../readings/index'
import type { PartSum } from './sums-query'

interface Found {
  /** What each series counted here. */
  series: Map<CountedSeries, number>
  leftOut: number
  values: number[]
  perArea: number[]
  isAreaUnknown: boolean
  measured: number
  estimated: number
  expected: number
}

type Counted = Pick<ConsumptionPlan, 'unit' | 'series' | 'leftOutAt' | 'floorAreas'>

/** Puts sums together by the location at which each of them was counted. `now`: milliseconds since 1970 UTC. */
export function figuresOfLocations(
  plan: Counted,
  sums: readonly PartSum[],
  now: number,
): LocationConsumption {
  const { unit, series, leftOutAt, floorAreas } = plan
  const found = new Map<string, Found>()
  const at = (locationId: string) => {
    const one = found.get(locationId) ?? nothingFound()
    found.set(locationId, one)
    return one
  }
  const expected = expectedUntilNow(now)
  for (const one of series)
    for (const segment of one.segments) {
      const location = at(segment.locationId)
      location.series.set(one, 0)
      location.expected += expected(one, segment)
    }
  const byId = new Map(series.map((one) => [one.id, one]))
  for (const { seriesId, start, sum, measured, estimated } of sums) {
    const one = byId.get(seriesId)!
    const segment = one.segments.find(({ from, to }) => from <= start && start < to)
    // What was counted elsewhere meanwhile, or behind another meter.
    if (segment === undefined) continue
    const location = at(segment.locationId)
    const value = one.unit === unit ? sum : convert(sum, one.unit, unit)
    location.values.push(value)
    location.series.set(one, location.series.get(one)! + value)
    if (segment.area === null) location.isAreaUnknown = true
    else location.perArea.push(value / segment.area)
    location.measured += measured
    location.estimated += estimated
  }
  for (const locationId of leftOutAt) at(locationId).leftOut += 1
  return { unit, ...columnsOf([...found], floorAreas) }
}

const nothingFound = (): Found => ({
  ...{ series: new Map(), leftOut: 0, values: [], perArea: [], isAreaUnknown: false },
  ...{ measured: 0, estimated: 0, expected: 0 },
})

function columnsOf(
  found: readonly [string, Found][],
  floorAreas: Counted['floorAreas'],
): Omit<LocationConsumption, 'unit'> {
  const each = found.map(([, one]) => one)
  const shares = each.map((one) => sharesOf(one, one.expected))
  const added = (values: readonly number[]) => (values.length === 0 ? null : figuresAdded(values))
  return {
    locationId: found.map(([id]) => id),
    meteringPoints: each.map((one) => one.series.size),
    points: each.map(pointsOf),
    leftOut: each.map(({ leftOut }) => leftOut),
    value: each.map(({ values }) => added(values)),
    perArea: each.map(({ isAreaUnknown, perArea }) => (isAreaUnknown ? null : added(perArea))),
    floorArea: found.map(([id]) => floorAreas.get(id) ?? null),
    measured: shares.map(({ measured }) => measured),
    estimated: shares.map(({ estimated }) => estimated),
  }
}

const pointsOf = ({ series }: Found) =>
  [...series]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxPointsOfLocation)
    .map(([{ point }]) => point)

/** How many values there should be by now; many series share one clock. */
export function expectedUntilNow(now: number) {
  const known = new Map<string, number>()
  return ({ interval, timeZone }: CountedSeries, { from, to }: Span): number => {
    const key = `${interval} ${timeZone} ${from} ${to}`
    const found = known.get(key)
    if (found !== undefined) return found
    const until = Math.min(to, expectedUntil(now, interval, timeZone))
    const expected = expectedIntervals(from, until, interval, timeZone)
    known.set(key, expected)
    return expected
  }
}
