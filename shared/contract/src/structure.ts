import * as z from 'zod/mini'
import { attributeDefinitionSchema } from './attributes'
import { defineCall } from './call'
import { businessIdSchema } from './business-id'
import { conversionFactorSchema, type ConversionFactor } from './conversion-factors'
import { dayOfMove } from './former-parents'
import { nodeTypes } from './hierarchy'
import { clockOfExchanges } from './meter-exchanges'
import { storableText } from './storable-text'
import { structureFieldsSchema, structureItemSchema, structureKinds } from './structure-items'
import { revisionInAddress, revisionSchema } from './revision'

const subject = 'organization'
const params = z.object({
  kind: z.enum(structureKinds),
  /** Of a series its number. */
  id: storableText.check(z.minLength(1), z.maxLength(100)),
})
const itemPath = '/rest/secure/structure/:kind/:id'
const revision = revisionSchema.check(z.minimum(1))

/** What one user did in one step: it is undone as a whole. */
export const structureActions = [
  'CREATED',
  'CHANGED',
  'ARCHIVED',
  'RESTORED',
  'DELETED',
  'IMPORTED',
  'UNDONE',
] as const
export type StructureAction = (typeof structureActions)[number]

/**
 * What a step changes: items, and what has calls of its own and so is no item: formulas of virtual meters, definitions
 * of attributes, and prices and factors. The id of a formula is that of its metering point, that of a factor is its node's.
 */
export const stepKinds = [...structureKinds, 'FORMULA', 'ATTRIBUTE', 'FACTOR'] as const
export type StepKind = (typeof stepKinds)[number]

/** An object and a metering point, by their names. */
const released = z.array(z.object({ object: z.string(), meteringPoint: z.string() }))
export type ReleasedMeter = z.output<typeof released>[number]

const changed = z.object({
  /** As it is now; null: it is no more. */
  item: z.nullable(structureItemSchema),
  /** Number of the step, by which it can be undone; null: nothing was different. */
  step: z.nullable(z.int()),
  /** Objects that metering points are no longer assigned to, because those are elsewhere now or deleted. */
  released: z.optional(released),
})
export type ChangedStructure = z.output<typeof changed>

export const getStructureItem = defineCall({
  name: 'getStructureItem',
  method: 'GET',
  path: itemPath,
  summary: 'A unit, location, metering point, measurement series or object with all its fields',
  ...{ subject, permission: 'hierarchy:read', params },
  response: z.object({
    item: structureItemSchema,
    /** Names of what its fields refer to by id. */
    names: z.record(z.string(), z.string()),
    timeZone: clockOfExchanges,
    /** Attributes of its business for its kind, archived ones included. */
    attributes: z.array(attributeDefinitionSchema),
    /** What stands above it in the hierarchy, the topmost first. */
    path: z.array(z.object({ id: z.string(), name: z.string() })),
    canEdit: z.boolean(),
    canAdminister: z.boolean(),
  }),
})
export type ReadStructureItem = z.output<typeof getStructureItem.response>

export const createStructureItem = defineCall({
  name: 'createStructureItem',
  method: 'POST',
  path: '/rest/secure/structure',
  summary:
    'Creates a unit, a location, a metering point, a measurement series or an object of a location; repeated with the ' +
    'same `requestId` it creates nothing again',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({
    /** In which business; where the fields name something above, it must be the business of that. */
    businessId: businessIdSchema,
    fields: structureFieldsSchema,
    /**
     * Chosen by the client, for when the answer is lost: a later request of the same user with the same one sets the
     * fields of the item that the first one created.
     */
    requestId: z.optional(z.uuid()),
  }),
  response: changed,
})

export const updateStructureItem = defineCall({
  name: 'updateStructureItem',
  method: 'PUT',
  path: itemPath,
  summary:
    'Sets all fields of an item; another parent moves it with all below, for the past as well unless `formerParents` ' +
    'says what it stood below before; a metering point that goes to another location leaves the objects of the old one. ' +
    'Refused where somebody else has changed it ' +
    'since the revision that was read',
  ...{ subject, permission: 'structure:edit', params },
  body: z.object({ revision, fields: structureFieldsSchema }),
  response: changed,
})

const lastStep = 2_147_483_647
const stepNumber = z.int().check(z.minimum(1), z.maximum(lastStep))

/** So many items are moved in one step at most. */
export const maxMovedItems = 500

