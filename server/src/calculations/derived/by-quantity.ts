import { isAdded, referenceQuantities, type ResultPer, type ResultQuantity } from '@energycockpit/contract'
import { canConvert, convert } from '@energycockpit/units'
import { Problem, titles } from '../../http/problem'
import type { Span } from '../../readings/index'
import { besides, isDuring, within, type Valid } from '../conversion/validity'
import { perUnit, sumOverTime } from './values-over-time'
import type { Kind } from './calculation'
import type { FactorScope } from './factor-scopes'

/** What has a sense by the size of a building, by who uses it and by what is made there. */
const byQuantity: readonly ResultQuantity[] = ['ENERGY', 'POWER', 'VOLUME', 'COST', 'CARBON']

/** A series by its number, with what its values are and where it is. */
export interface PlacedSeries {
  id: number
  kind: Kind
  scope: FactorScope
  /** Where it is counted, in their order; absent: wherever it is and was. */
  places?: readonly Valid<string>[] | undefined
}

/** What the values of a series are multiplied by, and what comes out. */
export interface ByQuantity {
  rate: readonly Valid<number>[]
  kind: Kind
}

/**
 * Values by the reference quantity of their own location, or, of what is put together, by that of all their locations,
 * each by the quantity of its time; where one is not known there is no value. Those that convert into each other come in
 * one unit, because a unit by area may not. Throws a Problem (400): NOT_DERIVABLE, FLOOR_AREA_UNKNOWN,
 * REFERENCE_QUANTITY_UNKNOWN, NOT_ADDABLE.
 */
export function byQuantityOf(
  placed: readonly PlacedSeries[],
  { per, of, period }: { per: ResultPer; of: 'each' | 'all'; period?: Span | undefined },
): ReadonlyMap<number, ByQuantity> {
  for (const { kind } of placed)
    if (!byQuantity.includes(kind.quantity))
      throw new Problem(400, 'NOT_DERIVABLE', `${kind.quantity} has no sense by ${per}`)
  const all = of === 'all' ? quantityOfAll(placed, { per, period }) : undefined
  const units: string[] = []
  return new Map(
    placed.map((one) => {
      const { id, kind } = one
      let unit = units.find((other) => other === kind.unit || canConvert(kind.unit, other))
      if (unit === undefined) units.push((unit = kind.unit))
      const scale = unit === kind.unit ? 1 : convert(1, kind.unit, unit)
      const rate = perUnit(all ?? quantityOfEach(one, per), scale)
      return [id, { rate, kind: { ...kind, unit: unitBy(unit, per) } }]
    }),
  )
}

/** The unit of values that are given by a quantity: kWh/m². */
export const unitBy = (unit: string, per: ResultPer): string => `${unit}/${referenceQuantities[per].unit}`

/** The quantity of the location at which a series is and was, each in its time. */
function quantityOfEach(one: PlacedSeries, per: ResultPer): Valid<number>[] {
  const known = knownOf({ scope: one.scope })
  if (known.length === 0) throw quantityUnknown([one], per)
  return known
}

/** The quantity at the places where a series is counted, as far as it is known. */
const knownOf = ({ scope, places = scope.places }: Pick<PlacedSeries, 'scope' | 'places'>): Valid<number>[] =>
  places.flatMap((place) => within(valuesOf(scope, place.value), [place]))

/** Whether the quantity is ever known where a series is counted. */
export const hasQuantity = (one: Pick<PlacedSeries, 'scope' | 'places'>): boolean => knownOf(one).length > 0

/**
 * The quantity of all locations at which one of the series is counted in a period, wherever that of each is known. Throws a Problem
 * (400): FLOOR_AREA_UNKNOWN or REFERENCE_QUANTITY_UNKNOWN where it never is, NOT_ADDABLE for what several locations have
 * none together of.
 */
export function quantityOfAll(
  placed: readonly Pick<PlacedSeries, 'id' | 'scope' | 'places'>[],
  { per, period }: { per: ResultPer; period?: Span | undefined },
): Valid<number>[] {
  if (!placed.some(hasQuantity)) throw quantityUnknown(placed, per)
  const periods = new Map<string, readonly Valid<number>[]>()
  const counted = new Map<string, Valid<string>[]>()
  for (const { scope, places = scope.places } of placed)
    for (const place of places.filter(isDuring(period))) {
      periods.set(place.value, valuesOf(scope, place.value))
      counted.set(place.value, [...(counted.get(place.value) ?? []), place])
    }
  if (counted.size > 1 && !isAdded(per))
    throw new Problem(400, 'NOT_ADDABLE', `${per} of several locations does not add up`)
  const values = [...counted].map(([location, places]) => {
    const spans = united(places)
    // Where none of its meters is counted it adds nothing.
    const elsewhere = besides(spans).map((span) => ({ ...span, value: 0 }))
    return [...within(periods.get(location)!, spans), ...elsewhere].sort(
      (one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity),
    )
  })
  return sumOverTime(values).filter(({ value }) => value > 0)
}

const valuesOf = ({ quantities }: FactorScope, location: string) => quantities[location] ?? []

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

/** Why a series has no figure by a quantity. */
export function unknownReason(series: Pick<PlacedSeries, 'id' | 'scope'>, per: ResultPer) {
  const code = per === 'FLOOR_AREA' ? 'FLOOR_AREA_UNKNOWN' : 'REFERENCE_QUANTITY_UNKNOWN'
  const location = series.scope.places.at(-1)!.value
  return {
    code,
    title: titles[code],
    detail: `series ${series.id}: location ${location} has no ${per}`,
  } as const
}

function quantityUnknown(placed: readonly Pick<PlacedSeries, 'id' | 'scope'>[], per: ResultPer): Problem {
  const [first] = placed
  if (first === undefined) return new Problem(400, 'NOT_ADDABLE', 'there is no series')
  const { code, detail } = unknownReason(first, per)
  return new Problem(400, code, detail)
}
