import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { objectList, seriesFilters } from './chosen-series'
import { localeSchema } from './locale'
import { consumedProductTypes } from './location-map'
import { downloadFormats } from './measurement-downloads'
import { nullableNumberColumn, numberColumn } from './number-columns'

/** What is ranked: locations, the units or businesses that locations are in, or metering points. */
export const rankedLevels = ['LOCATION', 'UNIT', 'POINT'] as const
export type RankedLevel = (typeof rankedLevels)[number]

/** Of which products amounts are ranked; those of different products are never added. */
export const rankedProductTypes = [...consumedProductTypes, 'PV'] as const
export type RankedProductType = (typeof rankedProductTypes)[number]

/** In amounts, by m² of floor area, or as it would have been with the weather of a mean year. */
export const rankedPer = ['TOTAL', 'FLOOR_AREA', 'WEATHER'] as const
export type RankedPer = (typeof rankedPer)[number]

/** Products whose consumption follows the outdoor temperature: heat, and gas, which is burnt for it. */
export const weatherAdjustedProducts: readonly RankedProductType[] = ['HEAT', 'GAS']

/** By which figure: an amount of the period, or how much more or less than before that of purchase is. */
export const rankedBy = ['PURCHASE', 'FEED_IN', 'PRODUCTION', 'CHANGE', 'CHANGE_SHARE'] as const
export type RankedBy = (typeof rankedBy)[number]

export const rankedOrders = ['TOP', 'FLOP'] as const
export type RankedOrder = (typeof rankedOrders)[number]

/** Why an object has no figure by area or with the weather of a mean year. */
export const unrankedReasons = [
  'AREA_UNKNOWN',
  'NOT_HEAT',
  'STATION_UNKNOWN',
  'WEATHER_INCOMPLETE',
  'YEARS_MISSING',
  'HARDLY_HEATED',
] as const
export type UnrankedReason = (typeof unrankedReasons)[number]

/** More objects are counted, and not listed. */
export const maxRankedObjects = 1_000

const text = z.string()

export const objectRankingSchema = z.object({
  level: z.enum(rankedLevels),
  per: z.enum(rankedPer),
  /** The one that was named, else that of which most energy was purchased; null: there is none. */
  productType: z.nullable(z.enum(rankedProductTypes)),
  /** Of which there is anything below the chosen objects. */
  products: z.array(z.enum(rankedProductTypes)),
  unit: z.enum(['kWh', 'm³', 'kWh/m²', 'm³/m²']),
  /** How many objects there are; the columns have the first of them in the order requested. */
  count: z.int(),
  /** Place i of every column is about the same object. */
  id: z.array(text),
  name: z.array(text),
  /** Of metering points. */
  location: z.array(z.nullable(text)),
  /** The unit or business that it is in. */
  orgUnit: z.array(text),
  /** Null where the period holds no value, or where it cannot be said, see `reason`. */
  purchase: nullableNumberColumn(),
  feedIn: nullableNumberColumn(),
  production: nullableNumberColumn(),
  /** Of what all objects have of the amount ranked by, 0 to 1; only of totals. */
  share: nullableNumberColumn(),
  /** Purchase of the period before; null where both cannot be compared. */
  compared: nullableNumberColumn(),
  change: nullableNumberColumn(),
  /** Of what was before: 0.1 is a tenth more. */
  changeShare: nullableNumberColumn(),
  /** K·d of the period, and of a mean year in the same days; only of the weather. */
  degreeDays: nullableNumberColumn(),
  meanDegreeDays: nullableNumberColumn(),
  reason: z.array(z.nullable(z.enum(unrankedReasons))),
  /** Shares of the intervals that have passed until now, 0 to 1. */
  measured: numberColumn(),
  estimated: numberColumn(),
  /** Metering points whose values cannot be converted, e.g. because no calorific value is set. */
  leftOut: z.int(),
})
export type ObjectRanking = z.output<typeof objectRankingSchema>

const { productType: _any, quantity: _amounts, direction: _all, ...filters } = seriesFilters

const requested = {
  /** Absent: everything that the user sees. */
  objects: z.optional(objectList),
  ...filters,
  /** Of metering points: with submeters. Locations and units never count them beside their main meters. */
  includeSubs: z.optional(z.enum(['true', 'false'])),
  level: z.enum(rankedLevels),
  productType: z.optional(z.enum(rankedProductTypes)),
  per: z._default(z.enum(rankedPer), 'TOTAL'),
  by: z._default(z.enum(rankedBy), 'PURCHASE'),
  order: z._default(z.enum(rankedOrders), 'TOP'),
  /** First day of the period, and the day after its last one, by the calendar of each location. */
  from: day,
  to: day,
  /** Those of the period to compare with. */
  comparedFrom: z.optional(day),
  comparedTo: z.optional(day),
}

export const getObjectRanking = defineCall({
  name: 'getObjectRanking',
  method: 'GET',
  path: '/rest/secure/measurements/object-ranking',
  summary: 'Locations, units or metering points by what they purchased, fed in or produced of one product',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object(requested),
  response: objectRankingSchema,
})
export type ObjectRankingQuery = z.output<typeof getObjectRanking.query>

export const downloadObjectRanking = defineCall({
  name: 'downloadObjectRanking',
  method: 'GET',
  path: '/rest/secure/measurements/object-ranking/download',
  summary: 'The same ranking as a file, with headings in a language',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    ...requested,
    format: z.enum(downloadFormats),
    /** Of headings; in a CSV file it also decides the decimal sign and what stands between columns. */
    language: localeSchema,
  }),
  /** The file itself; its name is in `content-disposition`. */
  response: z.unknown(),
})

export const objectRankingCalls = [getObjectRanking, downloadObjectRanking]
