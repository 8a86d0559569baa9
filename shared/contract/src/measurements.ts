import * as z from 'zod/mini'
import { defineCall } from './call'
import { quantities } from './metering-points'

export const granularities = ['raw', 'PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'] as const
export const granularitySchema = z.enum(granularities)
export type Granularity = z.output<typeof granularitySchema>

/** More points than this are neither drawn nor sent. */
export const mostPoints = 40_000

/** How the values of a bucket become one: by what the quantity means, never chosen at random. */
export const aggregations = ['SUM', 'MEAN'] as const

/**
 * Values in columns: place i of every column speaks of the same bucket. Every bucket of the period is there,
 * so that a gap is a null and not a missing place.
 */
export const seriesValuesSchema = z.object({
  seriesId: z.int(),
  quantity: z.enum(quantities),
  unit: z.string(),
  /** The zone in which buckets are cut (IANA name). */
  timeZone: z.string(),
  granularity: granularitySchema,
  aggregation: z.enum(aggregations),
  /** The period, half open, UTC. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /**
   * Start of each bucket, milliseconds since 1970 UTC. The first can start before the period and the last can end
   * after it; they then count only what is inside the period.
   */
  at: z.array(z.number()),
  /** Null where the bucket holds no value. */
  value: z.array(z.nullable(z.number())),
  /** Share of the bucket's intervals that have a measured value, of those that have passed until now; 0 to 1. */
  measured: z.array(z.number()),
  /** Share that has an estimated or substituted value, 0 to 1. */
  estimated: z.array(z.number()),
  /**
   * Over the whole period. `value` is the sum or mean of all stored values, by `aggregation`; minimum, maximum and
   * mean are those of the stored values and so the same at every granularity. `measured` and `estimated` are shares
   * of `expected`, which counts the intervals that have passed until now.
   */
  total: z.object({
    value: z.nullable(z.number()),
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
  access: 'signed-in',
  params: z.object({ seriesId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_294_967_295)) }),
  query: z.object({
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    granularity: granularitySchema,
  }),
  answer: seriesValuesSchema,
})
