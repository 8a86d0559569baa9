import * as z from 'zod/mini'
import { defineCall } from './call'
import { formulaFaultCodes } from './formula-faults'
import { productTypes } from './hierarchy'
import { seriesValuesSchema } from './measurements'
import { directions, measurementSeriesSchema, quantities } from './metering-points'
import { storableText } from './storable-text'
import { stepInAddress, structureStepSchema } from './structure'
import { revisionInAddress, revisionSchema } from './revision'

/** A formula is not longer than this. */
export const maxFormulaLength = 4000
/** With the virtual meters in it, a formula that is not only a sum has no more series, numbers and functions. */
export const maxFormulaParts = 1200

/**
 * A virtual meter's series. Its formula is calculated anew for every interval, whenever somebody asks, from series of
 * the same business, each named by its number in square brackets: `[1001] + [1011] - 0.5 * [1021]`. There are `+ - * /`,
 * brackets, `max(…, …)`, `min(…, …)` and `abs(…)`; the decimal sign is the point. Units are checked and converted. What
 * would be too large or too deep to be calculated, or divides by what is always 0, is refused.
 */
const definition = {
  name: storableText.check(z.trim(), z.minLength(1), z.maxLength(200)),
  formula: storableText.check(z.maxLength(maxFormulaLength)),
  quantity: z.enum(quantities),
  /** In which its values are given, whatever those of its inputs are in. */
  unit: storableText.check(z.minLength(1), z.maxLength(20)),
  direction: z.nullable(z.enum(directions)),
}

export const virtualSeriesSchema = z.object({
  ...definition,
  seriesId: z.int(),
  /** Counts the changes; whoever changes it names the revision that they have read. */
  revision: z.int(),
  /** Its virtual meter's id in the tree. */
  meteringPointId: z.string(),
  locationId: z.string(),
  productType: z.enum(productTypes),
  /** That of the input with the longest; values of shorter ones are added or averaged, as their quantity says. */
  interval: measurementSeriesSchema.shape.interval,
  /** What the formula names, in its order. */
  inputs: z.array(z.object({ seriesId: z.int(), name: z.string(), unit: z.string() })),
})
export type VirtualSeries = z.output<typeof virtualSeriesSchema>

const params = z.object({
  seriesId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
})
const subject = 'measurements'
/** Absent: whatever the revision is now. */
const revision = z.optional(revisionSchema.check(z.minimum(1)))

/** A series that a formula names, as somebody finds it. */
export const formulaInputSchema = z.object({
  ...{ seriesId: z.int(), name: z.string(), locationName: z.string(), unit: z.string() },
  ...{
    productType: z.enum(productTypes),
    quantity: z.enum(quantities),
    direction: z.nullable(z.enum(directions)),
  },
})
export type FormulaInput = z.output<typeof formulaInputSchema>

const listedSchema = z.object({
  ...virtualSeriesSchema.shape,
  inputs: z.array(formulaInputSchema),
  locationName: z.string(),
  /** Names of the virtual meters whose formulas name it. */
  usedBy: z.array(z.string()),
})
export type ListedVirtualSeries = z.output<typeof listedSchema>

/** More are not listed. */
export const maxVirtualSeriesListed = 500

export const getAllVirtualSeries = defineCall({
  name: 'getAllVirtualSeries',
  method: 'GET',
  path: '/rest/secure/virtual-series',
  summary: 'The virtual meters that the user sees, with their formulas, by location and name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    series: z.array(listedSchema),
    /** There are more than are listed. */
    more: z.boolean(),
    /** Whether the user may create, change and remove them. */
    canChange: z.boolean(),
  }),
})

/** A formula as it is typed, and what it is to be. */
const typedFormula = z.object({
  formula: definition.formula,
  quantity: definition.quantity,
  unit: definition.unit,
  locationId: storableText.check(z.maxLength(100)),
  /** The series whose formula it is to be; null: a new one's. */
  seriesId: z.nullable(params.shape.seriesId),
})

