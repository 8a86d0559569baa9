import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'
import { storableText } from './storable-text'
import { revisionInAddress, revisionSchema } from './revision'

/** What an administrator may define attributes for. */
export const attributeSubjects = ['LOCATION', 'METERING_POINT', 'OBJECT'] as const
export type AttributeSubject = (typeof attributeSubjects)[number]

/** Whether items of a kind have attributes. */
export const hasAttributes = (kind: string): kind is AttributeSubject =>
  (attributeSubjects as readonly string[]).includes(kind)

export const attributeTypes = ['TEXT', 'NUMBER', 'CHOICE', 'DATE'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** So many attributes of a business may be in use for each kind of item. */
export const maxAttributes = 100
export const maxAttributeChoices = 200
/** Characters of a value of type TEXT. */
export const maxAttributeText = 1000
/** Amount of a value of type NUMBER, in either direction. */
export const maxAttributeNumber = 999_999_999_999

const id = storableText.check(z.minLength(1), z.maxLength(100))
const name = storableText.check(z.trim(), z.minLength(1), z.maxLength(100))
const unit = z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(20)))

/**
 * Values of an item by the ids of their attributes: of TEXT the text, of NUMBER a number in the attribute's unit, of
 * CHOICE the id of the choice, of DATE `YYYY-MM-DD`. What has no value is left out.
 */
export const attributeValuesSchema = z
  .record(
    id,
    z.union([storableText.check(z.trim(), z.minLength(1), z.maxLength(maxAttributeText)), z.number()]),
  )
  // Values of archived attributes are kept.
  .check(z.refine((values) => Object.keys(values).length <= maxAttributes * 5))
export type AttributeValues = z.output<typeof attributeValuesSchema>
export type AttributeValue = AttributeValues[string]

export const attributeChoiceSchema = z.object({ id, name })
export type AttributeChoice = z.output<typeof attributeChoiceSchema>

/** An attribute that a business has defined for its own items. */
export const attributeDefinitionSchema = z.object({
  id,
  businessId: z.int(),
  appliesTo: z.enum(attributeSubjects),
  /** Unique in its business among those of the same kind of item, whether written small or large. */
  name,
  type: z.enum(attributeTypes),
  /** Of NUMBER alone, and there may be none. */
  unit,
  /** Of CHOICE alone, in the order in which they are offered. */
  choices: z.array(attributeChoiceSchema).check(z.maxLength(maxAttributeChoices)),
  /** Since when it is out of use: its values remain and can no longer be set. */
  archivedAt: z.nullable(z.iso.datetime()),
  /** Counts the changes; whoever changes a definition names the revision that they have read. */
  revision: z.int(),
})
export type AttributeDefinition = z.output<typeof attributeDefinitionSchema>

const subject = 'organization'
const path = '/rest/secure/attributes'
const params = z.object({ id })
const revision = revisionSchema.check(z.minimum(1))
const definition = z.object({ definition: attributeDefinitionSchema })

export const getAttributes = defineCall({
  name: 'getAttributes',
  method: 'GET',
  path,
  summary: 'The attributes that businesses have defined for their items, by name',
  ...{ subject, permission: 'hierarchy:read' },
  query: z.object({
    /** Absent: of all businesses that the user sees. */
    businessId: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
    appliesTo: z.optional(z.enum(attributeSubjects)),
  }),
  response: z.object({ definitions: z.array(attributeDefinitionSchema) }),
})

/** What a new attribute is; its choices are ids that the portal gives them. */
export const newAttributeSchema = z.object({
  businessId: businessIdSchema,
  appliesTo: z.enum(attributeSubjects),
  ...{ name, type: z.enum(attributeTypes), unit },
  choices: z.array(name).check(z.maxLength(maxAttributeChoices)),
})
export type NewAttribute = z.output<typeof newAttributeSchema>

export const createAttribute = defineCall({
  name: 'createAttribute',
  method: 'POST',
  path,
  summary: 'Defines an attribute for the locations, metering points or objects of a business',
  ...{ subject, permission: 'structure:administer' },
  body: newAttributeSchema,
  response: definition,
})

/** What may be changed of an attribute. `id` of a choice: null for a new one. */
export const changedAttributeSchema = z.object({
  ...{ revision, name, type: z.enum(attributeTypes), unit },
  choices: z.array(z.object({ id: z.nullable(id), name })).check(z.maxLength(maxAttributeChoices)),
})
export type ChangedAttribute = z.output<typeof changedAttributeSchema>

export const updateAttribute = defineCall({
  name: 'updateAttribute',
  method: 'PUT',
  path: `${path}/:id`,
  summary:
    'Sets name, type, unit and choices of an attribute. Refused for another type once values exist, for a choice left ' +
    'out that is in use, and where somebody else has changed it since the revision that was read',
  ...{ subject, permission: 'structure:administer', params },
  body: changedAttributeSchema,
  response: definition,
})

export const archiveAttribute = defineCall({
  name: 'archiveAttribute',
  method: 'POST',
  path: `${path}/:id/archive`,
  summary: 'Takes an attribute out of use, or back into use; its values remain',
  ...{ subject, permission: 'structure:administer', params },
  body: z.object({ revision, archived: z.boolean() }),
  response: definition,
})

/** So many of the items that have a value are named. */
export const maxAttributeUsesNamed = 20

const count = z.int()
export const attributeUsesSchema = z.object({
  /** How many items have a value, archived items included. */
  count,
  /** Some of them, by name. */
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of CHOICE: how many items have which choice, by its id. */
  choices: z.record(z.string(), count),
})
export type AttributeUses = z.output<typeof attributeUsesSchema>

export const getAttributeUses = defineCall({
  name: 'getAttributeUses',
  method: 'GET',
  path: `${path}/:id/uses`,
  summary: 'Which items have a value of an attribute',
  ...{ subject, permission: 'structure:administer', params },
  response: attributeUsesSchema,
})

export const deleteAttribute = defineCall({
  name: 'deleteAttribute',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Deletes an attribute of which no item has a value; others are archived instead',
  ...{ subject, permission: 'structure:administer', params },
  query: z.object({ revision: revisionInAddress.check(z.minimum(1)) }),
  response: z.null(),
})

export const attributeCalls = [
  getAttributes,
  createAttribute,
  updateAttribute,
  archiveAttribute,
  getAttributeUses,
  deleteAttribute,
]
