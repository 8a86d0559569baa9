import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

/** What the audit log tells of. The codes are of no language; pages have a text for each. */
export const auditActions = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.throttled',
  'sign-in.refused',
  'sign-out',
  'sign-out-everywhere',
  'password.changed',
  'password.link-sent',
  'password.reset',
  'second-factor.switched-on',
  'second-factor.switched-off',
  'second-factor.recovery-codes-renewed',
  'second-factor.recovery-code-used',
  'api-token.created',
  'api-token.revoked',
  'user.api-tokens-revoked',
  'own-data.downloaded',
  'business.created',
  'registration.confirmed',
  'registration.accepted',
  'registration.rejected',
  'registration.withdrawn',
  'user.invited',
  'user.invitation-renewed',
  'user.invitation-accepted',
  'user.roles-changed',
  'user.disabled',
  'user.enabled',
  'user.sessions-ended',
  'user.second-factor-reset',
  'news.created',
  'news.changed',
  'news.published',
  'news.deleted',
  'news.restored',
  'notice.drafted',
  'notice.published',
  'notice.retired',
  'notice.confirmed',
  'readings.import-undone',
  'readings.deleted',
  'readings.import-retried',
  'readings.import-discarded',
  'virtual-series.created',
  'virtual-series.changed',
  'virtual-series.removed',
  'virtual-series.undone',
  'readings.estimated',
  'readings.meter-reading-entered',
  'readings.apportioned-again',
  'series.rules-changed',
  'metering-point.ids-changed',
  'conversion-factor.set',
  'conversion-factor.undone',
  'structure.created',
  'structure.changed',
  'structure.archived',
  'structure.restored',
  'structure.deleted',
  'structure.imported',
  'structure.undone',
  'attribute.created',
  'attribute.changed',
  'attribute.archived',
  'attribute.restored',
  'attribute.deleted',
  'attribute.undone',
  'structure.file-uploaded',
  'view.created',
  'view.changed',
  'view.deleted',
  'annotation.created',
  'annotation.changed',
  'annotation.deleted',
  'annotation.undone',
  'baseline.saved',
  'baseline.version-added',
  'baseline.renamed',
  'baseline.deleted',
  'baseline.restored',
  'action.created',
  'action.changed',
  'action.deleted',
  'action.restored',
  'indicator.created',
  'indicator.changed',
  'indicator.deleted',
  'indicator.restored',
  'budget.created',
  'budget.changed',
  'budget.deleted',
  'budget.restored',
  'energy-use.created',
  'energy-use.changed',
  'energy-use.deleted',
  'energy-use.restored',
  'carbon-report.published',
  'carbon-report.withdrawn',
  'anomaly.acknowledged',
  'anomaly.reopened',
  'appearance.changed',
  'wording.changed',
  'wording.reset',
] as const
export type AuditAction = (typeof auditActions)[number]

export const AUDIT_ENTRIES_PER_PAGE = 50

/** One line of the audit log. */
export const auditEntrySchema = z.object({
  /** Counts from 1 without a gap, over all businesses. */
  sequence: z.int(),
  /** Instant, UTC. */
  at: z.iso.datetime(),
  action: z.string(),
  /** Who did it, by the name of that moment; null where nobody was signed in. */
  actor: z.nullable(z.object({ uuid: z.uuid(), name: z.string() })),
  /** To whom or what it was done; null where that is the actor, or nobody known. */
  subject: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Null where it belongs to no business. */
  businessId: z.nullable(z.int()),
  /** Its name today. */
  businessName: z.nullable(z.string()),
  /** More about it, by names of the action's own: `roles`, `reason`, … */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

const count = z.string().check(z.regex(/^\d{1,9}$/))

export const getAuditEntries = defineCall({
  name: 'getAuditEntries',
  method: 'GET',
  path: '/rest/secure/audit-entries',
  summary: 'What was done in the businesses that the user sees, the latest first, a page at a time',
  subject: 'audit',
  permission: 'audit:read',
  query: z.object({
    /** Only older ones than this sequence number: `next` of the page before. */
    before: z.optional(count),
    /** Of this business only, and of none that the user does not see. */
    businessId: z.optional(count),
    action: z.optional(z.enum(auditActions)),
    /** Part of the name of who did it or to whom it was done. */
    person: z.optional(storableText.check(z.maxLength(100))),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** What to ask for with `before`; null on the last page. */
    next: z.nullable(z.int()),
    /** Whether the asker may have the log checked. */
    canVerify: z.boolean(),
  }),
})

export const verifyAuditLog = defineCall({
  name: 'verifyAuditLog',
  method: 'GET',
  path: '/rest/secure/audit-entries/verification',
  summary: 'Whether every entry of the audit log is as it was written, over all businesses',
  subject: 'audit',
  permission: 'audit:verify',
  response: z.object({
    /** How many entries were found to be as they were written. */
    intact: z.int(),
    /** Sequence number of the first entry that was changed or is missing; null when none is. */
    firstBroken: z.nullable(z.int()),
  }),
})

export const auditCalls = [getAuditEntries, verifyAuditLog]
