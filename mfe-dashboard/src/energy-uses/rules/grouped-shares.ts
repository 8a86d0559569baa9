import type { EnergyProductType, EnergyShares, LocationUse } from '@energycockpit/contract'

/** By what energy is ranked. */
export const rankedBy = ['CARRIER_LOCATION', 'CARRIER', 'LOCATION', 'USE', 'POINT'] as const
export type RankedUse = (typeof rankedBy)[number]

/** What a row is about. */
export interface UseOfEnergy {
  productType: EnergyProductType | null
  locationId: string | null
  /** Undefined: whatever it is used for; null: locations of which nobody has said it. */
  use: LocationUse | null | undefined
  pointId: string | null
}

export interface SharedEnergy {
  key: string
  what: UseOfEnergy
  /** Of the metering point or location; null for what is named by a carrier or a use. */
  ownName: string | null
  /** What it is in. */
  parentName: string | null
  /** It is what submeters below it did not count. */
  isRest: boolean
  /** All of its locations. */
  locationIds: readonly string[]
  /** kWh; null: nothing is known. */
  value: number | null
  /** Null: no price, or not of one currency. */
  cost: { value: number; currency: string; priced: number } | null
  /** Share of the values that are there, 0 to 1; null where none should be there yet. */
  known: number | null
  estimated: number | null
}

interface Counted {
  productType: EnergyProductType
  id: string
  name: string
  locationId: string
  partOf: string | null
  energy: number | null
  cost: number | null
  currency: string | null
  priced: number
  expected: number
  measured: number
  estimated: number
}

/** Energy by what it is ranked by. Nothing is counted twice: a main meter is told without what its submeters told. */
export function groupedShares(
  { points, locations }: Pick<EnergyShares, 'points' | 'locations'>,
  { by, productType }: { by: RankedUse; productType: EnergyProductType | undefined },
): SharedEnergy[] {
  const all = points.id
    .map((id, place): Counted => ({
      ...{ id, name: points.name[place]!, productType: points.productType[place]! },
      ...{ locationId: points.locationId[place]!, partOf: points.partOf[place]! },
      ...{ energy: points.energy[place]!, cost: points.cost[place]!, currency: points.currency[place]! },
      ...{ priced: points.priced[place]!, expected: points.expected[place]! },
      ...{ measured: points.measured[place]!, estimated: points.estimated[place]! },
    }))
    .filter((one) => by === 'CARRIER' || productType === undefined || one.productType === productType)
  const nameOf = new Map(locations.map((one) => [one.id, one]))
  const carrier = productType ?? null
  const whatOf = (one: Counted): UseOfEnergy => {
    const nothing = { productType: carrier, locationId: null, use: undefined, pointId: null }
    if (by === 'CARRIER') return { ...nothing, productType: one.productType }
    if (by === 'LOCATION') return { ...nothing, locationId: one.locationId }
    if (by === 'CARRIER_LOCATION')
      return { ...nothing, productType: one.productType, locationId: one.locationId }
    if (by === 'USE') return { ...nothing, use: nameOf.get(one.locationId)?.use ?? null }
    return { ...nothing, productType: one.productType, locationId: one.locationId, pointId: one.id }
  }
  const groups = new Map<string, { what: UseOfEnergy; counted: Counted[] }>()
  for (const one of all) {
    if (by !== 'POINT' && one.partOf !== null) continue
    const what = whatOf(one)
    // A metering point that was moved counted at several locations, and is one all the same.
    const key = by === 'POINT' ? `${one.productType} ${one.id}` : keyOf(what)
    const group = groups.get(key) ?? { what, counted: [] }
    group.counted.push(one)
    groups.set(key, group)
  }
  const below = new Map<string, Counted[]>()
  for (const one of all) {
    const key = `${one.productType} ${one.partOf}`
    const known = below.get(key)
    if (known) known.push(one)
    else if (one.partOf !== null) below.set(key, [one])
  }
  return [...groups].map(([key, { what, counted }]) => {
    const parts = (by === 'POINT' && below.get(key)) || []
    const location = what.locationId === null ? undefined : nameOf.get(what.locationId)
    return {
      ...{ key, what, isRest: parts.length > 0 },
      ownName: by === 'POINT' ? counted[0]!.name : (location?.name ?? null),
      parentName: (by === 'POINT' ? location?.name : location?.parentName) ?? null,
      locationIds: [...new Set(counted.map(({ locationId }) => locationId))],
      ...figuresOf(counted, parts),
    }
  })
}

export const keyOf = ({ productType, locationId, use, pointId }: UseOfEnergy): string =>
  [productType, locationId, use === undefined ? '*' : use, pointId].join(' ')

const added = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function figuresOf(
  counted: readonly Counted[],
  parts: readonly Counted[],
): Pick<SharedEnergy, 'value' | 'cost' | 'known' | 'estimated'> {
  const energies = counted.flatMap(({ energy }) => energy ?? [])
  const below = parts.flatMap(({ energy }) => energy ?? [])
  const each = [...counted, ...parts]
  const expected = added(each.map((one) => one.expected))
  const [measured, estimated] = [
    added(each.map((one) => one.measured)),
    added(each.map((one) => one.estimated)),
  ]
  return {
    value: energies.length === 0 ? null : added(energies) - added(below),
    cost: costOf(counted, parts),
    known: expected === 0 ? null : Math.min(1, (measured + estimated) / expected),
    estimated: expected === 0 ? null : Math.min(1, estimated / expected),
  }
}

function costOf(counted: readonly Counted[], parts: readonly Counted[]): SharedEnergy['cost'] {
  const costs = counted.flatMap(({ cost }) => cost ?? [])
  const below = parts.flatMap(({ cost }) => cost ?? [])
  const currencies = new Set([...counted, ...parts].flatMap(({ currency }) => currency ?? []))
  const [currency] = currencies
  // What a part costs has to be known before it can be taken off.
  const lacksPart = parts.some(({ energy, cost }) => energy !== null && cost === null)
  if (costs.length === 0 || currencies.size !== 1 || currency === undefined || lacksPart) return null
  const values = added(counted.map((one) => one.measured + one.estimated))
  const priced = added(counted.map((one) => one.priced * (one.measured + one.estimated)))
  return { value: added(costs) - added(below), currency, priced: values === 0 ? 0 : priced / values }
}
