import type { FeatureCollection, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import countries from 'world-atlas/countries-50m.json'

/*
 * Countries of the Earth 1 : 50,000,000, by Natural Earth (naturalearthdata.com), public domain. They come with the
 * portal, so that a map needs no other server.
 */
export interface BaseMap {
  land: FeatureCollection
  borders: MultiLineString
}

/** The land, and the borders between countries. */
export function readBaseMap(): BaseMap {
  const { objects } = countries
  return {
    land: feature(countries, objects.land),
    borders: mesh(countries, objects.countries, (one, other) => one !== other),
  }
}
