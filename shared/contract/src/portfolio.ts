import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { consumedProductTypes } from './location-map'

/**
 * Why a figure is not compared: nothing was measured then, no day of a meter is complete both now and then, or less than
 * half of the figure is of days that are.
 */
export const incomparableReasons = ['NOTHING_BEFORE', 'NOTHING_IN_COMMON', 'TOO_LITTLE_IN_COMMON'] as const

const share = z.number().check(z.minimum(0), z.maximum(1))

/** What all main meters of a product took on some days. */
export const portfolioFigureSchema = z.object({
  /** Null where nothing is there. */
  value: z.nullable(z.number()),
  /** Shares of the intervals with a measured, and with an estimated or substituted value. */
  measured: share,
  estimated: share,
  /** How much is known, measured or estimated, of the days that it is compared with. */
  knownBefore: share,
  /**
   * Like with like: only days of meters that are complete now and then, and on which days of which meters that is the
   * case, as a share of the intervals. Null: see `incomparable`.
   */
  comparison: z.nullable(z.object({ value: z.number(), before: z.number(), share })),
  incomparable: z.nullable(z.enum(incomparableReasons)),
})
export type PortfolioFigure = z.output<typeof portfolioFigureSchema>

const days = z.object({ from: day, to: day })

const productSummarySchema = z.object({
  productType: z.enum(consumedProductTypes),
  unit: z.enum(['kWh', 'm³']),
  /** Main metering points that are counted; `leftOut`: whose values cannot be converted into the unit. */
  meteringPoints: z.int(),
  leftOut: z.int(),
  yesterday: portfolioFigureSchema,
  month: portfolioFigureSchema,
  /** The location that took most in the month, and its share of it; null where nothing was taken. */
  largest: z.nullable(z.object({ locationId: z.string(), name: z.string(), value: z.number(), share })),
})
export type ProductSummary = z.output<typeof productSummarySchema>

/** So many of the metering points without recent values are named. */
export const maxLatePoints = 3

const arrivalSchema = z.object({
  /** Metering points that measure by themselves. */
  expected: z.int(),
  /** Those of them with a value of the last 24 hours. */
  recent: z.int(),
  /** End of the last interval with a value of all of them; null: none has any in the last 31 days. */
  lastAt: z.nullable(z.iso.datetime()),
  /** Without a value of the last 24 hours, longest silent first. `lastAt` null: for more than 31 days, or ever. */
  late: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), location: z.string() },
      lastAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type DataArrival = z.output<typeof arrivalSchema>

export const portfolioSummarySchema = z.object({
  locations: z.int(),
  meteringPoints: z.int(),
  /** That of most meters. Each location has the same days in its own zone. */
  timeZone: z.string(),
  /** The last day that is over at all locations, half open, and the same day a week before. */
  yesterday: days,
  weekBefore: days,
  /** This month until yesterday; `isWhole`: it has just begun, so it is the whole month before. */
  month: z.object({ from: day, to: day, isWhole: z.boolean() }),
  /** The same days of the year before. */
  yearBefore: days,
  products: z.array(productSummarySchema),
  arrival: arrivalSchema,
  /** Whether this installation shows the demo portfolio, of which the portal says what is invented. */
  isDemo: z.boolean(),
})
export type PortfolioSummary = z.output<typeof portfolioSummarySchema>

export const getPortfolioSummary = defineCall({
  name: 'getPortfolioSummary',
  method: 'GET',
  path: '/rest/secure/portfolio/summary',
  summary:
    'What there is to see, what was consumed yesterday and this month against before, and whether values arrive',
  subject: 'measurements',
  permission: 'measurements:read',
  response: portfolioSummarySchema,
})

export const portfolioCalls = [getPortfolioSummary]
