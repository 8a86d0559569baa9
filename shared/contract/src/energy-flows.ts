import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { nodeTypes, objectKinds } from './hierarchy'
import { consumedProductTypes, locationConsumptionSchema } from './location-map'
import { storableText } from './storable-text'

const text = z.string()
/**
 * Where what a main meter counted and none below it ends, and from where what only those below it counted comes; what a
 * location generated, used of that itself, and fed in.
 */
export const flowNodeTypes = [
  ...nodeTypes,
  ...(['LOSS', 'NOT_EXPLAINED', 'GENERATION', 'OWN_USE', 'FEED_IN'] as const),
] as const
/** Levels below the topmost node that are told at most. */
export const maxFlowDepth = 12
/** More links than this are not drawn. */
export const maxFlowLinks = 2_000

export const energyFlowsSchema = z.object({
  unit: locationConsumptionSchema.shape.unit,
  /** Ids of the nodes above the topmost one, as far up as the user sees; empty where everything was asked for. */
  above: z.array(text),
  nodes: z.array(
    z.object({
      id: text,
      type: z.enum(flowNodeTypes),
      /** Empty of what is no node of the hierarchy; the id ends with that of the one that it belongs to. */
      name: text,
      /** Only of metering points. */
      kind: z.optional(z.enum(objectKinds)),
      /** Levels below the topmost node; -1: what leads into that one. */
      depth: z.int(),
    }),
  ),
  /** From the whole to its parts. Of what has no value there is no link. */
  links: z.array(
    z.object({
      source: text,
      target: text,
      /** Above zero. */
      value: z.number(),
      /** Shares of the intervals that have passed until now, of the meters that were added; 0 to 1. */
      measured: z.number(),
      estimated: z.number(),
    }),
  ),
  /** How many metering points have no value that can be drawn: none at all, a negative one, or none in this unit. */
  leftOut: z.int(),
})
export type EnergyFlows = z.output<typeof energyFlowsSchema>
export type EnergyFlowNode = EnergyFlows['nodes'][number]
export type EnergyFlowLink = EnergyFlows['links'][number]

export const getEnergyFlows = defineCall({
  name: 'getEnergyFlows',
  method: 'GET',
  path: '/rest/secure/measurements/energy-flows',
  summary:
    'How what is purchased and generated of a product spreads over units, locations, main meters and submeters',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit, location or metering point; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    productType: z.enum(consumedProductTypes),
    /** First day of the period, and the day after its last one. */
    from: day,
    to: day,
    /** How many levels below the topmost node are told. */
    depth: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxFlowDepth)), maxFlowDepth),
  }),
  response: energyFlowsSchema,
})

export const energyFlowCalls = [getEnergyFlows]
