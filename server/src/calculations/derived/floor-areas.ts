import type { ResultQuantity } from '@energycockpit/contract'
import { canConvert, convert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import type { Span } from '../../readings/index'
import { besides, isDuring, within, type Valid } from '../conversion/validity'
import { perUnit, sumOverTime } from './areas-over-time'
import type { Kind } from './calculation'
import type { FactorScope } from './factor-scopes'

/** What has a sense by the size of a building. */
const byFloorArea: readonly ResultQuantity[] = ['ENERGY', 'POWER', 'VOLUME', 'COST', 'CARBON']

/** A series by its number, with what its values are and where it is. */
export interface PlacedSeries {
  id: number
  kind: Kind
  scope: FactorScope
  /** Where it is counted, in their order; absent: wherever it is and was. */
  places?: readonly Valid<string>[] | undefined
}

/** What the values of a series are multiplied by, and what comes out. */
export interface ByArea {
  rate: readonly Valid<number>[]
  kind: Kind
}

/**
 * Values by the floor area of their own location, or, of what is put together, by that of all their locations, each
 * by the area of its time; where one is not known there is no value. Those that convert into each other come in one unit, because a unit by area may not. Throws a Problem (400):
 * NOT_DERIVABLE, FLOOR_AREA_UNKNOWN.
 */
export function byFloorAreaOf(
  placed: readonly PlacedSeries[],
  { of, period }: { of: 'each' | 'all'; period?: Span | undefined },
): ReadonlyMap<number, ByArea> {
  for (const { kind } of placed)
    if (!byFloorArea.includes(kind.quantity))
      throw new Problem(400, 'NOT_DERIVABLE', `${kind.quantity} has no sense by floor area`)
  const all = of === 'all' ? floorAreaOfAll(placed, period) : undefined
  const units: string[] = []
  return new Map(
    placed.map((one) => {
      const { id, kind } = one
      let unit = units.find((other) => other === kind.unit || canConvert(kind.unit, other))
      if (unit === undefined) units.push((unit = kind.unit))
      const scale = unit === kind.unit ? 1 : convert(1, kind.unit, unit)
      return [
        id,
        { rate: perUnit(all ?? floorAreaOfEach(one), scale), kind: { ...kind, unit: `${unit}/m²` } },
      ]
    }),
  )
}

/** The area of the location at which a series is and was, each in its time. */
function floorAreaOfEach({ scope }: PlacedSeries): Valid<number>[] {
  const areas = scope.places.flatMap((place) => within(areasOf(scope, place.value), [place]))
  if (areas.length === 0) throw areaUnknown(scope.places.at(-1)!.value)
  return areas
}

/**
 * The area of all locations at which one of the series is counted in a period, each in its time. Throws a Problem (400):
 * FLOOR_AREA_UNKNOWN.
 */
export function floorAreaOfAll(
  placed: readonly Omit<PlacedSeries, 'kind'>[],
  period?: Span,
): Valid<number>[] {
  const periods = new Map<string, Valid<number>[]>()
  const counted = new Map<string, Valid<string>[]>()
  for (const { scope, places = scope.places } of placed)
    for (const place of places.filter(isDuring(period))) {
      periods.set(place.value, [...areasOf(scope, place.value)])
      counted.set(place.value, [...(counted.get(place.value) ?? []), place])
    }
  const areas = [...counted].map(([location, places]) => {
    const known = periods.get(location)!
    if (known.length === 0) throw areaUnknown(location)
    const spans = united(places)
    // Where none of its meters is counted it adds nothing.
    const elsewhere = besides(spans).map((span) => ({ ...span, value: 0 }))
    return [...within(known, spans), ...elsewhere].sort(
      (one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity),
    )
  })
  return sumOverTime(areas).filter(({ value }) => value > 0)
}

const areasOf = ({ floorAreas }: FactorScope, location: string) => floorAreas[location] ?? []

/** Periods that may overlap as spans that do not, in their order. */
function united(periods: readonly Valid<unknown>[]): { from: number | null; to: number | null }[] {
  const spans: { from: number | null; to: number | null }[] = []
  const start = ({ from }: { from: number | null }) => from ?? -Infinity
  for (const { from, to } of [...periods].sort((one, other) => start(one) - start(other) || 0)) {
    const last = spans.at(-1)
    if (last && (last.to ?? Infinity) >= (from ?? -Infinity))
      last.to = last.to === null || to === null ? null : Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

const areaUnknown = (location: string) =>
  new Problem(400, 'FLOOR_AREA_UNKNOWN', `location ${location} has no floor area`)
