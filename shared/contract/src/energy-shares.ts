import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { emittingProductTypes } from './carbon-report'
import { consumptionSchema } from './consumption'
import { locationUses } from './location-uses'
import { nullableNumberColumn, numberColumn } from './number-columns'
import { storableText } from './storable-text'

/** Of which energy is bought; volumes of water are none. */
export const energyProductTypes = emittingProductTypes
export type EnergyProductType = (typeof energyProductTypes)[number]

const text = z.string()

export const energySharesSchema = z.object({
  node: consumptionSchema.shape.node,
  /** Those that the figures are about, by name, with what they are used for at the end of the period. */
  locations: z.array(
    z.object({ id: text, name: text, parentName: text, use: z.nullable(z.enum(locationUses)) }),
  ),
  /** Place i of every column is about the same metering point at the same location. */
  points: z.object({
    productType: z.array(z.enum(energyProductTypes)),
    id: z.array(text),
    name: z.array(text),
    locationId: z.array(text),
    /** The metering point whose amount it is part of; null: that of a main meter, all of which add up. */
    partOf: z.array(z.nullable(text)),
    /** kWh; null where the period holds no value. */
    energy: nullableNumberColumn(),
    /** In `currency`; null where no price is known. */
    cost: nullableNumberColumn(),
    currency: z.array(z.nullable(text)),
    /** Share of the values with a price, 0 to 1. */
    priced: numberColumn(),
    /** Intervals: those that have passed until now, and those of which a value is there. */
    expected: numberColumn(),
    measured: numberColumn(),
    estimated: numberColumn(),
  }),
  /** Metering points that are not counted, because nobody has set what their values are converted with. */
  leftOut: z.int(),
})
export type EnergyShares = z.output<typeof energySharesSchema>

export const getEnergyShares = defineCall({
  name: 'getEnergyShares',
  method: 'GET',
  path: '/rest/secure/measurements/energy-shares',
  summary:
    'What each metering point counted of the energy that is bought, submeters as parts of what is above',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit or location; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    /** First day of the period, and the day after its last one. */
    from: day,
    to: day,
  }),
  response: energySharesSchema,
})

export const energyShareCalls = [getEnergyShares]
