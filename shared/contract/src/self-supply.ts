import * as z from 'zod/mini'
import { defineCall } from './call'
import { nodeTypes } from './hierarchy'
import { storableText } from './storable-text'

/** Days of the calendar at each location: today from midnight until now, the day before, and this month and year until now. */
export const supplyPeriods = ['TODAY', 'YESTERDAY', 'MONTH', 'YEAR'] as const
export type SupplyPeriod = (typeof supplyPeriods)[number]

/** What crosses the connection of a location, and what is made behind it. */
export const supplyFlows = ['PURCHASE', 'PRODUCTION', 'FEED_IN'] as const
export type SupplyFlow = (typeof supplyFlows)[number]

/** Locations that are told one by one; all others are told together. */
export const maxSupplyLocations = 12

const text = z.string()
const kilowattHours = z.number()
const share = z.number()

const flow = z.object({
  meters: z.int(),
  /** kWh of all values that have come; null: none has. */
  energy: z.nullable(kilowattHours),
  /** How many of the values that should have come are there; 0 to 1. */
  complete: share,
  /** kW, the mean of each meter's last interval; null: no meter tells it now. Only of today. */
  power: z.nullable(z.number()),
  /** The meters that `power` is not of: too late, or with values of a whole day. */
  withoutPower: z.int(),
  /** When the last interval with a value ended, also before today; null: none is known. Only of today. */
  lastAt: z.nullable(text),
})

/** kWh in the intervals in which every meter of a location has a value: there both sides of the balance are equal. */
const balance = z.object({
  purchase: kilowattHours,
  production: kilowattHours,
  feedIn: kilowattHours,
  /** What was produced and not fed in. */
  direct: kilowattHours,
  consumption: kilowattHours,
  /** Share of the time until now that is in it, over the locations; 0 to 1. */
  complete: share,
  /** Share of that in which a value is an estimated one. */
  estimated: share,
  /** Both degrees are an upper limit: somewhere feed-in is not metered, and all that is produced counts as used. */
  atMost: z.boolean(),
  /** direct / consumption; null: nothing was consumed. */
  selfSupply: z.nullable(share),
  /** direct / production; null: nothing was produced. */
  selfConsumption: z.nullable(share),
})
export type SupplyBalance = z.output<typeof balance>

export const selfSupplySchema = z.object({
  period: z.enum(supplyPeriods),
  /** When it was asked for. */
  at: text,
  /** First day, and the day after the last one, on the clock of `timeZone`. */
  from: text,
  to: text,
  /** Of most locations; each has the days of its own. */
  timeZone: text,
  timeZones: z.int(),
  node: z.nullable(z.object({ id: text, name: text, type: z.enum(nodeTypes) })),
  flows: z.object({ PURCHASE: flow, PRODUCTION: flow, FEED_IN: flow }),
  /** Null: there is no interval in which all meters of a location have a value. */
  balance: z.nullable(balance),
  /** When the last interval of the balance ended. */
  until: z.nullable(text),
  /** Locations where something is produced. */
  producing: z.int(),
  /** Of these: without a feed-in meter, so that all that was produced counts as used. */
  feedInUnknown: z.int(),
  /** Locations without a place in the balance, by the reason. */
  leftOut: z.object({
    /** Their values are of whole days or longer. */
    tooCoarse: z.int(),
    /** Something is produced, and nobody counts what is purchased. */
    withoutPurchase: z.int(),
    /** Something is fed in, and nobody counts what is produced. */
    withoutProduction: z.int(),
    /** Meters whose values are no energy. */
    otherUnits: z.int(),
  }),
  /** Intervals in which more was fed in than produced; they are not in the balance. */
  contradictory: z.int(),
  /** What each location consumed, the most first. */
  locations: z.array(z.object({ id: text, name: text, balance })),
  /** All further ones. */
  others: z.nullable(z.object({ count: z.int(), balance })),
})
export type SelfSupply = z.output<typeof selfSupplySchema>

export const getSelfSupply = defineCall({
  name: 'getSelfSupply',
  method: 'GET',
  path: '/rest/secure/measurements/self-supply',
  summary:
    'Electricity purchased, produced, fed in and consumed today or in a longer period until now, and how far locations supply themselves',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit, location or metering point; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    period: z._default(z.enum(supplyPeriods), 'TODAY'),
  }),
  response: selfSupplySchema,
})

export const selfSupplyCalls = [getSelfSupply]
