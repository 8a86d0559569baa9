import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { quantities, seriesIntervals } from './metering-points'
import { nullableNumberColumn, numberColumn } from './number-columns'
import { resultPer } from './reference-quantities'
import { storableText } from './storable-text'

/** `raw`: every stored value; then from the finest to the coarsest. */
export const granularities = ['raw', ...seriesIntervals] as const
export const granularitySchema = z.enum(granularities)
export type Granularity = z.output<typeof granularitySchema>

/** More points than this are neither drawn nor sent. */
export const maxPoints = 40_000

/** How the values of a bucket become one: by what the quantity means, never chosen at random. */
export const aggregations = ['SUM', 'MEAN'] as const

/**
 * What may be asked of the stored values in a bucket, and what it means.
 *
 * - COUNT: how many there are; its unit is 1.
 * - COUNTER: what a counter that stood at 0 when the period began shows when the bucket ends. Only of amounts (energy,
 *   volume).
 * - FIRST, LAST: the earliest, the latest.
 * - MAX, MIN: the greatest, the least; of an amount, the greatest of one interval.
 * - MEAN: the mean of one interval.
 * - MODE: the one that occurs most often; of several, the least.
 * - PEAK: the greatest mean power (or flow) of one interval: of an amount, the amount by the interval's length, and so
 *   in another unit. Only of amounts and powers, with values every hour or more often.
 * - PERCENTILE: the value below which `percentile` per cent of them lie, between two of them by a straight line; 50,
 *   the median, when nothing is said.
 * - SUM: all of them added. Only of amounts.
 */
export const statisticFunctions = [
  'PEAK',
  'COUNT',
  'COUNTER',
  'FIRST',
  'LAST',
  'MAX',
  'MEAN',
  'MIN',
  'MODE',
  'PERCENTILE',
  'SUM',
] as const
export type StatisticFunction = (typeof statisticFunctions)[number]

/** What can be calculated from stored values, beside what they are themselves. */
export const resultQuantities = [...quantities, 'COST', 'CARBON', 'DEGREE_DAYS'] as const
export type ResultQuantity = (typeof resultQuantities)[number]

/**
 * What values may be answered as, calculated interval by interval before anything is added or averaged:
 *
 * - POWER: the mean power of each interval, from its energy. ENERGY: the inverse; of gas, volume × state number ×
 *   calorific value.
 * - COST, CARBON: energy (or volume) × price, energy × carbon factor. What changes within an interval is weighted by
 *   time; an interval for which nothing is known has no value.
 * - HEATING_DEGREE_DAYS_20_15: days whose mean temperature is below 15 °C, by their distance from 20 °C
 *   (VDI 2067, VDI 3807); HEATING_DEGREE_DAYS_15: from 15 °C (VDI 4710); COOLING_DEGREE_DAYS: days of 24 °C and
 *   more, by their distance from 21 °C (Eurostat). A day of which more than a fifth is missing has none. In Kd.
 */
export const resultAs = [
  'POWER',
  'ENERGY',
  'COST',
  'CARBON',
  'HEATING_DEGREE_DAYS_20_15',
  'HEATING_DEGREE_DAYS_15',
  'COOLING_DEGREE_DAYS',
] as const
export type ResultAs = (typeof resultAs)[number]

/** Stretches of time that are drawn as one, each with the least and the greatest value of its buckets. */
const segmentsSchema = z.object({
  /** Start of the first one, milliseconds since 1970 UTC; how long each of them is and each bucket in it, milliseconds. */
  first: z.int(),
  length: z.int(),
  bucketLength: z.int(),
  /** Shares of all intervals of each stretch, those of the buckets that are not here too; 0 to 1. */
  measured: numberColumn(),
  estimated: numberColumn(),
})

/**
 * Only of series whose values reach over the beginning or the end of the period. A value of an interval cannot be cut:
 * it counts where its interval starts. The figures of such a series cover `from` to `to` (half open, UTC) and not the
 * period; nothing where both are the same.
 */
