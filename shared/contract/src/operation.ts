import * as z from 'zod/mini'
import { defineCall } from './call'

/** Why a feature is not there, or what went wrong in it while it was; the shell's error panel has a text for each. */
export const featureFailureKinds = [
  'missing',
  'server-error',
  'html-in-place',
  'time-out',
  'throws',
  'wrong-shape',
  'wrong-manifest',
  'truncated-manifest',
  'wrong-integrity',
  'crashed-mounting',
  'crashed-rendering',
  'shows-nothing',
  'unreachable',
  'threw-later',
  'unmount-time-out',
  'left-behind',
  'stopped-events',
  'changed-portal',
] as const
export type FeatureFailureKind = (typeof featureFailureKinds)[number]

/** What a feature did to the page around it. The user sees no panel for these: the portal has put it right. */
export const breachKinds = ['unmount-time-out', 'left-behind', 'stopped-events', 'changed-portal'] as const
export type BreachKind = (typeof breachKinds)[number]

export const featureFailureSchema = z.object({
  /** A feature id, or `root-config` for the shell itself. */
  featureId: z.string().check(z.maxLength(64), z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)),
  /**
   * Of a feature of the portal: the first eight hexadecimal digits of its entry's hash. Of a third party's: what its
   * manifest states, else its entry's file name. Null where it is not known, as with an override.
   */
  version: z.nullable(z.string().check(z.regex(/^[\w.+@~-]{1,64}$/))),
  kind: z.enum(featureFailureKinds),
  /** The one that the user sees; a second report with it changes nothing. */
  correlationId: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/)),
})
export type FeatureFailureReport = z.output<typeof featureFailureSchema>

export const reportFeatureFailure = defineCall({
  name: 'reportFeatureFailure',
  method: 'POST',
  path: '/rest/secure/feature-failures',
  summary: 'Tells that a feature failed in a browser; nothing about the user is kept',
  subject: 'operation',
  permission: 'portal:enter',
  body: featureFailureSchema,
  response: z.null(),
})

/** The features of pages that are open to everybody. */
export const publicFeatureIds = ['home-portal', 'blocking'] as const

/** Anybody may send it, so it has no room for free text: a known feature, the portal's own form of a version. */
export const publicFeatureFailureSchema = z.object({
  ...featureFailureSchema.shape,
  featureId: z.enum(publicFeatureIds),
  version: z.nullable(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
})

export const reportPublicFeatureFailure = defineCall({
  name: 'reportPublicFeatureFailure',
  method: 'POST',
  path: '/rest/public/feature-failures',
  summary:
    'Tells that a feature failed on a page that is open to everybody; few are taken, and nothing of the sender',
  subject: 'operation',
  access: 'public',
  body: publicFeatureFailureSchema,
  response: z.null(),
})

export const operationCalls = [reportFeatureFailure, reportPublicFeatureFailure]
