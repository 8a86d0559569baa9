import * as z from 'zod/mini'
import { defineCall } from './call'
import { productTypes } from './hierarchy'

/**
 * What was bought of one product, over all main metering points of the visible businesses together; meters that people
 * read by hand are left out.
 */
export const purchaseOfWeekSchema = z.object({
  productType: z.enum(productTypes),
  unit: z.string(),
  /** Main metering points that measure it by themselves. */
  meteringPoints: z.int(),
  /** Those of them that have a value for every interval of the week. */
  complete: z.int(),
  /** Sum of what is there; null when nothing is. */
  value: z.nullable(z.number()),
  /** Shares of the week's intervals with a measured, and with an estimated or substituted value; 0 to 1. */
  measured: z.number(),
  estimated: z.number(),
  /** Like with like: only the metering points that are complete in both weeks; null when none is. */
  comparison: z.nullable(z.object({ meteringPoints: z.int(), value: z.number(), weekBefore: z.number() })),
})
export type PurchaseOfWeek = z.output<typeof purchaseOfWeekSchema>

export const portfolioWeekSchema = z.object({
  locations: z.int(),
  meteringPoints: z.int(),
  /**
   * The last week, Monday to Sunday, that is over everywhere: half open, as instants in `timeZone`. Each location has
   * the same days in its own zone.
   */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  timeZone: z.string(),
  purchases: z.array(purchaseOfWeekSchema),
  /** Whether this installation shows the demo portfolio, of which the portal says what is invented. */
  isDemo: z.boolean(),
})
export type PortfolioWeek = z.output<typeof portfolioWeekSchema>

export const getPortfolioWeek = defineCall({
  name: 'getPortfolioWeek',
  method: 'GET',
  path: '/rest/secure/portfolio/week',
  summary: 'What there is to see, and what was bought in the last whole week and in the one before',
  subject: 'measurements',
  permission: 'measurements:read',
  response: portfolioWeekSchema,
})

export const portfolioCalls = [getPortfolioWeek]
