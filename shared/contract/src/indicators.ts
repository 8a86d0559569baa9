import * as z from 'zod/mini'
import { defineCall } from './call'
import { consumedProductTypes } from './location-map'
import { locationUses } from './location-uses'
import { resultPer } from './reference-quantities'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not kept of one business. */
export const maxIndicators = 200
export const maxIndicatorTargets = 20
export const maxIndicatorSeries = 20

/** A month of the calendar, `YYYY-MM`. */
export const monthSchema = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/))

/** `MONTH`: of the last month that is over. `YEAR`: of the twelve months that ended with it. */
export const indicatorPeriods = ['MONTH', 'YEAR'] as const
export type IndicatorPeriod = (typeof indicatorPeriods)[number]

const seriesId = z.int().check(z.gte(0), z.lte(2_147_483_647))
const text = (max: number) => storableText.check(z.trim(), z.minLength(1), z.maxLength(max))

/** A series as it was chosen; `pointId` is the metering point that it belongs to. */
const chosenSeries = z.object({ id: seriesId, pointId: text(100), name: text(300) })
export type IndicatorSeries = z.output<typeof chosenSeries>

/** What is counted: what is bought of products by main meters of the scope, or named series. */
export const indicatorAmountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PRODUCTS'),
    products: z.array(z.enum(consumedProductTypes)).check(z.minLength(1), z.maxLength(5)),
  }),
  z.object({
    kind: z.literal('SERIES'),
    series: z.array(chosenSeries).check(z.minLength(1), z.maxLength(maxIndicatorSeries)),
  }),
])
export type IndicatorAmount = z.output<typeof indicatorAmountSchema>

/** By what it is divided. */
export const indicatorReferenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NONE') }),
  /** A reference quantity of the locations, such as their floor area. */
  z.object({ kind: z.literal('QUANTITY'), per: z.enum(resultPer) }),
  /** G20/15 of VDI 2067, of the weather stations of the locations. */
  z.object({ kind: z.literal('DEGREE_DAYS') }),
  /** Another series of the business, such as of produced pieces; `unit` is what its users call one of them. */
  z.object({
    kind: z.literal('SERIES'),
    series: chosenSeries,
    unit: text(30),
  }),
])
export type IndicatorReference = z.output<typeof indicatorReferenceSchema>

const figure = z.number().check(z.gte(0), z.lte(1e15))

/** What it is compared with: its own value in earlier months, or a figure that is known from elsewhere. */
export const indicatorBaselineSchema = z.discriminatedUnion('kind', [
  /** Both months belong to it. */
  z.object({ kind: z.literal('PERIOD'), from: monthSchema, to: monthSchema }),
  z.object({ kind: z.literal('VALUE'), value: figure, source: text(200) }),
])
export type IndicatorBaseline = z.output<typeof indicatorBaselineSchema>

/** What it should not exceed in these months, both of which belong to it; `to` null: until further notice. */
export const indicatorTargetSchema = z.object({
  ...{ from: monthSchema, to: z.nullable(monthSchema) },
  /** `VALUE`: in the unit of the indicator. `SHARE`: of the baseline, 0.9 is 90 %. */
  kind: z.enum(['VALUE', 'SHARE']),
  value: figure,
})
export type IndicatorTarget = z.output<typeof indicatorTargetSchema>

const contentFields = {
  name: text(200),
  description: storableText.check(z.maxLength(10_000)),
  /** The unit or location that it is about; null: the whole business. */
  nodeId: z.nullable(text(100)),
  amount: indicatorAmountSchema,
  reference: indicatorReferenceSchema,
  period: z.enum(indicatorPeriods),
  baseline: z.nullable(indicatorBaselineSchema),
  targets: z.array(indicatorTargetSchema).check(z.maxLength(maxIndicatorTargets)),
  /** Who answers for it: a name, as not everybody who does is a user. */
  owner: z.nullable(text(200)),
}

