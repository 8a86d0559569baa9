import * as z from 'zod/mini'
import { defineCall } from './call'
import { objectKinds, productTypes } from './hierarchy'
import { savedViewSchema } from './saved-views'
import { storableText } from './storable-text'

/** What is searched on the server, in the order in which it is shown. */
export const foundKinds = ['LOCATION', 'METERING_POINT', 'ORG_UNIT', 'SAVED_VIEW', 'ACTION'] as const
export type FoundKind = (typeof foundKinds)[number]

/** By what an object was found, where its name alone does not tell. */
export const matchedFields = ['KEY', 'METER_NUMBER', 'MALO', 'MELO', 'CITY', 'STREET', 'POSTAL_CODE'] as const
export type MatchedField = (typeof matchedFields)[number]

/** Of one kind more are not shown. */
export const maxFoundOfKind = 8
/** Of one kind more are not counted. */
export const maxCounted = 500
export const minSearchLength = 2
export const maxSearchLength = 100

const found = {
  id: z.string(),
  name: z.string(),
  /** Within the portal, with `/platform`. */
  url: z.string(),
  /** Names from the top down to what it stands in; empty where it stands in nothing. */
  path: z.array(z.string()),
  matched: z.nullable(z.object({ field: z.enum(matchedFields), value: z.string() })),
}

export const foundObjectSchema = z.object({
  ...found,
  /** Both only of metering points. */
  kind: z.nullable(z.enum(objectKinds)),
  productType: z.nullable(z.enum(productTypes)),
  /** Who shares a saved view that is not the user's own; null for everything else. */
  owner: z.nullable(savedViewSchema.shape.owner),
})
export type FoundObject = z.output<typeof foundObjectSchema>

const groupSchema = z.object({
  kind: z.enum(foundKinds),
  /** How many there are, the shown ones among them; `maxCounted`: so many or more. */
  count: z.int(),
  /** The best first. */
  found: z.array(foundObjectSchema),
})
export type FoundGroup = z.output<typeof groupSchema>

export const search = defineCall({
  name: 'search',
  method: 'GET',
  path: '/rest/secure/search',
  summary:
    'Locations, metering points, units, saved views and actions that the user sees, by name, number, id or address',
  subject: 'search',
  permission: 'portal:enter',
  query: z.object({
    /** Words in any order, each whole or its beginning; case and accents do not matter. */
    query: storableText.check(z.trim(), z.minLength(minSearchLength), z.maxLength(maxSearchLength)),
  }),
  response: z.object({
    /** Only kinds of which something was found. */
    groups: z.array(groupSchema),
    /** Nothing holds the words; what was found is only written similarly. */
    similar: z.boolean(),
  }),
})

export const searchCalls = [search]
