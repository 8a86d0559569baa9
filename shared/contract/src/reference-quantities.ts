/*
 * What the consumption of a location is divided by. Each is a field of the location with days of validity, and a value
 * of `per` in calls for figures.
 */

interface ReferenceQuantity {
  /** The field of a location. */
  field: string
  /** What follows the unit of a figure by it. */
  unit: string
  maximum: number
  /** Those of several locations are no quantity together: hours are not longer where more is open. */
  neverAdded?: true
}

export const referenceQuantities = {
  FLOOR_AREA: { field: 'floorArea', unit: 'm²', maximum: 1e9 },
  /** Of the conditioned rooms, e.g. the energy reference area of ISO 52000-1. */
  HEATED_FLOOR_AREA: { field: 'heatedFloorArea', unit: 'm²', maximum: 1e9 },
  HEATED_VOLUME: { field: 'heatedVolume', unit: 'm³', maximum: 1e10 },
  /** Who uses the location: pupils, residents, employees. */
  PEOPLE: { field: 'people', unit: 'person', maximum: 1e8 },
  WORKPLACES: { field: 'workplaces', unit: 'workplace', maximum: 1e8 },
  BEDS: { field: 'beds', unit: 'bed', maximum: 1e8 },
  MEALS: { field: 'mealsPerYear', unit: '(meal/a)', maximum: 1e12 },
  PRODUCED_PIECES: { field: 'piecesPerYear', unit: '(piece/a)', maximum: 1e12 },
  OPERATING_HOURS: { field: 'operatingHours', unit: '(h/week)', maximum: 168, neverAdded: true },
} as const satisfies Readonly<Record<string, ReferenceQuantity>>

export type ResultPer = keyof typeof referenceQuantities
export type ReferenceField = (typeof referenceQuantities)[ResultPer]['field']

/** By what figures are given. */
export const resultPer = Object.keys(referenceQuantities) as [ResultPer, ...ResultPer[]]

/** The fields of a location with such quantities. */
export const referenceFields = resultPer.map((per): ReferenceField => referenceQuantities[per].field)

/** Whether the quantities of several locations add up to one of all of them. */
export const isAdded = (per: ResultPer): boolean => !('neverAdded' in referenceQuantities[per])
