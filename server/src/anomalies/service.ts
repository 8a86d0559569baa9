import {
  maxListedAnomalies,
  type AcknowledgeReason,
  type Anomaly,
  type AnomalyList,
  type AnomalyState,
} from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import type { ChangeContext, Context } from '../audit/service-context'
import { Problem } from '../http/problem'
import { notify } from '../notifications/notify'
import { namesOfObjects } from '../organization/lists/objects-below'
import {
  findAnomaly,
  listAnomalies,
  setAcknowledgement,
  totalsOfOpen,
  watchedMeters,
  type FoundAnomaly,
} from './repository'

/** Throws a Problem: 404 for a node that is not seen, 400 for a period that is none. */
export async function readAnomalies(
  { db, user }: Context,
  {
    state,
    ...asked
  }: {
    nodeId?: string | undefined
    state?: AnomalyState | undefined
    from?: string | undefined
    to?: string | undefined
  },
): Promise<AnomalyList> {
  const visible = user.visibleBusinessIds
  const { nodeId, from, to } = asked
  if (from !== undefined && to !== undefined && to <= from)
    throw new Problem(400, 'PERIOD_REVERSED', 'query: the period must end after it begins')
  if (nodeId !== undefined) await namesOfObjects(db, [nodeId], visible)
  const scope = { ...asked, visible }
  const found = await listAnomalies(db, scope, { state, limit: maxListedAnomalies + 1 })
  return {
    anomalies: found.slice(0, maxListedAnomalies).map(asSeen),
    hasMore: found.length > maxListedAnomalies,
    open: await totalsOfOpen(db, scope),
    ...(await watchedMeters(db, scope)),
    canAcknowledge: isPermitted(user.roles, 'anomalies:acknowledge'),
  }
}

/** Throws a Problem: 404 for what is not seen, 409 where somebody has said something meanwhile. */
export async function acknowledgeAnomaly(
  context: ChangeContext,
  {
    anomalyId,
    reason,
    note,
    revision,
  }: { anomalyId: string; reason: AcknowledgeReason; note: string; revision: number },
): Promise<Anomaly> {
  const { db, user } = context
  const { businessId, point, location, from } = await seen(context, anomalyId)
  const said = { at: new Date(), by: user.uuid, reason, note }
  if (!(await setAcknowledgement(db, { id: anomalyId, revision }, said))) throw changedMeanwhile()
  await notify(db, {
    ...{ kind: 'ANOMALY_CLOSED', businessId, causedBy: user.uuid, objectId: anomalyId },
    ...{ params: { point: point.name, location: location.name, from }, key: `ANOMALY_CLOSED ${anomalyId}` },
  })
  return told(context, anomalyId, 'anomaly.acknowledged', { reason })
}

export async function reopenAnomaly(
  context: ChangeContext,
  { anomalyId, revision }: { anomalyId: string; revision: string },
): Promise<Anomaly> {
  const { reason } = await seen(context, anomalyId)
  if (!(await setAcknowledgement(context.db, { id: anomalyId, revision: Number(revision) }, null)))
    throw changedMeanwhile()
  return told(context, anomalyId, 'anomaly.reopened', reason === null ? {} : { reason })
}

async function seen({ db, user }: Context, id: string): Promise<FoundAnomaly> {
  const found = await findAnomaly(db, id, user.visibleBusinessIds)
  if (!found) throw new Problem(404, 'NOT_FOUND', 'There is no such anomaly')
  return found
}

const changedMeanwhile = () => new Problem(409, 'ANOMALY_CHANGED_MEANWHILE')

function asSeen(found: FoundAnomaly): Anomaly {
  const { acknowledgedAt, acknowledgedBy, reason, note, foundAt, ...anomaly } = found
  return {
    ...anomaly,
    foundAt: foundAt.toISOString(),
    acknowledgement:
      acknowledgedAt === null || reason === null
        ? null
        : { reason, note, at: acknowledgedAt.toISOString(), by: acknowledgedBy },
  }
}

/** Writes the step into the audit log, and says what there is now. */
async function told(
  context: ChangeContext,
  id: string,
  action: 'anomaly.acknowledged' | 'anomaly.reopened',
  detail: Record<string, string>,
): Promise<Anomaly> {
  const found = await seen(context, id)
  const { businessId, point, from, to } = found
  await context.record({
    action,
    businessId,
    subject: { id, name: point.name },
    detail: { ...detail, from, to },
  })
  return asSeen(found)
}
