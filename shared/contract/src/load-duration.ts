import * as z from 'zod/mini'
import { defineCall } from './call'
import { requested, leftOutSchema } from './measurement-statistics'
import { coveredSchema } from './measurements'
import { measurementSeriesSchema } from './metering-points'
import { numberColumn } from './number-columns'

/** The curve has no more points. */
export const maxDurationPoints = 1_000
export const maxPeaks = 500

/** How long which power was needed: the powers of all intervals of a period, the greatest first. */
export const loadDurationSchema = z.object({
  /** kW, or of volumes a flow; null where there is no series. */
  unit: z.nullable(z.string()),
  /** Of each power: the longest interval of the series, and a quarter of an hour where they are shorter. */
  interval: z.nullable(measurementSeriesSchema.shape.interval),
  /** In which peaks belong to days. */
  timeZone: z.string(),
  seriesCount: z.int(),
  /** How many intervals have a value, and how many hours those are. */
  count: z.int(),
  hours: z.number(),
  /**
   * Points of the curve: `value` is needed for at least `hour` hours. The first is the greatest power, the last the least;
   * between them every power where there are few, else of equal distance.
   */
  curve: z.object({ hour: numberColumn(), value: numberColumn() }),
  /** The highest intervals by their power, the earlier of two that are equal first; milliseconds since 1970 UTC. */
  peaks: z.object({ at: numberColumn(), value: numberColumn() }),
  /** Shares of the intervals of all series that have passed until now, 0 to 1. */
  measured: z.number(),
  estimated: z.number(),
  covered: coveredSchema,
  leftOut: leftOutSchema,
})
export type LoadDuration = z.output<typeof loadDurationSchema>

const { as: _as, per: _per, ...chosen } = requested

export const getLoadDuration = defineCall({
  name: 'getLoadDuration',
  method: 'GET',
  path: '/rest/secure/measurements/load-duration',
  summary:
    'The powers of a series, or of the sum of several, in the order of their size, and the highest of them',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    ...chosen,
    /** How many of the highest intervals are told. */
    peaks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPeaks)), 20),
    /** Only the highest interval of each day. */
    perDay: z.optional(z.enum(['true', 'false'])),
  }),
  response: loadDurationSchema,
})

export const loadDurationCalls = [getLoadDuration]
