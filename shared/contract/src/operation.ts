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
  'wrong-integrity',
  'crashed-mounting',
  'crashed-rendering',
  'unreachable',
  'threw-later',
] as const
export type FeatureFailureKind = (typeof featureFailureKinds)[number]

export const featureFailureSchema = z.object({
  /** A feature id, or `root-config` for the shell itself. */
  featureId: z.string().check(z.maxLength(64), z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)),
  /** The first eight hexadecimal digits of the entry's hash; null where the entry has none, as with an override. */
  version: z.nullable(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
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
  access: 'signed-in',
  body: featureFailureSchema,
  answer: z.null(),
})
