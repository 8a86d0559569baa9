import type { ResultQuantity } from '@energycockpit/contract'
import { canConvert, convert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import type { Valid } from '../conversion/validity'
import { perUnit, sumOverTime } from './areas-over-time'
import type { Kind } from './calculation'
import type { FactorScope } from './factor-scopes'

/** What has a sense by the size of a building. */
const byFloorArea: readonly ResultQuantity[] = ['ENERGY', 'POWER', 'VOLUME', 'COST', 'CARBON']

/** A series by its number, with what its values are and where it is. */
export interface Placed {
  id: number
  kind: Kind
  scope: FactorScope
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
export function byFloorAreaOf(placed: readonly Placed[], of: 'each' | 'all'): ReadonlyMap<number, ByArea> {
  const areas = new Map(placed.map(({ kind, scope }) => [scope.locationId, areaOf(kind, scope)]))
  const all = of === 'all' ? sumOverTime([...areas.values()]) : []
  const units: string[] = []
  return new Map(
    placed.map(({ id, kind, scope }) => {
      let unit = units.find((one) => one === kind.unit || canConvert(kind.unit, one))
      if (unit === undefined) units.push((unit = kind.unit))
      const scale = unit === kind.unit ? 1 : convert(1, kind.unit, unit)
      const area = of === 'all' ? all : areas.get(scope.locationId)!
      return [id, { rate: perUnit(area, scale), kind: { ...kind, unit: `${unit}/m²` } }]
    }),
  )
}

function areaOf(kind: Kind, { floorAreas, locationId }: FactorScope): readonly Valid<number>[] {
  if (!byFloorArea.includes(kind.quantity))
    throw new Problem(400, 'NOT_DERIVABLE', `${kind.quantity} has no sense by floor area`)
  if (floorAreas.length === 0)
    throw new Problem(400, 'FLOOR_AREA_UNKNOWN', `location ${locationId} has no floor area`)
  return floorAreas
}
