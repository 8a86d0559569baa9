import * as z from 'zod/mini'
import { defineCall } from './call'
import { featureFailureKinds, featureFailureSchema } from './operation'
import { loadTypes } from './load-times'

/** How far back the overview looks from now, to the beginning of the hour. */
export const operationPeriods = ['P1D', 'P7D', 'P30D'] as const
export type OperationPeriod = (typeof operationPeriods)[number]

/** Times from the navigation, or the start of the page, until the feature stood; exact to 5 %. */
const loadTimesSchema = z.object({
  loads: z.int(),
  /** Milliseconds; null where nothing was loaded. */
  medianMs: z.nullable(z.number()),
  percentile95Ms: z.nullable(z.number()),
})
export type LoadTimes = z.output<typeof loadTimesSchema>

const failureFacts = {
  /** Instant, UTC. */
  at: z.iso.datetime(),
  kind: z.enum(featureFailureKinds),
}

/** What a version of a feature did in the period; null is a feature without a version, such as an override. */
export const featureInOperationSchema = z.object({
  featureId: z.string(),
  version: z.nullable(z.string()),
  /** Of the loads that were requested. */
  times: loadTimesSchema,
  /** Part (0…1) of those times for which the files were waited for; null where nothing was loaded. */
  loadShare: z.nullable(z.number()),
  /** How often the feature was to be shown, in whatever way, with or without success. */
  openings: z.int(),
  /** Openings that ended in an error panel. */
  brokenOpenings: z.int(),
  /** All failures, those in the background included. */
  failures: z.int(),
  latestFailure: z.nullable(z.object(failureFacts)),
})
export type FeatureInOperation = z.output<typeof featureInOperationSchema>

export const getFeaturesInOperation = defineCall({
  name: 'getFeaturesInOperation',
  method: 'GET',
  path: '/rest/secure/operation/features',
  summary: 'Load times and failures of each version of each feature, over all businesses',
  subject: 'operation',
  permission: 'features:observe',
  query: z.object({
    period: z.enum(operationPeriods),
    /** Times of loads in this way only; absent: of all. */
    way: z.optional(z.enum(loadTypes)),
  }),
  response: z.object({
    /** The beginning of the period, UTC. */
    from: z.iso.datetime(),
    /** From the start of a page to its first feature. */
    firstFeature: loadTimesSchema,
    features: z.array(featureInOperationSchema),
  }),
})

export const FAILURES_SHOWN = 50

export const getLatestFailures = defineCall({
  name: 'getLatestFailures',
  method: 'GET',
  path: '/rest/secure/operation/failures',
  summary: 'The latest failures of features, or those whose correlation id holds a text, latest first',
  subject: 'operation',
  permission: 'features:observe',
  query: z.object({
    period: z.enum(operationPeriods),
    /** Part of a correlation id; then everything that is kept is searched, whatever the period. */
    search: z.optional(featureFailureSchema.shape.correlationId),
  }),
  response: z.object({
    failures: z.array(
      z.object({
        ...failureFacts,
        featureId: z.string(),
        version: z.nullable(z.string()),
        correlationId: z.string(),
        /** Told by a page that is open to everybody, so perhaps by anybody. */
        isPublic: z.boolean(),
      }),
    ),
    /** Whether there are more than these. */
    more: z.boolean(),
  }),
})
export type FailureOfFeature = z.output<typeof getLatestFailures.response>['failures'][number]

export const operationOverviewCalls = [getFeaturesInOperation, getLatestFailures]
