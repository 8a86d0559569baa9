import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

const address = storableText.check(z.maxLength(8_000))
const word = storableText.check(z.maxLength(200))

/** A report as browsers send it after `report-uri`, with hyphens; what else it holds is not read. */
const hyphenatedSchema = z.object({
  'document-uri': address,
  'effective-directive': z.optional(word),
  /** Older browsers write the whole directive here, with its sources. */
  'violated-directive': z.optional(storableText.check(z.maxLength(2_000))),
  'blocked-uri': z.optional(address),
  'source-file': z.optional(z.nullable(address)),
  'script-sample': z.optional(storableText.check(z.maxLength(1_000))),
})

/** A report as the Reporting API sends it after `report-to`. */
const reportingSchema = z.object({
  type: word,
  body: z.object({
    documentURL: z.optional(address),
    effectiveDirective: z.optional(word),
    blockedURL: z.optional(z.nullable(address)),
    sourceFile: z.optional(z.nullable(address)),
    sample: z.optional(z.nullable(storableText.check(z.maxLength(1_000)))),
  }),
})

export const policyReportSchema = z.union([
  z.object({ 'csp-report': hyphenatedSchema }),
  z.array(reportingSchema).check(z.maxLength(20)),
])
export type PolicyReport = z.output<typeof policyReportSchema>

export const reportPolicyViolation = defineCall({
  name: 'reportPolicyViolation',
  method: 'POST',
  path: '/rest/public/policy-violations',
  summary: 'Browsers tell what the Content-Security-Policy refused; nothing about the user is kept',
  subject: 'operation',
  access: 'public',
  body: policyReportSchema,
  response: z.null(),
})

export const policyViolationSchema = z.object({
  /** `script-src-elem`, `require-trusted-types-for`, … */
  directive: z.string(),
  /** The page by its first two segments, without query: `/platform/analysis`. */
  page: z.string(),
  /** Origin or path of what was refused, or a word like `inline` or `eval`. */
  blocked: z.string(),
  /** Path of the portal's file, or the origin of another, that did it; empty when the browser does not say. */
  source: z.string(),
  /** How often it was reported. */
  reports: z.int(),
  /** UTC instants. */
  firstAt: z.string(),
  lastAt: z.string(),
})
export type PolicyViolation = z.output<typeof policyViolationSchema>

export const getPolicyViolations = defineCall({
  name: 'getPolicyViolations',
  method: 'GET',
  path: '/rest/secure/policy-violations',
  summary: 'What the Content-Security-Policy has refused in browsers in the last 90 days, the latest first',
  subject: 'operation',
  permission: 'features:observe',
  response: z.object({ violations: z.array(policyViolationSchema) }),
})

export const policyViolationCalls = [reportPolicyViolation, getPolicyViolations]
