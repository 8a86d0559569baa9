import { randomUUID } from 'node:crypto'
import { maxActions, type ActionContent, type EnergyAction } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import {
  areBaselines,
  businessOfNode,
  countActions,
  findAction,
  insertAction,
  listActions,
  lockActionsOf,
  setContent,
  setDeleted,
  type FoundAction,
} from './repository'
import { notifyOwner } from './notify-of-actions'
import { worthOf } from './worth'

export async function readActions({ db, user }: Context) {
  const found = await listActions(db, user.visibleBusinessIds)
  return { actions: found.map(asSeen), canEdit: isPermitted(user.roles, 'actions:edit') }
}

/**
 * Creates an action in the business of what it concerns, else in the one that the user works in. Throws a Problem: 404
 * for an object or a baseline that is not seen, 409 where there are as many as are kept.
 */
export async function createAction(context: ChangeContext, content: ActionContent): Promise<EnergyAction> {
  const { db, user } = context
  const businessId = (await businessOf(context, content)) ?? user.activeBusinessId ?? user.clientBusinessId
  await refuseUnknownBaselines(context, baselinesOf(content))
  await lockActionsOf(db, businessId)
  await refuseTooMany(context, businessId)
  const id = randomUUID()
  await insertAction(db, { id, businessId, content, by: user.uuid })
  await notifyOwner(context, { id, businessId, content }, null)
  return told(context, id, 'action.created')
}

/**
 * Throws a Problem: 404 for what is not seen or belongs to another business, 409 where the action was changed
 * meanwhile.
 */
export async function changeAction(
  context: ChangeContext,
  { actionId, revision, content }: { actionId: string; revision: number; content: ActionContent },
): Promise<EnergyAction> {
  const { db, user } = context
  const before = await seen(context, actionId)
  // What it concerned may be gone meanwhile, and its other fields can be changed all the same.
  if (content.nodeId !== before.content.nodeId) {
    const businessId = await businessOf(context, content)
    if (businessId !== undefined && businessId !== before.businessId) throw noObject()
  }
  const known = new Set(baselinesOf(before.content))
  await refuseUnknownBaselines(
    context,
    baselinesOf(content).filter((id) => !known.has(id)),
  )
  if (!(await setContent(db, { id: actionId, revision, by: user.uuid }, content))) throw changedMeanwhile()
  await notifyOwner(context, { id: actionId, businessId: before.businessId, content }, before.content.owner)
  return told(context, actionId, 'action.changed')
}

export async function deleteAction(
  context: ChangeContext,
  { actionId, revision }: { actionId: string; revision: string },
): Promise<void> {
  const { db, user } = context
  await seen(context, actionId)
  const touched = { id: actionId, revision: Number(revision), by: user.uuid }
  if (!(await setDeleted(db, touched, new Date()))) throw changedMeanwhile()
  await told(context, actionId, 'action.deleted')
}

export async function restoreAction(
  context: ChangeContext,
  { actionId }: { actionId: string },
): Promise<EnergyAction> {
  const { db, user } = context
  const found = await seen(context, actionId, { deletedToo: true })
  if (!found.isDeleted) return asSeen(found)
  await lockActionsOf(db, found.businessId)
  await refuseTooMany(context, found.businessId)
  const { id, revision } = found
  if (!(await setDeleted(db, { id, revision, by: user.uuid }, null))) throw changedMeanwhile()
  return told(context, actionId, 'action.restored')
}

async function seen({ db, user }: Context, id: string, { deletedToo = false } = {}): Promise<FoundAction> {
  const found = await findAction(db, id, user.visibleBusinessIds)
  if (!found || (found.isDeleted && !deletedToo))
    throw new Problem(404, 'NOT_FOUND', 'There is no such action')
  return found
}

/** Undefined for an action of a whole business. */
async function businessOf(
  { db, user }: Context,
  { nodeId }: Pick<ActionContent, 'nodeId'>,
): Promise<number | undefined> {
  if (nodeId === null) return undefined
  const businessId = await businessOfNode(db, nodeId, user.visibleBusinessIds)
  if (businessId === undefined) throw noObject()
  return businessId
}

const baselinesOf = ({ savings }: ActionContent): string[] =>
  savings.flatMap(({ baselineId }) => baselineId ?? [])

async function refuseUnknownBaselines({ db, user }: Context, ids: readonly string[]): Promise<void> {
  if (!(await areBaselines(db, ids, user.visibleBusinessIds)))
    throw new Problem(404, 'NOT_FOUND', 'There is no such baseline')
}

async function refuseTooMany({ db }: Context, businessId: number): Promise<void> {
  if ((await countActions(db, businessId)) >= maxActions)
    throw new Problem(409, 'TOO_MANY_ACTIONS', `${maxActions} actions are kept for one business`)
}

const noObject = () => new Problem(404, 'NOT_FOUND', 'There is no such object in the business')
const changedMeanwhile = () => new Problem(409, 'ACTION_CHANGED_MEANWHILE')

function asSeen(found: FoundAction): EnergyAction {
  const { id, businessId, content, nodeName, baselineNames, changedAt, changedBy, revision } = found
  return {
    ...{ id, businessId, ...content, nodeName, baselineNames, revision },
    worth: worthOf(content),
    changed: { at: changedAt.toISOString(), by: changedBy },
  }
}

/** Writes the step into the audit log, and says what there is now. */
async function told(
  context: ChangeContext,
  id: string,
  action: `action.${'created' | 'changed' | 'deleted' | 'restored'}`,
): Promise<EnergyAction> {
  const found = await seen(context, id, { deletedToo: true })
  const { businessId, content } = found
  await context.record({
    ...{ action, businessId, subject: { id, name: content.name } },
    detail: { state: content.state },
  })
  return asSeen(found)
}
