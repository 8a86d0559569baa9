import * as z from 'zod/mini'
import { defineCall } from './call'
import { formulaFaultCodes } from './formula-faults'
import { resultPer } from './reference-quantities'
import { storableText } from './storable-text'
import { validValues } from './valid-values'
import { hierarchyNodeSchema, meteringPointTypes, objectKinds, productTypes } from './hierarchy'

/**
 * OUTPUT: what is produced in an interval (pieces, kilograms, hectolitres), which adds up. OCCUPANCY: how many persons are
 * present, or which share of the places is taken, which does not.
 */
export const quantities = [
  'ENERGY',
  'POWER',
  'VOLUME',
  'TEMPERATURE',
  'RELATIVE_HUMIDITY',
  'IRRADIANCE',
  'CARBON_INTENSITY',
  'PRICE',
  'OUTPUT',
  'OCCUPANCY',
] as const
export type Quantity = (typeof quantities)[number]

export const directions = ['PURCHASE', 'FEED_IN', 'PRODUCTION'] as const
export type Direction = (typeof directions)[number]
/** Where the values come from; MODELLED ones are marked wherever they are shown. */
export const seriesTypes = ['MEASURED', 'MODELLED', 'VIRTUAL'] as const

/** How long one stored value can be, from the finest to the coarsest; those of `P…` are a calendar's. */
export const seriesIntervals = [
  ...(['PT1S', 'PT1M', 'PT5M', 'PT10M', 'PT15M', 'PT30M', 'PT1H'] as const),
  ...(['P1D', 'P1M', 'P3M', 'P1Y'] as const),
] as const

export const measurementSeriesSchema = z.object({
  id: z.int(),
  quantity: z.enum(quantities),
  /** The unit in which the values are stored and answered, e.g. kWh, °C, kg/kWh, GBP/kWh. */
  unit: z.string(),
  direction: z.nullable(z.enum(directions)),
  /** ISO 8601 duration of one stored value. */
  interval: z.enum(seriesIntervals),
  seriesType: z.enum(seriesTypes),
  /** Start of the first and of the last interval that has a value, UTC; null when none has. */
  firstAt: z.nullable(z.iso.datetime()),
  lastAt: z.nullable(z.iso.datetime()),
  /** It is out of use. */
  archived: z.optional(z.literal(true)),
  /** Why a virtual series cannot be calculated any more; absent: it can. */
  formulaFault: z.optional(z.enum(formulaFaultCodes)),
})
export type MeasurementSeries = z.output<typeof measurementSeriesSchema>

export const meteringPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The market's name of the point, e.g. a MeLo. */
  meteringPointId: z.string(),
  meterNumber: z.nullable(z.string()),
  type: z.nullable(z.enum(meteringPointTypes)),
  kind: z.enum(objectKinds),
  productType: z.enum(productTypes),
  /** Id of the metering point above it. */
  parentMeteringPoint: z.nullable(z.string()),
  /** Those directly below it that are in use. */
  submeters: z.array(z.object({ id: z.string(), name: z.string() })),
  /** With the days from which it is valid. */
  conversionFactor: validValues(z.number()),
  location: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    /** m², with the days from which it is valid. */
    floorArea: validValues(z.number()),
    /** By which quantities its figures can be given. */
    referenceQuantities: z.array(z.enum(resultPer)),
    street: z.nullable(z.string()),
    city: z.nullable(z.string()),
  }),
  path: hierarchyNodeSchema.shape.path,
  series: z.array(measurementSeriesSchema),
})
export type MeteringPoint = z.output<typeof meteringPointSchema>

export const getMeteringPoint = defineCall({
  name: 'getMeteringPoint',
  method: 'GET',
  path: '/rest/secure/metering-points/:meteringPointId',
  summary: 'A metering point with its location and its measurement series',
  subject: 'organization',
  permission: 'hierarchy:read',
  params: z.object({ meteringPointId: storableText.check(z.maxLength(100)) }),
  response: meteringPointSchema,
})

export const meteringPointCalls = [getMeteringPoint]
