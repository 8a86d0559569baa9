import type { RankedPer, UnrankedReason } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import type { PartSum } from '../by-location/sums-query'
import type { OwnedSegment, OwnedSeries } from './owned-series'
import type { WeatherFactor } from './weather-factor'

export interface ObjectFigure {
  /** Null where there is no value, or for a reason. */
  value: number | null
  reason: UnrankedReason | null
  measured: number
  estimated: number
  expected: number
  /** Metering points that counted, and whether each did throughout. */
  points: ReadonlySet<string>
  isThroughout: boolean
  locations: ReadonlySet<string>
}

export interface FigureRules {
  per: RankedPer
  /** Add the areas of the locations of an object, instead of dividing by that of the metering point's. */
  hasManyLocations: boolean
  factorOf: (locationId: string) => WeatherFactor | UnrankedReason
  /** Milliseconds since 1970 UTC. */
  now: number
}

interface Found {
  parts: { value: number; segment: OwnedSegment }[]
  measured: number
  estimated: number
  expected: number
  points: Set<string>
  isThroughout: boolean
  /** The series that was longest at each location, which says how large it was when. */
  stays: Map<string, { segments: OwnedSegment[]; length: number; span: number }>
}

/** Puts sums together by the object that they belong to. */
export function figuresOfObjects(
  { unit, series }: { unit: string; series: readonly OwnedSeries[] },
  sums: readonly PartSum[],
  rules: FigureRules,
): Map<string, ObjectFigure> {
  const found = new Map<string, Found>()
  const expected = expectedUntilNow(rules.now)
  for (const one of series)
    for (const owner of new Set(one.segments.map((segment) => segment.owner))) {
      const object = found.get(owner) ?? nothingFound()
      found.set(owner, object)
      const own = one.segments.filter((segment) => segment.owner === owner)
      object.points.add(one.point.id)
      const span = one.span.to - one.span.from
      if (lengthOf(own) < span) object.isThroughout = false
      for (const segment of own) object.expected += expected(one, segment)
      for (const locationId of new Set(own.map((segment) => segment.locationId))) {
        const segments = own.filter((segment) => segment.locationId === locationId)
        const stay = { segments, length: lengthOf(segments), span }
        if (stay.length > (object.stays.get(locationId)?.length ?? 0)) object.stays.set(locationId, stay)
      }
    }
  const byId = new Map(series.map((one) => [one.id, one]))
  for (const { seriesId, start, sum, measured, estimated } of sums) {
    const one = byId.get(seriesId)
    const segment = one?.segments.find(({ from, to }) => from <= start && start < to)
    // What was counted elsewhere meanwhile, or behind another meter.
    if (one === undefined || segment === undefined) continue
    const object = found.get(segment.owner)!
    object.parts.push({ value: one.unit === unit ? sum : convert(sum, one.unit, unit), segment })
    object.measured += measured
    object.estimated += estimated
  }
  return new Map([...found].map(([id, object]) => [id, figureOf(object, rules)]))
}

const nothingFound = (): Found => ({
  ...{ parts: [], measured: 0, estimated: 0, expected: 0 },
  ...{ points: new Set(), isThroughout: true, stays: new Map() },
})

const lengthOf = (segments: readonly OwnedSegment[]) =>
  segments.reduce((sum, { from, to }) => sum + to - from, 0)

function figureOf(object: Found, rules: FigureRules): ObjectFigure {
  const { measured, estimated, expected, points, isThroughout, stays } = object
  const judged = judge(object, rules)
  const isReason = typeof judged === 'string'
  return {
    value: isReason ? null : judged,
    reason: isReason ? judged : null,
    ...{ measured, estimated, expected, points, isThroughout, locations: new Set(stays.keys()) },
  }
}

function judge(
  { parts, stays }: Found,
  { per, hasManyLocations, factorOf }: FigureRules,
): number | UnrankedReason | null {
  if (parts.length === 0) return null
  if (per === 'TOTAL') return figuresAdded(parts.map(({ value }) => value))
  if (per === 'FLOOR_AREA') {
    if (parts.some(({ segment }) => segment.area === null)) return 'AREA_UNKNOWN'
    if (!hasManyLocations) return figuresAdded(parts.map(({ value, segment }) => value / segment.area!))
    const area = [...stays.values()].reduce(
      (sum, { segments, span }) =>
        sum + segments.reduce((all, one) => all + (one.area ?? 0) * ((one.to - one.from) / span), 0),
      0,
    )
    return figuresAdded(parts.map(({ value }) => value)) / area
  }
  const adjusted: number[] = []
  for (const { value, segment } of parts) {
    const factor = factorOf(segment.locationId)
    if (typeof factor === 'string') return factor
    adjusted.push((value * factor.meanDegreeDays) / factor.degreeDays)
  }
  return figuresAdded(adjusted)
}
