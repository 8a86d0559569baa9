import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { energyProductTypes } from './energy-shares'
import { locationUses } from './location-uses'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not kept of one business. */
export const maxEnergyUses = 500
export const maxEnergyUseLinks = 20
export const maxEnergyUseSeries = 20

/** What was decided of a use that was looked at (ISO 50001, 6.3). */
export const energyUseVerdicts = ['SIGNIFICANT', 'NOT_SIGNIFICANT'] as const
export type EnergyUseVerdict = (typeof energyUseVerdicts)[number]

/** Why a use is significant (ISO 50001, 3.5.6). */
export const energyUseReasons = ['SUBSTANTIAL_CONSUMPTION', 'CONSIDERABLE_POTENTIAL'] as const
export type EnergyUseReason = (typeof energyUseReasons)[number]

const text = (max: number) => storableText.check(z.trim(), z.minLength(1), z.maxLength(max))
const long = storableText.check(z.maxLength(10_000))
const links = z.array(z.uuid()).check(
  z.maxLength(maxEnergyUseLinks),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'are named twice' }),
)
const seriesId = z.int().check(z.gte(0), z.lte(2_147_483_647))

const contentFields = {
  name: text(200),
  /** The unit or location in which it is; null: the whole business. */
  nodeId: z.nullable(text(100)),
  /** Null: all carriers together. */
  productType: z.nullable(z.enum(energyProductTypes)),
  /** All locations in it that are used for this; null: whatever they are used for. */
  use: z.nullable(z.enum(locationUses)),
  /** The metering point that counts it, as it was chosen; null: all of them. */
  point: z.nullable(z.object({ id: text(100), name: text(300) })),
  verdict: z.enum(energyUseVerdicts),
  reasons: z.array(z.enum(energyUseReasons)).check(z.maxLength(energyUseReasons.length)),
  /** Markdown. */
  explanation: long,
  /** What it depends on: in words, and series of it. */
  variables: long,
  variableSeries: z
    .array(z.object({ id: seriesId, pointId: text(100), name: text(300) }))
    .check(z.maxLength(maxEnergyUseSeries)),
  /** Who answers for it: a name, as not everybody who does is a user. */
  owner: z.nullable(text(200)),
  /** When the decision is looked at once more. */
  reviewOn: z.nullable(day),
  indicatorIds: links,
  baselineIds: links,
  actionIds: links,
  /** What was known when it was decided. */
  basis: z.nullable(
    z.object({
      ...{ from: day, to: day },
      /** kWh. */
      energy: z.number().check(z.gte(-1e15), z.lte(1e15)),
      /** Of what was counted in the scope, and of the values how many were there; 0 to 1. */
      share: z.nullable(z.number().check(z.gte(0), z.lte(1))),
      known: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
}

export const energyUseContentSchema = z.object(contentFields).check(
  z.refine(({ verdict, reasons }) => verdict !== 'SIGNIFICANT' || reasons.length > 0, {
    path: ['reasons'],
    error: 'are missing: a significant use is one for a reason',
  }),
  z.refine(({ verdict, explanation }) => verdict === 'SIGNIFICANT' || explanation.trim() !== '', {
    path: ['explanation'],
    error: 'is missing: why it is not significant',
  }),
)
export type EnergyUseContent = z.output<typeof energyUseContentSchema>

export const energyUseSchema = z.object({
  ...{ id: z.uuid(), businessId: z.int(), ...contentFields },
  /** Today's name of what it is in; null: the whole business, or something that is no longer there. */
  nodeName: z.nullable(z.string()),
  changed: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** Counts its changes. */
  revision: z.int(),
})
export type EnergyUse = z.output<typeof energyUseSchema>

/** What was done with it, and what was known of it from then on. */
export const energyUseVersionSchema = z.object({
  revision: z.int(),
  step: z.enum(['created', 'changed', 'deleted', 'restored']),
  ...{ at: z.iso.datetime(), by: z.nullable(z.string()) },
  content: z.object(contentFields),
})
export type EnergyUseVersion = z.output<typeof energyUseVersionSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/energy-uses'
const params = z.object({ useId: z.uuid() })

export const listEnergyUses = defineCall({
  name: 'listEnergyUses',
  method: 'GET',
  path,
  summary:
    'Uses of energy that were judged significant or not, of the businesses that the user sees, by name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    uses: z.array(energyUseSchema),
    /** Whether the user may document, change and delete them. */
    canEdit: z.boolean(),
    /** A decision is one of a business: of several together there is none. */
    seesOneBusiness: z.boolean(),
  }),
})

export const createEnergyUse = defineCall({
  name: 'createEnergyUse',
  method: 'POST',
  path,
  summary: 'Documents what was decided of a use; refused (409) where that is documented already',
  ...{ subject, permission: 'energy-uses:edit' },
  body: energyUseContentSchema,
  response: energyUseSchema,
})

export const changeEnergyUse = defineCall({
  name: 'changeEnergyUse',
  method: 'PUT',
  path: `${path}/:useId`,
  summary: 'Changes what is documented of a use; of another revision nothing is changed (409)',
  ...{ subject, permission: 'energy-uses:edit' },
  params,
  body: z.object({ content: energyUseContentSchema, revision: revisionSchema }),
  response: energyUseSchema,
})

export const deleteEnergyUse = defineCall({
  name: 'deleteEnergyUse',
  method: 'DELETE',
  path: `${path}/:useId`,
  summary: 'Deletes a use of this revision (409 otherwise); it can be restored',
  ...{ subject, permission: 'energy-uses:edit' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const restoreEnergyUse = defineCall({
  name: 'restoreEnergyUse',
  method: 'POST',
  path: `${path}/:useId/restore`,
  summary: 'Undoes a deletion; of what is not deleted nothing is changed',
  ...{ subject, permission: 'energy-uses:edit' },
  params,
  response: energyUseSchema,
})

export const getEnergyUseHistory = defineCall({
  name: 'getEnergyUseHistory',
  method: 'GET',
  path: `${path}/:useId/history`,
  summary: 'Every change of what is documented of a use, the latest first',
  ...{ subject, permission: 'measurements:read' },
  params,
  response: z.object({ versions: z.array(energyUseVersionSchema) }),
})

export const energyUseCalls = [
  listEnergyUses,
  createEnergyUse,
  changeEnergyUse,
  deleteEnergyUse,
  restoreEnergyUse,
  getEnergyUseHistory,
]
