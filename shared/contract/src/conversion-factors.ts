import * as z from 'zod/mini'
import { defineCall } from './call'
import { productTypes } from './hierarchy'
import { directions } from './metering-points'
import { storableText } from './storable-text'

/**
 * - PRICE: money per amount, e.g. EUR/kWh, GBP/MWh, EUR/m³.
 * - CARBON: CO2 per energy, e.g. kg/kWh, g/kWh.
 * - STATE_NUMBER (Zustandszahl) and CALORIFIC_VALUE (Abrechnungsbrennwert, kWh/m³): energy of gas is its volume times
 *   both.
 */
export const factorKinds = ['PRICE', 'CARBON', 'STATE_NUMBER', 'CALORIFIC_VALUE'] as const
export type FactorKind = (typeof factorKinds)[number]

const instant = z.nullable(z.iso.datetime({ offset: true }))
/** More are not kept for one node. */
export const mostFactorPeriods = 1000

export const conversionFactorSchema = z.object({
  /** Of the hierarchy: a metering point, a location, a unit or a business. The nearest one above a meter counts. */
  nodeId: storableText.check(z.maxLength(100)),
  kind: z.enum(factorKinds),
  productType: z.enum(productTypes),
  /** What is bought, fed in and produced may have a price and a factor each; gas has no direction. */
  direction: z._default(z.enum(directions), 'PURCHASE'),
  /** Of the values; 1 for a state number. Where a series says them, that series' unit. */
  unit: z.string().check(z.minLength(1), z.maxLength(20)),
  /** When which value holds; half open, none overlap. Null: always before, or until further. */
  periods: z
    .array(z.object({ from: instant, to: instant, value: z.number() }))
    .check(z.maxLength(mostFactorPeriods)),
  /** Instead of periods: a series of prices or carbon intensities. */
  seriesId: z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
})
export type ConversionFactor = z.output<typeof conversionFactorSchema>

export const getConversionFactors = defineCall({
  name: 'getConversionFactors',
  method: 'GET',
  path: '/rest/secure/conversion-factors',
  summary: 'Prices and factors that were set for a node of the hierarchy',
  subject: 'measurements',
  access: 'signed-in',
  query: z.object({ nodeId: storableText.check(z.maxLength(100)) }),
  answer: z.object({ factors: z.array(conversionFactorSchema) }),
})

export const setConversionFactor = defineCall({
  name: 'setConversionFactor',
  method: 'PUT',
  path: '/rest/secure/conversion-factors',
  summary:
    'Sets the prices or factors of a node with all their periods; with neither periods nor series, none',
  subject: 'measurements',
  access: 'signed-in',
  body: conversionFactorSchema,
  answer: z.null(),
})
