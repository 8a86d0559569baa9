import { getAuditEntries, verifyAuditLog } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { Problem } from '../http/problem'
import { may } from '../access/permissions'
import { auditEntries } from './audit-entries'
import type { AuditLog } from './audit-log'

/** What administrators read of the audit log: their businesses' part of it; the operator all of it. */
export function registerAudit(
  app: FastifyInstance,
  { entities: { db }, audit }: { entities: Entities; audit: AuditLog },
): void {
  answerCall(app, getAuditEntries, async ({ query, user }) => {
    const { before, businessId, action, person } = query
    const asked = businessId === undefined ? undefined : Number(businessId)
    if (asked !== undefined && !user.visibleBusinessIds.includes(asked)) throw new Problem(404, 'NOT_FOUND')
    const mayVerify = may(user.roles, 'audit:verify')
    const seesAll = mayVerify && user.activeBusinessId === undefined
    const page = await auditEntries(db, {
      businessIds: asked === undefined ? (seesAll ? undefined : user.visibleBusinessIds) : [asked],
      before: before === undefined ? undefined : Number(before),
      ...{ action, person },
    })
    return { ...page, mayVerify }
  })

  answerCall(app, verifyAuditLog, () => audit.verify(db), { perMinute: 120 })
}
