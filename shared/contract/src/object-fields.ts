import * as z from 'zod/mini'
import { attributeValuesSchema } from './attributes'
import { storableText } from './storable-text'
import { fileId } from './structure-files'

/** What an object of a location can be. */
export const objectCategories = [
  /** What is built. */
  'BUILDING',
  'FLOOR',
  'ROOM',
  'AREA',
  /** What makes, stores or distributes energy. */
  'PV',
  'STORAGE',
  'CHP',
  'HEAT_GENERATOR',
  'HEAT_PUMP',
  'COOLING',
  'TRANSFORMER',
  'DISTRIBUTION_BOARD',
  /** What uses it. */
  'VENTILATION',
  'LIGHTING',
  'COMPRESSED_AIR',
  'CHARGING_POINT',
  'IT',
  'MACHINE',
  'PLANT',
  'OTHER',
] as const
export type ObjectCategory = (typeof objectCategories)[number]

/** How many objects stand above each other at most. */
export const maxObjectDepth = 10
export const maxObjectsPerLocation = 2_000
export const maxObjectMeters = 100
export const maxObjectImages = 20
export const maxObjectDocuments = 20
export const maxObjectDescription = 10_000

const id = storableText.check(z.minLength(1), z.maxLength(100))
const line = (max: number) => storableText.check(z.trim(), z.minLength(1), z.maxLength(max))
const share = z.number().check(z.minimum(0), z.maximum(1))

/** What stands at a location: its buildings, rooms, machines and so on, as a tree. */
export const objectFields = z.object({
  kind: z.literal('OBJECT'),
  /** What people call it; unique in its business. Null in a new object: the portal gives it one. */
  objectId: z.nullable(line(100)),
  name: line(200),
  /** Id of the location. */
  location: id,
  /** Id of the object above, at the same location; null: directly at the location. */
  parentObject: z.nullable(id),
  category: z.enum(objectCategories),
  /** Markdown. */
  description: z.nullable(line(maxObjectDescription)),
  /** Ids of metering points, all of the object's own location. */
  meteringPoints: z.array(id).check(z.maxLength(maxObjectMeters)),
  /** The first is its title image. */
  images: z
    .array(z.object({ file: fileId, caption: z.nullable(line(200)) }))
    .check(z.maxLength(maxObjectImages)),
  documents: z.array(z.object({ file: fileId, name: line(200) })).check(z.maxLength(maxObjectDocuments)),
  /** Id of an image: a floor plan or picture on which the objects below are placed. */
  plan: z.nullable(fileId),
  /**
   * Where it is on the plan of the nearest object above that has one, else on that of its location: shares of width and
   * height, from the upper left corner. Null: it is not placed.
   */
  position: z.nullable(z.object({ x: share, y: share })),
  attributes: attributeValuesSchema,
})
