import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { nullableNumberColumn, numberColumn } from './number-columns'

/** What a location consumes: of these a map and a comparison of locations can be requested. */
export const consumedProductTypes = ['ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'WATER'] as const
export type ConsumedProductType = (typeof consumedProductTypes)[number]

export const mapLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Name of the unit or business that it is in. */
  parentName: z.string(),
  city: z.nullable(z.string()),
  /** WGS 84, degrees; both or neither. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type MapLocation = z.output<typeof mapLocationSchema>

/** What lies below the locations, where the operator has set it; without it the portal draws countries itself. */
export const mapTilesSchema = z.object({
  /** RASTER: `url` has {z}, {x} and {y}. STYLE: it is the address of a style document of vector tiles. */
  kind: z.enum(['RASTER', 'STYLE']),
  url: z.string(),
  /** Whose map it is, to be shown with it. */
  attribution: z.string(),
})
export type MapTiles = z.output<typeof mapTilesSchema>

export const locationMapSchema = z.object({
  /** By name; those in use. */
  locations: z.array(mapLocationSchema),
  /** Of which of them there are metering points. */
  productTypes: z.array(z.enum(consumedProductTypes)),
  tiles: z.nullable(mapTilesSchema),
})
export type LocationMap = z.output<typeof locationMapSchema>

export const getLocationMap = defineCall({
  name: 'getLocationMap',
  method: 'GET',
  path: '/rest/secure/location-map',
  summary: 'All locations in use with their coordinates, and what a map of them is drawn on',
  subject: 'organization',
  permission: 'hierarchy:read',
  response: locationMapSchema,
})

/** Of more metering points of a location an answer does not tell the names. */
export const maxPointsOfLocation = 5

/** Place i of every column is about the same location; those in use that have a metering point of the product. */
export const locationConsumptionSchema = z.object({
  /** Of `value`; by m² of `perArea`. */
  unit: z.enum(['kWh', 'm³']),
  locationId: z.array(z.string()),
  /** How many metering points are counted; submeters are behind main meters and not counted again. */
  meteringPoints: z.array(z.int()),
  /** The first of them, those that counted most before the others. */
  points: z.array(
    z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(maxPointsOfLocation)),
  ),
  /** Those that are not, because nobody has set what their values are converted with, e.g. a calorific value. */
  leftOut: z.array(z.int()),
  /** Null where the period holds no value. */
  value: nullableNumberColumn(),
  /** By the floor area at the time of each value; null where that is not known throughout. */
  perArea: nullableNumberColumn(),
  /** m², at the end of the period. */
  floorArea: nullableNumberColumn(),
  /** Shares of the intervals that have passed until now, 0 to 1. */
  measured: numberColumn(),
  estimated: numberColumn(),
})
export type LocationConsumption = z.output<typeof locationConsumptionSchema>

export const getLocationConsumption = defineCall({
  name: 'getLocationConsumption',
  method: 'GET',
  path: '/rest/secure/measurements/by-location',
  summary: 'What each location consumed of one product over a period, in total and by its floor area',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    productType: z.enum(consumedProductTypes),
    /** First day of the period, and the day after its last one. */
    from: day,
    to: day,
  }),
  response: locationConsumptionSchema,
})

export const locationMapCalls = [getLocationMap, getLocationConsumption]
