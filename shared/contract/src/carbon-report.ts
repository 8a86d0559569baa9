import * as z from 'zod/mini'
import { consumptionSchema } from './consumption'
import { defineCall } from './call'
import { nullableNumberColumn, numberColumn } from './number-columns'
import { storableText } from './storable-text'

/** What is bought and emits, in the order of the report. */
export const emittingProductTypes = ['GAS', 'ELECTRICITY', 'HEAT', 'COLD'] as const
export type EmittingProductType = (typeof emittingProductTypes)[number]

/** Of the GHG Protocol: burnt on site, or bought as electricity, heat or cooling. */
export const emissionScopes = [1, 2] as const
export type EmissionScope = (typeof emissionScopes)[number]

const emissionColumns = {
  /** kWh; null where nothing was counted. */
  energy: nullableNumberColumn(),
  /** kg, by the mean of the grid and by the supply contract; null where no value has a factor. */
  locationBased: nullableNumberColumn(),
  marketBased: nullableNumberColumn(),
  /** Share of the intervals that have passed of which there is a value, 0 to 1. */
  known: numberColumn(),
  /** Shares of the values: those that have no factor, and those that have the supply contract's own. */
  withoutFactor: numberColumn(),
  withoutMarketFactor: numberColumn(),
  ofContract: numberColumn(),
}

export const emissionsSchema = z.object({
  productType: z.enum(emittingProductTypes),
  scope: z.literal(emissionScopes),
  /** Of January to December, by the calendar of each location. */
  months: z.object(emissionColumns),
  /** Of each location in that year. */
  locations: z.object({
    locationId: z.array(z.string()),
    ...emissionColumns,
    /** Meters whose values cannot be converted into kWh, such as of gas without a calorific value. */
    leftOut: numberColumn(),
  }),
})
export type Emissions = z.output<typeof emissionsSchema>

const yearSchema = z.object({ year: z.int(), products: z.array(emissionsSchema) })

export const carbonReportSchema = z.object({
  /** Null: all that the user sees. */
  node: consumptionSchema.shape.node,
  /** That of most meters. */
  timeZone: z.string(),
  locations: consumptionSchema.shape.locations,
  reported: yearSchema,
  base: z.nullable(yearSchema),
})
export type CarbonReport = z.output<typeof carbonReportSchema>
export type CarbonYear = CarbonReport['reported']

const year = z.string().check(z.regex(/^(19|20)\d{2}$/))

export const getCarbonReport = defineCall({
  name: 'getCarbonReport',
  method: 'GET',
  path: '/rest/secure/energy-management/carbon',
  summary:
    'Emissions of a year after the GHG Protocol (scopes 1 and 2, location- and market-based), and of a base year',
  subject: 'energy management',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit or location; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    year,
    baseYear: z.optional(year),
  }),
  response: carbonReportSchema,
})

export const carbonReportCalls = [getCarbonReport]
