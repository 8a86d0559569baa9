import * as z from 'zod/mini'
import { defineCall } from './call'
import { hierarchyNodeSchema, productTypes } from './hierarchy'
import { directions, measurementSeriesSchema } from './metering-points'
import { confirmedSchema } from './questions'
import { storableText } from './storable-text'

/**
 * - PRICE: money per amount, e.g. EUR/kWh, GBP/MWh, EUR/m³.
 * - CARBON: CO2 per energy, e.g. kg/kWh, g/kWh; of electricity the mean of the grid (location-based).
 * - CARBON_MARKET: the same after the supply contract (market-based, GHG Protocol Scope 2 Guidance).
 * - STATE_NUMBER (Zustandszahl) and CALORIFIC_VALUE (Abrechnungsbrennwert, kWh/m³): energy of gas is its volume times
 *   both.
 */
export const factorKinds = ['PRICE', 'CARBON', 'CARBON_MARKET', 'STATE_NUMBER', 'CALORIFIC_VALUE'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What a value may be: no gas has 10,000 kWh/m³, but prices on the exchange are negative at times. */
export const factorLimits: Readonly<Record<FactorKind, { min: number; max: number }>> = {
  PRICE: { min: -1e6, max: 1e6 },
  CARBON: { min: 0, max: 1e6 },
  CARBON_MARKET: { min: 0, max: 1e6 },
  STATE_NUMBER: { min: 0.1, max: 10 },
  CALORIFIC_VALUE: { min: 0.1, max: 1e3 },
}

const instant = z.nullable(z.iso.datetime({ offset: true }))
/** Where a value is from, in words: who published it, and of which year. */
export const maxFactorSource = 300
const source = z.optional(storableText.check(z.trim(), z.minLength(1), z.maxLength(maxFactorSource)))
/** More are not kept for one node. */
export const maxFactorPeriods = 1000

export const conversionFactorSchema = z.object({
  /** Of the hierarchy: a metering point, a location, a unit or a business. The nearest one above a meter counts. */
  nodeId: storableText.check(z.maxLength(100)),
  kind: z.enum(factorKinds),
  productType: z.enum(productTypes),
  /** What is bought, fed in and produced may have a price and a factor each; gas has no direction. */
  direction: z._default(z.enum(directions), 'PURCHASE'),
  /** Of the values; 1 for a state number. Where a series says them, that series' unit. */
  unit: storableText.check(z.minLength(1), z.maxLength(20)),
  /**
   * When which value holds; half open, none overlap. Null: always before, or until further. Each has its own source, as
   * lists of factors appear every year; absent: none was given.
   */
  periods: z
    .array(z.object({ from: instant, to: instant, value: z.number(), source }))
    .check(z.maxLength(maxFactorPeriods)),
  /** Instead of periods: a series of prices or carbon intensities. */
  seriesId: z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
})
export type ConversionFactor = z.output<typeof conversionFactorSchema>

/** When and by whom a factor was set last. */
export const factorChangedSchema = z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) })

const listedFactorSchema = z.object({
  ...conversionFactorSchema.shape,
  /** The series that says the values, where one does. */
  series: z.nullable(
    z.object({
      name: z.string(),
      /** Null: it is measured in a business that the user does not see. */
      meteringPointId: z.nullable(z.string()),
      /** Of the business in which it is measured, where that is another than the node's; absent: it is the node's. */
      businessName: z.optional(z.string()),
      /** It has been out of use since then, and nothing more is to come; absent: it is in use. */
      archivedAt: z.optional(z.iso.datetime()),
    }),
  ),
  /** When and by whom it was set last; null: from the time before that was kept. */
  changed: factorChangedSchema,
})
export type ListedFactor = z.output<typeof listedFactorSchema>

const factorNodeSchema = z.object({
  ...{ id: z.string(), type: hierarchyNodeSchema.shape.type, name: z.string() },
  /** From the top down to the node above it. */
  path: hierarchyNodeSchema.shape.path,
  /** That of its location, or of most meters below it; by its calendar days begin. */
  timeZone: z.string(),
})
export type FactorNode = z.output<typeof factorNodeSchema>

/** More are not answered at once where no node is named. */
export const maxFactorsListed = 500

export const getConversionFactors = defineCall({
  name: 'getConversionFactors',
  method: 'GET',
  path: '/rest/secure/conversion-factors',
  summary:
    'Prices and factors: those of a node of the hierarchy and those it has from above, or all that are seen',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({ nodeId: z.optional(storableText.check(z.maxLength(100))) }),
  response: z.object({
    /** That were set for the node itself; without a node, for any. */
    factors: z.array(listedFactorSchema),
    /** For each kind, product and direction of which the node has none: those of the nearest node above it. */
    inherited: z.array(listedFactorSchema),
    /** The node, and whichever the factors were set for. */
    nodes: z.array(factorNodeSchema),
    /** There are more than are answered. */
    more: z.boolean(),
    /** Whether the user may set them. */
    canChange: z.boolean(),
  }),
})
export type ConversionFactors = z.output<typeof getConversionFactors.response>

export const setConversionFactor = defineCall({
  name: 'setConversionFactor',
  method: 'PUT',
  path: '/rest/secure/conversion-factors',
  summary:
    'Sets the prices or factors of a node with all their periods; with neither periods nor series, none. A new value ' +
    'that is unusual for its kind is asked about first (422 CONFIRMATION_NEEDED)',
  subject: 'measurements',
  permission: 'calculations:define',
  query: z.object({
    /** `changed.at` of the factor that was changed, `never` where there was none; another one since then: 409. */
    unlessChangedSince: z.optional(z.union([z.iso.datetime(), z.literal('never')])),
  }),
  body: z.extend(conversionFactorSchema, { confirmed: confirmedSchema }),
  response: z.null(),
})

/** More are not answered at once. */
export const maxSharedSeries = 200

export const getSharedFactorSeries = defineCall({
  name: 'getSharedFactorSeries',
  method: 'GET',
  path: '/rest/secure/conversion-factors/shared-series',
  summary:
    'Series of prices or carbon intensities of other businesses that a factor of a node may follow: those of the super ' +
    'client above it, also for users who do not see its values, and those of businesses below it that the user sees',
  subject: 'measurements',
  permission: 'calculations:define',
  query: z.object({
    nodeId: conversionFactorSchema.shape.nodeId,
    kind: z.enum(['PRICE', 'CARBON', 'CARBON_MARKET']),
  }),
  response: z.object({
    series: z.array(
      z.object({
        ...{ id: z.int(), quantity: measurementSeriesSchema.shape.quantity, unit: z.string() },
        interval: measurementSeriesSchema.shape.interval,
        /** Of its metering point. */
        name: z.string(),
        /** Of the business in which it is measured. */
        businessName: z.string(),
        /** That of the super client above, else of a business below. */
        isAbove: z.boolean(),
      }),
    ),
    /** There are more than are answered. */
    more: z.boolean(),
  }),
})
export type SharedFactorSeries = z.output<typeof getSharedFactorSeries.response>['series'][number]

export const conversionFactorCalls = [getConversionFactors, setConversionFactor, getSharedFactorSeries]
