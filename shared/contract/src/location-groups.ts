import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

const subject = 'organization'
const businessId = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
const businessIdParam = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const id = storableText.check(z.minLength(1), z.maxLength(100))

/** Of a group; forms and spreadsheets list groups with commas and semicolons between them. */
export const locationGroupName = storableText.check(
  z.trim(),
  z.minLength(1),
  z.maxLength(200),
  z.regex(/^[^,;]+$/),
)
/** Of one that is there already, however it was named. */
const knownName = storableText.check(z.minLength(1), z.maxLength(200))

/** So many locations are added or removed in one step at most. */
export const maxGroupedLocations = 500
export const listedLocationsPerPage = 100

export const locationGroupSchema = z.object({
  businessId: z.int(),
  name: z.string(),
  /** How many locations it has, and how many archived ones. */
  locations: z.int(),
  archived: z.int(),
})
export type LocationGroup = z.output<typeof locationGroupSchema>

export const getLocationGroups = defineCall({
  name: 'getLocationGroups',
  method: 'GET',
  path: '/rest/secure/location-groups',
  summary: 'The groups of locations of all businesses that the user sees, by name',
  ...{ subject, permission: 'hierarchy:read' },
  response: z.object({ groups: z.array(locationGroupSchema) }),
})

export const listedLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What people call it. */
  locationId: z.string(),
  city: z.nullable(z.string()),
  archived: z.boolean(),
  groups: z.array(z.string()),
  /** Names of what stands above it, the topmost first. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ListedLocation = z.output<typeof listedLocationSchema>

export const getLocations = defineCall({
  name: 'getLocations',
  method: 'GET',
  path: '/rest/secure/locations',
  summary:
    'The locations of a business that are in use, or those of one of its groups, by name, a page at a time',
  ...{ subject, permission: 'hierarchy:read' },
  query: z.object({
    businessId: businessIdParam,
    /** Those of this group, with archived ones. */
    group: z.optional(knownName),
    /** Those that are not in this group. */
    outside: z.optional(knownName),
    /** Part of a name, an id or a city. */
    search: z.optional(storableText.check(z.maxLength(100))),
    /** `next` of the page before. */
    after: z.optional(id),
  }),
  response: z.object({ locations: z.array(listedLocationSchema), next: z.nullable(z.string()) }),
})

/** Number of the step, by which it can be undone; null: nothing was different. */
const changedGroup = z.object({ step: z.nullable(z.int()), locations: z.int() })
export type ChangedGroup = z.output<typeof changedGroup>
const ids = z.array(id).check(z.maxLength(maxGroupedLocations))

export const changeLocationGroup = defineCall({
  name: 'changeLocationGroup',
  method: 'POST',
  path: '/rest/secure/location-groups/members',
  summary:
    'Adds locations to a group and removes others in one step. The first locations create the group; without locations ' +
    'there is none',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({
    businessId,
    name: knownName,
    add: z._default(ids, []),
    remove: z._default(ids, []),
    /** A group of this name must not be there yet. */
    isNew: z._default(z.boolean(), false),
  }),
  response: changedGroup,
})

export const renameLocationGroup = defineCall({
  name: 'renameLocationGroup',
  method: 'POST',
  path: '/rest/secure/location-groups/names',
  summary:
    'Renames a group at all of its locations in one step; `merge`: another group may have the name already',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({
    businessId,
    name: knownName,
    to: locationGroupName,
    merge: z._default(z.boolean(), false),
  }),
  response: changedGroup,
})

export const dissolveLocationGroup = defineCall({
  name: 'dissolveLocationGroup',
  method: 'DELETE',
  path: '/rest/secure/location-groups',
  summary: 'Dissolves a group: its locations stay, and are no longer in it',
  ...{ subject, permission: 'structure:edit' },
  query: z.object({ businessId: businessIdParam, name: knownName }),
  response: changedGroup,
})

export const locationGroupCalls = [
  getLocationGroups,
  getLocations,
  changeLocationGroup,
  renameLocationGroup,
  dissolveLocationGroup,
]