export const indicatorContentSchema = z.object(contentFields).check(
  z.refine(({ amount }) => amount.kind !== 'PRODUCTS' || addsUp(amount.products), {
    path: ['amount', 'products'],
    error: 'names a product twice, or adds water to energy',
  }),
  z.refine(({ baseline }) => baseline?.kind !== 'PERIOD' || baseline.from <= baseline.to, {
    path: ['baseline', 'to'],
    error: 'is before the first month',
  }),
  z.refine(({ targets }) => targets.every(({ from, to }) => to === null || from <= to), {
    path: ['targets'],
    error: 'end before they begin',
  }),
  z.refine(({ targets }) => !overlap(targets), { path: ['targets'], error: 'overlap' }),
  z.refine(({ targets, baseline }) => baseline !== null || targets.every(({ kind }) => kind !== 'SHARE'), {
    path: ['baseline'],
    error: 'is missing: a target is a share of it',
  }),
)
export type IndicatorContent = z.output<typeof indicatorContentSchema>

const addsUp = (products: readonly string[]) =>
  new Set(products).size === products.length && (products.length === 1 || !products.includes('WATER'))

function overlap(targets: readonly IndicatorTarget[]): boolean {
  const sorted = targets.toSorted((one, other) => one.from.localeCompare(other.from))
  return sorted.some(({ to }, place) => {
    const next = sorted[place + 1]
    return next !== undefined && (to === null || to >= next.from)
  })
}

export const indicatorSchema = z.object({
  ...{ id: z.uuid(), businessId: z.int(), ...contentFields },
  /** Today's name of what it is about; null: the whole business, or something that is no longer there. */
  nodeName: z.nullable(z.string()),
  changed: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** Counts its changes. */
  revision: z.int(),
})
export type Indicator = z.output<typeof indicatorSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/indicators'
const params = z.object({ indicatorId: z.uuid() })

export const listIndicators = defineCall({
  name: 'listIndicators',
  method: 'GET',
  path,
  summary: 'Energy performance indicators of the businesses that the user sees, by name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    indicators: z.array(indicatorSchema),
    /** Whether the user may create, change and delete indicators. */
    canEdit: z.boolean(),
  }),
})

export const createIndicator = defineCall({
  name: 'createIndicator',
  method: 'POST',
  path,
  summary: 'Creates an indicator in the business of what it is about, else in the one that the user works in',
  ...{ subject, permission: 'indicators:edit' },
  body: indicatorContentSchema,
  response: indicatorSchema,
})

export const changeIndicator = defineCall({
  name: 'changeIndicator',
  method: 'PUT',
  path: `${path}/:indicatorId`,
  summary: 'Changes an indicator; of another revision nothing is changed (409)',
  ...{ subject, permission: 'indicators:edit' },
  params,
  body: z.object({ content: indicatorContentSchema, revision: revisionSchema }),
  response: indicatorSchema,
})

export const deleteIndicator = defineCall({
  name: 'deleteIndicator',
  method: 'DELETE',
  path: `${path}/:indicatorId`,
  summary: 'Deletes an indicator of this revision (409 otherwise); it can be restored',
  ...{ subject, permission: 'indicators:edit' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const restoreIndicator = defineCall({
  name: 'restoreIndicator',
  method: 'POST',
  path: `${path}/:indicatorId/restore`,
  summary: 'Undoes a deletion; of what is not deleted nothing is changed',
  ...{ subject, permission: 'indicators:edit' },
  params,
  response: indicatorSchema,
})

export const getLocationPeers = defineCall({
  name: 'getLocationPeers',
  method: 'GET',
  path: '/rest/secure/energy-management/location-peers',
  summary:
    'The other locations in use that are used as this one is today, of the businesses that the user sees',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({ locationId: text(100) }),
  response: z.object({
    /** Null: nobody has said what it is used for, so it has no peers. */
    use: z.nullable(z.enum(locationUses)),
    locationIds: z.array(z.string()),
    /** Today's of this one, m²; null: not known. */
    floorArea: z.nullable(z.number()),
    /** Those of half to twice the floor area. */
    similarIds: z.array(z.string()),
  }),
})

export const indicatorCalls = [
  listIndicators,
  createIndicator,
  changeIndicator,
  deleteIndicator,
  restoreIndicator,
  getLocationPeers,
]
