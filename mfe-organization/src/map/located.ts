import type { LocationConsumption, MapLocation } from '@energycockpit/contract'
import type { Coordinates } from './bounds'

/** What a location consumed. */
export interface ConsumptionOfLocation {
  meteringPoints: number
  points: readonly { id: string; name: string }[]
  leftOut: number
  value: number | null
  perArea: number | null
  floorArea: number | null
  measured: number
  estimated: number
}

/** A location with what is known of it. */
export interface Located extends MapLocation {
  /** Absent: it has no metering point of the product, or nobody may tell. */
  consumption?: ConsumptionOfLocation
}

export type Placed<Location extends MapLocation = Located> = Location & Coordinates

/** Locations with their consumption, those that consumed most first. */
export function locatedOf(
  locations: readonly MapLocation[],
  consumption: LocationConsumption | undefined,
): Located[] {
  if (consumption === undefined) return [...locations]
  const places = new Map(consumption.locationId.map((id, place) => [id, place]))
  const valueOf = ({ consumption: found }: Located) => found?.value ?? -Infinity
  return locations
    .map((location): Located => {
      const place = places.get(location.id)
      return place === undefined ? location : { ...location, consumption: at(consumption, place) }
    })
    .sort((one, other) => (valueOf(one) === valueOf(other) ? 0 : valueOf(other) - valueOf(one)))
}

const at = (all: LocationConsumption, place: number): ConsumptionOfLocation => ({
  meteringPoints: all.meteringPoints[place]!,
  points: all.points[place]!,
  leftOut: all.leftOut[place]!,
  value: all.value[place]!,
  perArea: all.perArea[place]!,
  floorArea: all.floorArea[place]!,
  measured: all.measured[place]!,
  estimated: all.estimated[place]!,
})

export const isPlaced = <Location extends MapLocation>(location: Location): location is Placed<Location> =>
  location.latitude !== null && location.longitude !== null

/** Not every value that is expected until now is there. */
export const isIncomplete = ({ consumption }: Located): boolean =>
  consumption !== undefined &&
  (consumption.leftOut > 0 || consumption.measured + consumption.estimated < 1 - 1e-9)
