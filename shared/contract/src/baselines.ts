import * as z from 'zod/mini'
import {
  baselineDriverSchema,
  baselineForms,
  baselineResultAs,
  baselineRows,
  baselineVarianceSchema,
  comparedSchema,
  maxDrivers,
} from './baseline-variance'
import { day } from './calendar-day'
import { defineCall } from './call'
import { maxSeries } from './measurement-statistics'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not kept of one business, and of one baseline. */
export const maxBaselines = 500
export const maxBaselineVersions = 100
export const maxAdjustments = 50
export const maxBaselineName = 100
export const maxBaselineReason = 1_000

/**
 * PER_DAY: so much of the unit more (or less, where negative) on each day, by all meters together. SHARE: so much more of
 * what is expected, 0.1 is a tenth.
 */
export const adjustmentKinds = ['PER_DAY', 'SHARE'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

const reason = storableText.check(z.trim(), z.minLength(1), z.maxLength(maxBaselineReason))

/** A non-routine adjustment: what has changed about the place itself, which no model of its past can know. */
export const baselineAdjustmentSchema = z
  .object({
    from: day,
    /** The day after the last one; null: it still holds. */
    to: z.nullable(day),
    kind: z.enum(adjustmentKinds),
    value: z.number().check(z.gte(-1e12), z.lte(1e12)),
    /** Why, and where the figure comes from. */
    reason,
  })
  .check(
    z.refine(({ from, to }) => to === null || to > from, {
      path: ['to'],
      error: 'is not after the first day',
    }),
    z.refine(({ kind, value }) => kind === 'PER_DAY' || (value >= -1 && value <= 100), {
      path: ['value'],
      error: 'is a share from -1 to 100',
    }),
  )
export type BaselineAdjustment = z.output<typeof baselineAdjustmentSchema>

const name = storableText.check(z.trim(), z.minLength(1), z.maxLength(maxBaselineName))
const adjustments = z.array(baselineAdjustmentSchema).check(z.maxLength(maxAdjustments))
const fitted = {
  form: z.enum(baselineForms),
  /** First day of the baseline period, and the day after its last one. */
  baselineFrom: day,
  baselineTo: day,
}
const seriesId = z.int().check(z.gte(1), z.lte(2_147_483_647))
const wanted = {
  ...fitted,
  /** Series that usage is taken to follow beside weather and calendar. */
  drivers: z._default(z.array(seriesId).check(z.maxLength(maxDrivers)), []),
}

export const baselineVersionSchema = z.object({
  /** From 1 on. */
  version: z.int(),
  ...fitted,
  /** As they were when the models were fitted. */
  drivers: z.array(baselineDriverSchema),
  /** Why this version was made. */
  reason: z.string(),
  adjustments: z.array(baselineAdjustmentSchema),
  /** The version whose models it has: itself, or an earlier one where only the adjustments are others. */
  modelsOf: z.int(),
  createdAt: z.iso.datetime(),
  /** By today's name; null: a user who is no longer there. */
  createdBy: z.nullable(z.string()),
})
export type BaselineVersion = z.output<typeof baselineVersionSchema>

export const baselineSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the amounts, and of adjustments by the day. */
  unit: z.string(),
  /** What is added up, of the latest version. */
  seriesIds: z.array(z.int()),
  /** The latest first; versions never change. */
  versions: z.array(baselineVersionSchema).check(z.minLength(1)),
  /** Counts the changes of its name and its versions. */
  revision: z.int(),
})
export type Baseline = z.output<typeof baselineSchema>

const subject = 'analysis'
const path = '/rest/secure/analysis/baselines'
const params = z.object({ baselineId: z.uuid() })
const seriesList = z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(11 * maxSeries))

export const listBaselines = defineCall({
  name: 'listBaselines',
  method: 'GET',
  path,
  summary: 'Saved baselines, by name; those whose meters are all among the given series',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({
    /** Ids, separated by commas. Absent: all baselines. */
    series: z.optional(seriesList),
  }),
  response: z.object({
    baselines: z.array(baselineSchema),
    /** Whether the user may save baselines. */
    canSave: z.boolean(),
  }),
})