export const checkVirtualSeries = defineCall({
  name: 'checkVirtualSeries',
  method: 'POST',
  path: '/rest/secure/virtual-series/check',
  summary:
    'Whether a formula could be calculated at a location, and which series it names; nothing is stored',
  ...{ subject, permission: 'calculations:define' },
  body: typedFormula,
  response: z.object({
    /** The first thing that is wrong; null: nothing is. */
    fault: z.nullable(
      z.object({
        code: z.enum(formulaFaultCodes),
        /** Where in the formula, places of characters, half open; null: about the whole. */
        start: z.nullable(z.int()),
        end: z.nullable(z.int()),
        /** What an explanation names: the units that do not fit, the series, the word. */
        about: z.array(z.string()),
      }),
    ),
    inputs: z.array(formulaInputSchema),
    /** That it would have; null where something is wrong. */
    interval: z.nullable(measurementSeriesSchema.shape.interval),
  }),
})
export type CheckedFormula = z.output<typeof checkVirtualSeries.response>

/** A preview reads no more values than this: a second's work, because it is requested while somebody writes. */
export const maxPreviewedValues = 5_000_000

export const previewVirtualSeries = defineCall({
  name: 'previewVirtualSeries',
  method: 'POST',
  path: '/rest/secure/virtual-series/preview',
  summary:
    'What a formula would give on each of the last seven days; nothing is stored, and what could not be is refused',
  ...{ subject, permission: 'calculations:define' },
  body: typedFormula,
  response: z.omit(seriesValuesSchema, { seriesId: true }),
})
export type PreviewedValues = z.output<typeof previewVirtualSeries.response>

export const getVirtualSeries = defineCall({
  name: 'getVirtualSeries',
  method: 'GET',
  path: '/rest/secure/virtual-series/:seriesId',
  summary: 'The formula of a virtual meter and the series that it names',
  ...{ subject, permission: 'measurements:read', params },
  response: virtualSeriesSchema,
})

export const createVirtualSeries = defineCall({
  name: 'createVirtualSeries',
  method: 'POST',
  path: '/rest/secure/virtual-series',
  summary: 'Creates a virtual meter at a location, calculated by a formula from other series',
  ...{ subject, permission: 'calculations:define' },
  body: z.object({
    ...definition,
    locationId: storableText.check(z.maxLength(100)),
    productType: z.enum(productTypes),
  }),
  response: virtualSeriesSchema,
})

export const changeVirtualSeries = defineCall({
  name: 'changeVirtualSeries',
  method: 'PUT',
  path: '/rest/secure/virtual-series/:seriesId',
  summary:
    'Changes the name, the formula or the meaning of a virtual meter; refused where somebody else has changed it since ' +
    'the revision that was read',
  ...{ subject, permission: 'calculations:define', params },
  body: z.object({ ...definition, revision }),
  response: virtualSeriesSchema,
})

export const removeVirtualSeries = defineCall({
  name: 'removeVirtualSeries',
  method: 'DELETE',
  path: '/rest/secure/virtual-series/:seriesId',
  summary: 'Removes a virtual meter that no other one is made of',
  ...{ subject, permission: 'calculations:define', params },
  query: z.object({ revision: z.optional(revisionInAddress.check(z.minimum(1))) }),
  response: z.null(),
})

export const getVirtualSeriesSteps = defineCall({
  name: 'getVirtualSeriesSteps',
  method: 'GET',
  path: '/rest/secure/virtual-series-steps',
  summary:
    'Who created, changed or removed virtual meters, the latest first: of all the user sees, or of one; the same steps as ' +
    'in the history of the structure',
  ...{ subject, permission: 'calculations:define' },
  query: z.object({
    seriesId: z.optional(params.shape.seriesId),
    /** Steps before this one. */
    before: z.optional(stepInAddress),
  }),
  response: z.object({ steps: z.array(structureStepSchema), more: z.boolean() }),
})

export const undoVirtualSeriesStep = defineCall({
  name: 'undoVirtualSeriesStep',
  method: 'POST',
  path: '/rest/secure/virtual-series-steps/:step/undo',
  summary:
    'Undoes a change of a virtual meter as a whole, or does again what was undone; refused where it was changed again ' +
    'since or could no longer be calculated',
  ...{ subject, permission: 'calculations:define' },
  params: z.object({ step: stepInAddress }),
  response: z.object({ step: z.int() }),
})

export const virtualSeriesCalls = [
  getAllVirtualSeries,
  checkVirtualSeries,
  previewVirtualSeries,
  getVirtualSeries,
  createVirtualSeries,
  changeVirtualSeries,
  removeVirtualSeries,
  getVirtualSeriesSteps,
  undoVirtualSeriesStep,
]