export const moveStructureItems = defineCall({
  name: 'moveStructureItems',
  method: 'POST',
  path: '/rest/secure/structure-moves',
  summary:
    'Moves items of one business below another node, with all below them, in one step; a meter that is moved below ' +
    'another becomes its submeter. Figures of the time before `since` go by the old place',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({
    items: z
      .array(
        z.extend(params, {
          /** Id of the node below which it was read; where it stands below another by now, nothing is moved (409). */
          from: z.optional(params.shape.id),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxMovedItems)),
    to: z.object({ type: z.enum(nodeTypes), id: params.shape.id }),
    /** `YYYY-MM-DD`, the first day at the new place; null: the old place was a mistake and no longer counts for the past. */
    since: z.nullable(dayOfMove),
    /** Number of a step that is undone first, such as the same move since another day; both or neither are done. */
    instead: z.optional(stepNumber),
  }),
  response: z.object({
    /** Number of the step, by which it can be undone; null: all were there already. */
    step: z.nullable(z.int()),
    released: z.optional(released),
  }),
})

export const archiveStructureItem = defineCall({
  name: 'archiveStructureItem',
  method: 'POST',
  path: `${itemPath}/archive`,
  summary:
    'Takes an item and all below out of use, or an archived item back into use; values and figures of its time stay',
  ...{ subject, permission: 'structure:edit', params },
  body: z.object({ revision, archived: z.boolean() }),
  response: changed,
})

const count = z.int()
/** What keeps an item from being deleted; SETTINGS: prices, factors or rules; FORMER_PARENT_OF: items that stood below it. */
export const structureHindrances = [
  'VALUES',
  'IMPORTS',
  'VIRTUAL_METERS',
  'IN_FORMULAS',
  'WEATHER_OF_OTHERS',
  'SETTINGS',
  'FORMER_PARENT_OF',
] as const
/** What hangs on an item, itself included. */
export const belowStructureItem = z.object({
  ...{ orgUnits: count, locations: count, meteringPoints: count, series: count, objects: count },
  /** Why it cannot be deleted; empty: it can. `count`: how many of them there are. */
  hindrances: z.array(
    z.object({
      code: z.enum(structureHindrances),
      count,
    }),
  ),
})
export type BelowStructureItem = z.output<typeof belowStructureItem>

export const getBelowStructureItem = defineCall({
  name: 'getBelowStructureItem',
  method: 'GET',
  path: `${itemPath}/below`,
  summary: 'What hangs on an item, and why it cannot be deleted',
  ...{ subject, permission: 'hierarchy:read', params },
  response: belowStructureItem,
})

export const deleteStructureItem = defineCall({
  name: 'deleteStructureItem',
  method: 'DELETE',
  path: itemPath,
  summary: 'Deletes an item with all below, which has no values; what has values is archived instead',
  ...{ subject, permission: 'structure:administer', params },
  query: z.object({ revision: revisionInAddress.check(z.minimum(1)) }),
  response: changed,
})

export const structureStepsPerPage = 50

/** What the history shows of a price or factor. */
export interface FactorInHistory extends Pick<ConversionFactor, 'unit' | 'periods'> {
  /** The metering point of the series that says the values. */
  series: string | null
  /** That of its node: days begin by it. */
  timeZone: string
}

/** One step of the structure's history. */
export const structureStepSchema = z.object({
  step: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(structureActions),
  /** The step that was undone by it. */
  undoes: z.nullable(z.int()),
  /** By which step it was undone. */
  undoneBy: z.nullable(z.int()),
  /** The first item that it changed, by its name then, and how many there were; a virtual meter and its formula are one. */
  first: z.object({
    ...{ kind: z.enum(stepKinds), id: z.string(), name: z.string() },
    /** Which price or factor of the node it was. */
    factor: z.optional(z.pick(conversionFactorSchema, { kind: true, productType: true, direction: true })),
  }),
  items: count,
  /**
   * Which fields of the first item became other than they were, where one item was changed; of an attribute the field is
   * `attributes.` and its id; of the definition of an attribute `definition.` and its field. The formula of a virtual meter
   * and `factor`, the values of a price or factor, also where that was created or deleted.
   */
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Names of what `fields` refer to by id, as far as the user sees it; of a series by its number in brackets, `[1001]`. */
  names: z.record(z.string(), z.string()),
  timeZone: clockOfExchanges,
  /** Whether this user may undo it. */
  canUndo: z.boolean(),
})
export type StructureStep = z.output<typeof structureStepSchema>

export const stepInAddress = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(lastStep))

export const getStructureSteps = defineCall({
  name: 'getStructureSteps',
  method: 'GET',
  path: '/rest/secure/structure-steps',
  summary: 'Who changed the structure, the latest first: of all the user sees, or of one item',
  ...{ subject, permission: 'structure:edit' },
  query: z.object({
    kind: z.optional(z.enum(structureKinds)),
    id: z.optional(params.shape.id),
    /** Steps before this one. */
    before: z.optional(stepInAddress),
  }),
  response: z.object({
    steps: z.array(structureStepSchema),
    /** Attributes that `fields` name, deleted ones and their former choices included. */
    attributes: z.array(attributeDefinitionSchema),
    more: z.boolean(),
  }),
})

export const undoStructureStep = defineCall({
  name: 'undoStructureStep',
  method: 'POST',
  path: '/rest/secure/structure-steps/:step/undo',
  summary: 'Undoes one step as a whole; refused where what it changed was changed again since',
  ...{ subject, permission: 'structure:edit' },
  params: z.object({ step: stepInAddress }),
  response: z.object({ step: z.int() }),
})

export const structureCalls = [
  getStructureItem,
  createStructureItem,
  updateStructureItem,
  moveStructureItems,
  archiveStructureItem,
  getBelowStructureItem,
  deleteStructureItem,
  getStructureSteps,
  undoStructureStep,
]