export const createBaseline = defineCall({
  name: 'createBaseline',
  method: 'POST',
  path,
  summary: 'Fits a model to each of the meters and saves it as version 1 of a baseline',
  ...{ subject, permission: 'baselines:save' },
  body: z.object({
    name,
    series: z.array(seriesId).check(z.minLength(1), z.maxLength(maxSeries)),
    ...wanted,
    reason,
    adjustments,
  }),
  response: baselineSchema,
})

export const addBaselineVersion = defineCall({
  name: 'addBaselineVersion',
  method: 'POST',
  path: `${path}/:baselineId/versions`,
  summary: 'Adds a version, with its reason; of another revision nothing is added (409)',
  ...{ subject, permission: 'baselines:save' },
  params,
  body: z.object({
    revision: revisionSchema,
    reason,
    adjustments,
    /** Fits the models anew; null: those of the latest version stay. */
    fit: z.nullable(z.object(wanted)),
  }),
  response: baselineSchema,
})

export const renameBaseline = defineCall({
  name: 'renameBaseline',
  method: 'PUT',
  path: `${path}/:baselineId`,
  summary: 'Gives a baseline another name; of another revision nothing is changed (409)',
  ...{ subject, permission: 'baselines:save' },
  params,
  body: z.object({ name, revision: revisionSchema }),
  response: baselineSchema,
})

export const deleteBaseline = defineCall({
  name: 'deleteBaseline',
  method: 'DELETE',
  path: `${path}/:baselineId`,
  summary: 'Deletes a baseline with its versions; it can be restored',
  ...{ subject, permission: 'baselines:save' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const restoreBaseline = defineCall({
  name: 'restoreBaseline',
  method: 'POST',
  path: `${path}/:baselineId/restore`,
  summary: 'Undoes a deletion; of what is not deleted nothing is changed',
  ...{ subject, permission: 'baselines:save' },
  params,
  response: baselineSchema,
})

export const getSavedBaselineVariance = defineCall({
  name: 'getSavedBaselineVariance',
  method: 'GET',
  path: `${path}/:baselineId/versions/:version/variance`,
  summary: 'What the meters of a saved baseline used against what its models and adjustments let expect',
  ...{ subject, permission: 'measurements:read' },
  params: z.object({ baselineId: z.uuid(), version: z.string().check(z.regex(/^[1-9]\d{0,2}$/)) }),
  query: z.object({
    rows: z._default(z.enum(baselineRows), 'P1D'),
    as: z.optional(z.enum(baselineResultAs)),
    from: day,
    to: day,
  }),
  response: baselineVarianceSchema,
})

/** Of more baselines is not reckoned at once; `count` says how many there are. */
export const maxStandings = 12

const standingSchema = z.object({
  baselineId: z.uuid(),
  name: z.string(),
  version: z.int(),
  /** Its series that are still there. */
  seriesIds: z.array(z.int()),
  /** Metering points of these, so that an analysis can be opened. */
  meteringPointIds: z.array(z.string()),
  unit: z.string(),
  /** Null where it cannot be reckoned, such as of meters that count in another unit now. */
  found: z.nullable(
    z.object({
      /** Days from `from` on, and those of them from `monthFrom` on. */
      year: comparedSchema,
      month: comparedSchema,
    }),
  ),
})
export type BaselineStanding = z.output<typeof standingSchema>

export const getBaselineStandings = defineCall({
  name: 'getBaselineStandings',
  method: 'GET',
  path: `${path}/standings`,
  summary: 'What the meters of saved baselines used this year and this month against what was to be expected',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({
    /** Only baselines all of whose meters are at or below this business, unit or location. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    /** First day of the year and of its last month that is begun, and the day after the last one. */
    from: day,
    monthFrom: day,
    to: day,
  }),
  response: z.object({
    /** How many baselines there are, also those that are not among these. */
    count: z.int(),
    standings: z.array(standingSchema),
  }),
})

export const baselineCalls = [
  listBaselines,
  createBaseline,
  addBaselineVersion,
  renameBaseline,
  deleteBaseline,
  restoreBaseline,
  getSavedBaselineVariance,
  getBaselineStandings,
]