export const coveredSchema = z.optional(
  z.array(z.object({ seriesId: z.int(), from: z.iso.datetime(), to: z.iso.datetime() })),
)

/**
 * Values in columns: place i of every column speaks of the same bucket. Every bucket of the period is there,
 * so that a gap is a null and not a missing place.
 */
export const seriesValuesSchema = z.object({
  seriesId: z.int(),
  quantity: z.enum(resultQuantities),
  /** Of `value` and of the total. */
  unit: z.string(),
  /** The zone in which buckets are cut (IANA name). */
  timeZone: z.string(),
  granularity: granularitySchema,
  /** What the quantity adds up to by itself. */
  aggregation: z.enum(aggregations),
  /** What `value` is: what was requested, or the aggregation. */
  function: z.enum(statisticFunctions),
  /** The period, half open, UTC. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /**
   * Start of each bucket, milliseconds since 1970 UTC. The first can start before the period and the last can end
   * after it; they then count only what is inside the period.
   */
  at: numberColumn(),
  covered: coveredSchema,
  /** Starts of the buckets in which a value counts whole that goes on after it, or does not that began before it. */
  uncutAt: z.optional(numberColumn()),
  /**
   * Null where the bucket holds no value. A stored value is given exactly as it is stored; whatever is calculated has
   * 12 significant digits.
   */
  value: nullableNumberColumn(),
  /**
   * Only of PEAK, MAX, MIN, FIRST and LAST: the start of the interval that `value` comes from, the earliest of several;
   * milliseconds since 1970 UTC.
   */
  valueAt: z.optional(nullableNumberColumn()),
  /**
   * Only where more buckets than the `points` requested have values: how many there are. Then of each stretch of time
   * the bucket with the least and the one with the greatest value are here, and one that is empty for a stretch without
   * any; `total` speaks of all.
   */
  sampledFrom: z.optional(z.int()),
  /** Only with `sampledFrom`: the stretches, one after the other without a gap, that the buckets stand for. */
  segments: z.optional(segmentsSchema),
  /** Share of the bucket's intervals that have a measured value, of those that have passed until now; 0 to 1. */
  measured: numberColumn(),
  /** Share that has an estimated or substituted value, 0 to 1. */
  estimated: numberColumn(),
  /**
   * Over the whole period. `value` is what `function` gives of all stored values, `valueAt` the interval it comes from;
   * minimum, maximum and mean are those of the stored values (of PEAK: of their powers) and so the same at every
   * granularity. `measured` and `estimated` are shares of `expected`, which counts the intervals that have passed until
   * now.
   */
  total: z.object({
    value: z.nullable(z.number()),
    valueAt: z.optional(z.number()),
    minimum: z.nullable(z.number()),
    maximum: z.nullable(z.number()),
    mean: z.nullable(z.number()),
    measured: z.number(),
    estimated: z.number(),
    expected: z.int(),
  }),
})
export type SeriesValues = z.output<typeof seriesValuesSchema>

export const getSeriesValues = defineCall({
  name: 'getSeriesValues',
  method: 'GET',
  path: '/rest/secure/measurement-series/:seriesId/values',
  summary: "A series' values over a period, aggregated by the engine in the location's time zone",
  subject: 'measurements',
  permission: 'measurements:read',
  params: z.object({ seriesId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_294_967_295)) }),
  query: z.object({
    from: instantParam,
    to: instantParam,
    granularity: granularitySchema,
    function: z.optional(z.enum(statisticFunctions)),
    percentile: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
    /** Another unit of the same kind, e.g. MWh instead of kWh. */
    unit: z.optional(storableText.check(z.maxLength(20))),
    /** No more than so many points, for a drawing; see `sampledFrom`. Not of COUNTER. */
    points: z.optional(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(maxPoints))),
    as: z.optional(z.enum(resultAs)),
    per: z.optional(z.enum(resultPer)),
  }),
  response: seriesValuesSchema,
})

export const measurementCalls = [getSeriesValues]
