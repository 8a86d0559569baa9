import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { reasonSchema } from './errors'
import { productTypes } from './hierarchy'
import { localeSchema } from './locale'
import { downloadFormats } from './measurement-downloads'
import { resultAs, resultQuantities, coveredSchema } from './measurements'
import { directions, quantities } from './metering-points'
import { nullableNumberColumn, numberColumn } from './number-columns'
import { resultPer } from './reference-quantities'
import { storableText } from './storable-text'

/** More series are not compared at once. */
export const maxSeries = 500

/** Which series, over which period. Either `series`, or `nodeId` with what narrows it. */
export const requested = {
  /** Ids of series, separated by commas. */
  series: z.optional(z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(6_000))),
  /**
   * A node of the hierarchy: one series of each metering point below it, a measured one before a modelled one. Sub
   * metering points lie behind main ones and are left out, unless the node is one.
   */
  nodeId: z.optional(storableText.check(z.maxLength(100))),
  /** With `nodeId`: of what is below it only the locations that are in this group now. */
  locationGroup: z.optional(storableText.check(z.minLength(1), z.maxLength(200))),
  productType: z.optional(z.enum(productTypes)),
  quantity: z.optional(z.enum(quantities)),
  direction: z.optional(z.enum(directions)),
  /** The period, half open. */
  from: instantParam,
  to: instantParam,
  /** What all of them are calculated into first; refused where one of them cannot be. */
  as: z.optional(z.enum(resultAs)),
  /**
   * By a reference quantity of the location of each, such as its floor area. Where series are put together, in sums and
   * in profiles of sums, by that of all their locations: what each has by its own does not add up. Series of locations
   * that have no such quantity are left out.
   */
  per: z.optional(z.enum(resultPer)),
}

/**
 * Series that were requested and whose formulas cannot be calculated as they are stored. The answer is about the others;
 * where no other is left, the call is refused.
 */
export const seriesLeftOutSchema = z.object({
  seriesId: z.int(),
  meteringPointId: z.string(),
  name: z.string(),
  reasons: z.array(reasonSchema).check(z.minLength(1)),
})
export type SeriesLeftOut = z.output<typeof seriesLeftOutSchema>
/** Absent: the answer is about all that were requested. */
export const leftOutSchema = z.optional(z.array(seriesLeftOutSchema))

/** Place i of every column speaks of the same series. */
const seriesColumns = {
  seriesId: z.array(z.int()),
  meteringPointId: z.array(z.string()),
  name: z.array(z.string()),
  location: z.array(z.string()),
  /** Shares of the intervals that have passed until now, 0 to 1. */
  measured: numberColumn(),
  estimated: numberColumn(),
  covered: coveredSchema,
  leftOut: leftOutSchema,
}
const numbers = nullableNumberColumn()

export const rankingFunctions = ['SUM', 'PEAK', 'MEAN'] as const
export const rankingSchema = z.object({
  ...seriesColumns,
  function: z.enum(rankingFunctions),
  quantity: z.nullable(z.enum(resultQuantities)),
  /** Null where there is no series. */
  unit: z.nullable(z.string()),
  /** The greatest first; null, at the end, where the period holds no value. */
  value: numbers,
  /** Only of PEAK: the start of an interval with this value, milliseconds since 1970 UTC. */
  valueAt: z.optional(numbers),
  /** All values added; null where the function is not SUM, no value is there, or they do not add up (by floor area). */
  total: z.nullable(z.number()),
})
export type Ranking = z.output<typeof rankingSchema>

export const getRanking = defineCall({
  name: 'getRanking',
  method: 'GET',
  path: '/rest/secure/measurements/ranking',
  summary: 'Series by what they add up to, by their greatest mean power or by their mean over a period',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({ ...requested, function: z.enum(rankingFunctions) }),
  response: rankingSchema,
})

export const dayTypes = ['WORKDAY', 'SATURDAY', 'SUNDAY'] as const
export const profileSteps = ['PT15M', 'PT30M', 'PT1H'] as const
export const profileFunctions = ['SUM', 'MEAN'] as const
export const profileSchema = z.object({
  function: z.enum(profileFunctions),
  quantity: z.nullable(z.enum(resultQuantities)),
  unit: z.nullable(z.string()),
  step: z.enum(profileSteps),
  /** How many series are put together. */
  seriesCount: z.int(),
  /** Shares of all their intervals that have passed until now, 0 to 1. */
  measured: z.number(),
  estimated: z.number(),
  covered: coveredSchema,
  leftOut: leftOutSchema,
  /** Start of each step, minutes since midnight as the clocks of each series' location show them. */
  minute: z.array(z.int()),
  /** Mondays to Fridays, Saturdays and Sundays; holidays are not known. */
  dayTypes: z.array(
    z.object({
      dayType: z.enum(dayTypes),
      /** How many such days the period touches, in the zone of most of the series. */
      days: z.int(),
      /** SUM: of all values that start in the step, on all such days; MEAN: the mean of one of them. */
      value: numbers,
      /** How many values those are. */
      count: z.array(z.int()),
    }),
  ),
})
export type Profile = z.output<typeof profileSchema>

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/rest/secure/measurements/profile',
  summary: 'What series add up to, or their mean, by the time of day and the type of day',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({ ...requested, function: z.enum(profileFunctions), step: z.enum(profileSteps) }),
  response: profileSchema,
})

export const statisticsSchema = z.object({
  ...seriesColumns,
  quantity: z.array(z.enum(resultQuantities)),
  unit: z.array(z.string()),
  /** How many values there are; where there is none, the columns below say null. */
  count: z.array(z.int()),
  minimum: numbers,
  maximum: numbers,
  mean: numbers,
  median: numbers,
  percentile: numbers,
  /** The value that occurs most often; of several, the least. */
  mode: numbers,
  /** Null also where values cannot be added. */
  sum: numbers,
  /** What a counter that stood at 0 when the period began shows at its end: of amounts, null of others. */
  counter: numbers,
  /** The earliest and the latest value. */
  first: numbers,
  last: numbers,
  /** The greatest mean power or flow of one interval, in `peakUnit`; null where there is no such thing. */
  peak: numbers,
  peakUnit: z.array(z.nullable(z.string())),
  /** Starts of the intervals of these values, the earliest of several; milliseconds since 1970 UTC. */
  minimumAt: numbers,
  maximumAt: numbers,
  firstAt: numbers,
  lastAt: numbers,
})
export type Statistics = z.output<typeof statisticsSchema>

const requestedStatistics = {
  ...requested,
  percentile: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
}

export const getStatistics = defineCall({
  name: 'getStatistics',
  method: 'GET',
  path: '/rest/secure/measurements/statistics',
  summary: 'Figures of the values of each series over a period',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object(requestedStatistics),
  response: statisticsSchema,
})

export const downloadStatistics = defineCall({
  name: 'downloadStatistics',
  method: 'GET',
  path: '/rest/secure/measurements/statistics/download',
  summary: 'The same figures as a file, with headings in a language',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    ...requestedStatistics,
    format: z.enum(downloadFormats),
    /** Of headings; in a CSV file it also decides the decimal sign and what stands between columns. */
    language: localeSchema,
  }),
  /** The file itself; its name is in `content-disposition`. */
  response: z.unknown(),
})

export const measurementStatisticsCalls = [getRanking, getProfile, getStatistics, downloadStatistics]
