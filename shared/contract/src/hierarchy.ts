import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

export const nodeTypes = ['CLIENT_BUSINESS', 'ORG_UNIT', 'LOCATION', 'METERING_POINT'] as const
export const meteringPointTypes = ['MAIN', 'SUB'] as const
export const objectKinds = ['MAIN', 'SUB', 'VIRTUAL', 'SENSOR', 'MANUAL_READ', 'WEATHER_STATION'] as const
export const productTypes = [
  'ELECTRICITY',
  'GAS',
  'HEAT',
  'COLD',
  'WATER',
  'PV',
  'WEATHER',
  'INDOOR_CLIMATE',
  'ACTIVITY',
  'CO2',
  'PRICE',
] as const
export type ProductType = (typeof productTypes)[number]

/** One node of the tree client business → organizational units → locations → metering points. */
export const hierarchyNodeSchema = z.object({
  id: z.string(),
  type: z.enum(nodeTypes),
  name: z.string(),
  parentId: z.nullable(z.string()),
  hasChildren: z.boolean(),
  /** It is out of use, and only told of where that was requested. */
  archived: z.optional(z.literal(true)),
  /** Kind and product type: only on metering points. */
  kind: z.nullable(z.enum(objectKinds)),
  productType: z.nullable(z.enum(productTypes)),
  /** Names from the top down to the node's parent: where a search result stands. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type HierarchyNode = z.output<typeof hierarchyNodeSchema>

export const getHierarchyNodes = defineCall({
  name: 'getHierarchyNodes',
  method: 'GET',
  path: '/rest/secure/hierarchy/nodes',
  summary: 'The children of a node, or the nodes whose name, meter number or id matches a search',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    /** Absent: the top nodes that the user may see. */
    parentId: z.optional(storableText.check(z.maxLength(100))),
    /** Searches the whole visible tree instead of listing children. */
    search: z.optional(storableText.check(z.trim(), z.minLength(1), z.maxLength(100))),
    /** With what is archived. */
    archived: z.optional(z.literal('true')),
    cursor: z.optional(storableText.check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 100),
  }),
  response: z.object({ nodes: z.array(hierarchyNodeSchema), nextCursor: z.nullable(z.string()) }),
})

export const hierarchyCalls = [getHierarchyNodes]
