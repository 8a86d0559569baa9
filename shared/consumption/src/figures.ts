import type {
  Consumption,
  ConsumptionOfPeriod,
  ConsumptionOfProduct,
  ProductType,
} from '@energycockpit/contract'

/** Of less than this a figure is not compared: what is missing would be taken for what was saved. */
export const minComparable = 0.99

/** What a location consumed of one product. */
export interface LocationFigures {
  id: string
  name: string
  parentName: string
  meteringPoints: number
  value: number | null
  /** In the period before; only where both can be compared. */
  compared: number | undefined
  /** By m² of floor area. */
  perArea: number | null
  /** Share of the values that are there of those expected until now, 0 to 1. */
  completeness: number
}

/** What all locations that can be compared consumed in both periods. */
export interface Change {
  value: number
  compared: number
  /** How many locations those are, of how many. */
  locations: number
  of: number
}

/** The locations of a product, what consumed most first. */
export function locationFigures(
  { current, compared }: ConsumptionOfProduct,
  names: Consumption['locations'],
): LocationFigures[] {
  const byId = new Map(names.map((one) => [one.id, one]))
  const before = compared && placesOf(compared)
  const { locations } = current
  return locations.locationId
    .flatMap((id, place): LocationFigures[] => {
      const named = byId.get(id)
      if (!named) return []
      const value = locations.value[place] ?? null
      const placeBefore = before?.get(id)
      const isComparable =
        value !== null &&
        placeBefore !== undefined &&
        isWhole(current, place) &&
        isWhole(compared!, placeBefore)
      return [
        {
          ...named,
          value,
          compared: isComparable ? compared!.locations.value[placeBefore]! : undefined,
          perArea: locations.perArea[place] ?? null,
          meteringPoints: locations.meteringPoints[place]!,
          completeness: completenessAt(current, place),
        },
      ]
    })
    .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity))
}

const placesOf = ({ locations }: ConsumptionOfPeriod) =>
  new Map(locations.locationId.map((id, place) => [id, place]))

const completenessAt = ({ locations }: ConsumptionOfPeriod, place: number) =>
  locations.measured[place]! + locations.estimated[place]!

const isWhole = (period: ConsumptionOfPeriod, place: number) =>
  period.locations.value[place] !== null &&
  period.locations.leftOut[place] === 0 &&
  completenessAt(period, place) >= minComparable

/** Like with like: only locations with values in both periods. Undefined: there is none, or nothing to divide by. */
export function changeOf(figures: readonly LocationFigures[]): Change | undefined {
  const comparable = figures.filter((one) => one.compared !== undefined)
  const sum = (of: (one: LocationFigures) => number) => comparable.reduce((all, one) => all + of(one), 0)
  const compared = sum((one) => one.compared!)
  if (comparable.length === 0 || compared === 0) return undefined
  return {
    ...{ value: sum((one) => one.value!), compared },
    ...{ locations: comparable.length, of: figures.length },
  }
}

/** How much more or less, as a share; undefined where that says nothing. */
export const shareOfChange = ({ value, compared }: { value: number; compared: number }): number | undefined =>
  compared === 0 ? undefined : value / compared - 1

/** The locations that changed most, up or down, by amount. */
export function mostChanged(figures: readonly LocationFigures[], count: number): LocationFigures[] {
  const amount = ({ value, compared }: LocationFigures) =>
    value === null || compared === undefined ? 0 : Math.abs(value - compared)
  return figures
    .filter((one) => amount(one) > 0)
    .sort((one, other) => amount(other) - amount(one))
    .slice(0, count)
}

/** The product that is shown: the chosen one where there is any of it, else that of which there is most energy. */
export function shownProduct(
  products: readonly ConsumptionOfProduct[],
  chosen: ProductType | undefined,
): ConsumptionOfProduct | undefined {
  const found = products.find(({ productType }) => productType === chosen)
  if (found) return found
  const energy = products.filter(({ unit }) => unit === 'kWh')
  const amount = ({ current }: ConsumptionOfProduct) => current.total.value ?? -1
  return [...(energy.length > 0 ? energy : products)].sort((one, other) => amount(other) - amount(one))[0]
}
