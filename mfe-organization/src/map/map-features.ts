import type { Feature, FeatureCollection, Point } from 'geojson'
import type { Placed } from './located'

/** What the map knows of a location. Sums over several of them say of a cluster what the figures say of one. */
export interface MapProperties {
  id: string
  name: string
  /** What it consumed; 0 where that is not known. */
  value: number
  /** The part of it whose floor area is known, and that area in m². */
  valueByArea: number
  area: number
}

/** Locations as points. */
export function featuresOf(locations: readonly Placed[]): FeatureCollection<Point, MapProperties> {
  return { type: 'FeatureCollection', features: locations.map(featureOf) }
}

export function featureOf(location: Placed): Feature<Point, MapProperties> {
  const { id, name, longitude, latitude, consumption } = location
  const value = Math.max(0, consumption?.value ?? 0)
  const area = areaOf(consumption)
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { id, name, value, valueByArea: area > 0 ? value : 0, area },
  }
}

/** The area by which the consumption was divided, which may have changed during the period; 0: there is none. */
function areaOf(consumption: Placed['consumption']): number {
  if (consumption === undefined || consumption.perArea === null || consumption.value === null) return 0
  if (consumption.value > 0 && consumption.perArea > 0) return consumption.value / consumption.perArea
  return consumption.floorArea ?? 0
}
