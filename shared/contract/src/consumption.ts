import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { hierarchyNodeSchema, nodeTypes } from './hierarchy'
import { consumedProductTypes, locationConsumptionSchema } from './location-map'
import { nullableNumberColumn, numberColumn } from './number-columns'
import { storableText } from './storable-text'

/** Into what a period is cut; by the calendar of each location. */
export const consumptionGranularities = ['P1D', 'P1M', 'P3M', 'P1Y'] as const
export type ConsumptionGranularity = (typeof consumptionGranularities)[number]

const { unit, ...locationColumns } = locationConsumptionSchema.shape

/** What was consumed in a period. */
export const consumptionOfPeriodSchema = z.object({
  /** Start of each bucket in `timeZone` and the end of the last one, milliseconds since 1970 UTC. */
  at: numberColumn(),
  to: z.int(),
  /** Of each bucket, null where it holds no value; and shares of the intervals that have passed until now, 0 to 1. */
  value: nullableNumberColumn(),
  measured: numberColumn(),
  estimated: numberColumn(),
  /** Of the whole period; `expected` counts the intervals of all series that have passed until now. */
  total: z.object({
    value: z.nullable(z.number()),
    measured: z.number(),
    estimated: z.number(),
    expected: z.int(),
  }),
  /** Of each location. */
  locations: z.object(locationColumns),
})
export type ConsumptionOfPeriod = z.output<typeof consumptionOfPeriodSchema>

export const consumptionSchema = z.object({
  /** Null: all that the user sees. */
  node: z.nullable(
    z.object({
      id: z.string(),
      type: z.enum(nodeTypes),
      name: z.string(),
      path: hierarchyNodeSchema.shape.path,
    }),
  ),
  /** That of most locations. In each other zone a bucket has the same days. */
  timeZone: z.string(),
  /** Those that the figures are about, by name. */
  locations: z.array(z.object({ id: z.string(), name: z.string(), parentName: z.string() })),
  /** Of what there are metering points. */
  products: z.array(
    z.object({
      productType: z.enum(consumedProductTypes),
      unit,
      /** Only where a meter has one value for longer than was requested: nothing is divided over its days. */
      granularity: z.optional(z.enum(consumptionGranularities)),
      current: consumptionOfPeriodSchema,
      /** Of the period to compare with; its buckets stand in the same order. */
      compared: z.optional(consumptionOfPeriodSchema),
    }),
  ),
})
export type Consumption = z.output<typeof consumptionSchema>
export type ConsumptionOfProduct = Consumption['products'][number]

export const getConsumption = defineCall({
  name: 'getConsumption',
  method: 'GET',
  path: '/rest/secure/measurements/consumption',
  summary: 'What is consumed of each product below a node, over time and by location, and in a period before',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit or location; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    /** First day of the period, and the day after its last one. */
    from: day,
    to: day,
    /** Those of the period to compare with. */
    comparedFrom: z.optional(day),
    comparedTo: z.optional(day),
    granularity: z.enum(consumptionGranularities),
  }),
  response: consumptionSchema,
})

export const consumptionCalls = [getConsumption]
