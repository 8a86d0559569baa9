import { randomUUID } from 'node:crypto'
import { maxPublishedReports, type CarbonReport, type PublishedCarbonReport } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { ChangeContext, Context } from '../../audit/service-context'
import { readFactors } from '../../calculations/index'
import { Problem } from '../../http/problem'
import { publishedContent } from './published-content'
import {
  countReports,
  findNode,
  findReport,
  findVisible,
  insertReport,
  listReports,
  withdraw,
  type FoundReport,
} from './repository'

export async function readPublishedReports({ db, user }: Context) {
  const found = await listReports(db, user.visibleBusinessIds)
  return {
    reports: found.map(asSeen),
    canPublish: isPermitted(user.roles, 'actions:edit'),
    seesOneBusiness: user.visibleBusinessIds.length === 1,
  }
}

/** Calculates a report of what the businesses have. */
export type ReportOf = (
  wanted: { nodeId: string | undefined; year: number },
  visible: readonly number[],
) => Promise<Pick<CarbonReport, 'node' | 'reported'>>

/**
 * Keeps a report as it is now. Throws a Problem: 404 for a node that is not seen, 409 where there are as many as are
 * kept, 400 for one of several businesses together.
 */
export async function publishReport(
  context: ChangeContext,
  { nodeId, year }: { nodeId: string | null; year: number },
  reportOf: ReportOf,
): Promise<PublishedCarbonReport> {
  const { db, user } = context
  const visible = user.visibleBusinessIds
  if (nodeId === null && visible.length !== 1)
    throw new Problem(400, 'VALIDATION_FAILED', 'body.nodeId: a report is of one business')
  const node = nodeId === null ? undefined : await findNode(db, nodeId, visible)
  if (nodeId !== null && node === undefined) throw new Problem(404, 'NOT_FOUND')
  const businessId = node?.businessId ?? visible[0]!
  if ((await countReports(db, businessId)) >= maxPublishedReports)
    throw new Problem(
      409,
      'TOO_MANY_CARBON_REPORTS',
      `${maxPublishedReports} reports are kept for one business`,
    )
  // Whoever sees the business sees the report: it has nothing of another one.
  const ofBusiness = { ...context, user: { ...user, visibleBusinessIds: [businessId] } }
  const report = await reportOf({ nodeId: nodeId ?? undefined, year }, [businessId])
  const content = publishedContent(report, await readFactors(ofBusiness, {}))
  const id = randomUUID()
  await insertReport(db, { id, nodeId, year, content, businessId, by: user.uuid })
  await context.record({
    ...{ action: 'carbon-report.published', businessId },
    subject: { id, name: [year, ...(node ? [node.name] : [])].join(' ') },
    detail: { year, ...(nodeId !== null && { nodeId }) },
  })
  return asSeen(await findReport(db, id, businessId))
}

/**
 * Says of a report that it is not to be relied upon any more, and why. Throws a Problem: 404 for one that is not seen, 409
 * where it was withdrawn already.
 */
export async function withdrawReport(
  context: ChangeContext,
  { id, reason }: { id: string; reason: string },
): Promise<PublishedCarbonReport> {
  const { db, user } = context
  const found = await findVisible(db, id, user.visibleBusinessIds)
  if (found === undefined) throw new Problem(404, 'NOT_FOUND')
  if (!(await withdraw(db, { id, reason, by: user.uuid }))) throw new Problem(409, 'CARBON_REPORT_WITHDRAWN')
  const { businessId, year, name } = found
  await context.record({
    ...{ action: 'carbon-report.withdrawn', businessId },
    subject: { id, name: [year, ...(name === null ? [] : [name])].join(' ') },
    detail: { year, reason },
  })
  return asSeen(await findReport(db, id, businessId))
}

const asSeen = ({ id, nodeId, year, content, ...found }: FoundReport): PublishedCarbonReport => ({
  ...{ id, nodeId, year, ...content },
  published: { at: found.publishedAt.toISOString(), by: found.publishedBy },
  withdrawn: found.withdrawnAt && {
    ...{ at: found.withdrawnAt.toISOString(), by: found.withdrawnBy, reason: found.withdrawnReason! },
  },
})
