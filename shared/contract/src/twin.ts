import * as z from 'zod/mini'
import { attributeDefinitionSchema } from './attributes'
import { defineCall } from './call'
import { meteringPointTypes, objectKinds, productTypes } from './hierarchy'
import { directions, measurementSeriesSchema, quantities, seriesTypes } from './metering-points'
import { objectFields } from './object-fields'
import { readingQualities } from './reading-imports'
import { storableText } from './storable-text'
import { structureFileSchema } from './structure-files'
import { structureItemSchema } from './structure-items'

const params = z.object({ locationId: storableText.check(z.minLength(1), z.maxLength(100)) })
const path = '/rest/secure/locations/:locationId/twin'

const twinPoint = z.object({
  ...{ id: z.string(), name: z.string(), meterNumber: z.nullable(z.string()) },
  objectKind: z.enum(objectKinds),
  type: z.nullable(z.enum(meteringPointTypes)),
  productType: z.enum(productTypes),
  /** Id of the metering point above it. */
  parentMeteringPoint: z.nullable(z.string()),
  archived: z.optional(z.literal(true)),
  /** Those in use. */
  series: z.array(
    z.object({
      ...{ id: z.int(), quantity: z.enum(quantities), unit: z.string() },
      direction: z.nullable(z.enum(directions)),
      interval: measurementSeriesSchema.shape.interval,
      seriesType: z.enum(seriesTypes),
    }),
  ),
})
export type TwinPoint = z.output<typeof twinPoint>

const twinObject = z.extend(z.omit(structureItemSchema, { fields: true }), { fields: objectFields })
export type TwinObject = z.output<typeof twinObject>

export const getTwin = defineCall({
  name: 'getTwin',
  method: 'GET',
  path,
  summary: 'A location with its objects, its metering points and the files that they refer to',
  ...{ subject: 'organization', permission: 'hierarchy:read', params },
  query: z.object({
    /** With objects that are archived. */
    archived: z.optional(z.literal('true')),
  }),
  response: z.object({
    location: z.object({
      ...{ id: z.string(), businessId: z.int(), name: z.string(), timeZone: z.string() },
      /** Whose public holidays it has. */
      ...{ country: z.nullable(z.string()), region: z.nullable(z.string()) },
      /** Id of an image. */
      plan: z.nullable(z.string()),
      archived: z.optional(z.literal(true)),
      /** Of the location's item, for whoever sets its plan. */
      revision: z.int(),
    }),
    /** Parents before what stands below them, and those beside each other by name. */
    objects: z.array(twinObject),
    /** All metering points of the location that are in use, and archived ones that are still assigned. */
    meteringPoints: z.array(twinPoint),
    /** What the location and its objects refer to. */
    files: z.array(structureFileSchema),
    /** What the business has defined about its objects, archived attributes included. */
    attributes: z.array(attributeDefinitionSchema),
    canEdit: z.boolean(),
    canAdminister: z.boolean(),
  }),
})
export type Twin = z.output<typeof getTwin.response>

const twinValue = z.object({
  seriesId: z.int(),
  meteringPoint: z.string(),
  /** Of `latest.value` and `today`. */
  unit: z.string(),
  /** The last stored or calculated interval; null: there is none. */
  latest: z.nullable(
    z.object({
      /** Its start and its end. */
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      value: z.number(),
      quality: z.enum(readingQualities),
      /** Of an amount its mean power or flow, such as kW; null of what is none. */
      power: z.nullable(z.object({ value: z.number(), unit: z.string() })),
    }),
  ),
  /** Sum since midnight in the time zone of the location; null of what does not add up, and where there is no value yet. */
  today: z.nullable(z.number()),
  /** Why it cannot be calculated: the formula of a virtual meter has a fault. */
  fault: z.optional(z.literal(true)),
})
export type TwinValue = z.output<typeof twinValue>

export const getTwinValues = defineCall({
  name: 'getTwinValues',
  method: 'GET',
  path: `${path}/values`,
  summary: 'The latest value and the sum of today of every series of the metering points assigned to objects',
  ...{ subject: 'measurements', permission: 'measurements:read', params },
  response: z.object({
    /** When this was read. */
    at: z.iso.datetime(),
    /** Midnight of today at the location. */
    todayFrom: z.iso.datetime(),
    values: z.array(twinValue),
  }),
})
export type TwinValues = z.output<typeof getTwinValues.response>

export const twinCalls = [getTwin, getTwinValues]
