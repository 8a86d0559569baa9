import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { consumedProductTypes } from './location-map'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not listed at once; the totals are of all. */
export const maxListedAnomalies = 200
export const maxAnomalyNote = 1_000

export const anomalyKinds = [
  /** More than is expected. */
  'TOO_HIGH',
  /** More than is expected, on weekends, holidays and closed days alone. */
  'REST_DAYS',
  'TOO_LOW',
  /** Nothing at all, where something is expected. */
  'ZERO',
] as const
export type AnomalyKind = (typeof anomalyKinds)[number]

export const anomalyStates = [
  /** Nobody has said anything about it. */
  'OPEN',
  'ACKNOWLEDGED',
  /** Corrected readings have made it disappear. */
  'CLOSED',
] as const
export type AnomalyState = (typeof anomalyStates)[number]

export const acknowledgeReasons = [
  /** Explained; and the comparison was wrong. From then on what is expected is learnt from its days, too. */
  'EXPECTED',
  'FALSE_ALARM',
  /** What is expected stays as it is. */
  'FAULT_FOUND',
  'BEING_MENDED',
] as const
export type AcknowledgeReason = (typeof acknowledgeReasons)[number]

export const unwatchedReasons = [
  /** No complete day within the last week. */
  'NO_RECENT_DATA',
  /** Less than a year before. */
  'TOO_FEW_DAYS',
  /** Too many of the days of the year before are not complete. */
  'TOO_LITTLE_USAGE',
  /** Neither weather nor calendar tells anything of what it uses. */
  'EXPLAINS_NOTHING',
  'INTERVAL_TOO_LONG',
  /** No amount that adds up by the day. */
  'NOT_CALCULABLE',
] as const
export type UnwatchedReason = (typeof unwatchedReasons)[number]

export const anomalySchema = z.object({
  id: z.uuid(),
  businessId: z.int(),
  seriesId: z.int(),
  point: z.object({ id: z.string(), name: z.string() }),
  location: z.object({ id: z.string(), name: z.string() }),
  productType: z.enum(consumedProductTypes),
  kind: z.enum(anomalyKinds),
  state: z.enum(anomalyStates),
  /** Days of the location, `to` not among them. */
  from: z.string(),
  to: z.string(),
  /** Whether the last complete day still is one of it. */
  goesOn: z.boolean(),
  /** Days outside of the band: what follows is of these. */
  days: z.int(),
  unit: z.string(),
  measured: z.number(),
  expected: z.number(),
  /** Between which 99 % of such periods lie. */
  lower: z.number(),
  upper: z.number(),
  /** By how much it is more (less: negative) than expected. */
  excess: z.number(),
  /** What the excess cost by the prices of its days; null: there is no price. */
  money: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** Standard deviations away from what is expected. */
  score: z.number(),
  acknowledgement: z.nullable(
    z.object({
      reason: z.enum(acknowledgeReasons),
      note: z.string(),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
    }),
  ),
  foundAt: z.iso.datetime(),
  /** Counts what users did with it. */
  revision: z.int(),
})
export type Anomaly = z.output<typeof anomalySchema>

const subject = 'anomalies'
const path = '/rest/secure/anomalies'
const params = z.object({ anomalyId: z.uuid() })

export const listAnomalies = defineCall({
  name: 'listAnomalies',
  method: 'GET',
  path,
  summary:
    'Days on which meters counted other than expected, those that cost most first; with totals of all that are open',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({
    /** A business, unit, location or metering point; absent: all that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
    state: z.optional(z.enum(anomalyStates)),
    /** Those with a day in this period, `to` not in it. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  response: z.object({
    anomalies: z.array(anomalySchema),
    /** Whether there are more than are listed. */
    hasMore: z.boolean(),
    /** Of the open ones of this node and period, whichever state is listed. */
    open: z.object({
      count: z.int(),
      /** What too much cost, and what was used less, both positive; by currency. */
      money: z.array(z.object({ currency: z.string(), excess: z.number(), shortfall: z.number() })),
      withoutPrice: z.int(),
    }),
    /** Main meters that are watched, those still to be looked at, and why others cannot be. */
    watched: z.int(),
    pending: z.int(),
    unwatched: z.array(z.object({ reason: z.enum(unwatchedReasons), count: z.int() })),
    canAcknowledge: z.boolean(),
  }),
})
export type AnomalyList = z.output<typeof listAnomalies.response>

export const acknowledgementSchema = z.object({
  reason: z.enum(acknowledgeReasons),
  note: storableText.check(z.trim(), z.maxLength(maxAnomalyNote)),
  revision: revisionSchema,
})

export const acknowledgeAnomaly = defineCall({
  name: 'acknowledgeAnomaly',
  method: 'PUT',
  path: `${path}/:anomalyId/acknowledgement`,
  summary: 'Says what is known of an anomaly, which is then not open any more; of another revision: 409',
  ...{ subject, permission: 'anomalies:acknowledge' },
  params,
  body: acknowledgementSchema,
  response: anomalySchema,
})

export const reopenAnomaly = defineCall({
  name: 'reopenAnomaly',
  method: 'DELETE',
  path: `${path}/:anomalyId/acknowledgement`,
  summary: 'Takes an acknowledgement back; of another revision nothing is changed (409)',
  ...{ subject, permission: 'anomalies:acknowledge' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: anomalySchema,
})

export const anomalyCalls = [listAnomalies, acknowledgeAnomaly, reopenAnomaly]
