import { randomUUID } from 'node:crypto'
import { maxSavedViews, type SavedView } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import {
  countViews,
  findView,
  insertView,
  isNameTaken,
  listViews,
  lockViewsOf,
  removeView,
  updateView,
  type FoundView,
} from './repository'

type Content = Pick<SavedView, 'name' | 'page' | 'query' | 'shared'>

/** The user's own views and those that others share, of the business that the user looks at. */
export async function readViews({ db, user }: Context): Promise<{ views: SavedView[]; canSave: boolean }> {
  const found = await listViews(db, user)
  return { views: found.map((view) => asSeen(view, user)), canSave: isPermitted(user.roles, 'views:save') }
}

/** Throws a Problem (409) where an own view has this name, or there are as many as are kept. */
export async function createView(context: ChangeContext, content: Content): Promise<SavedView> {
  const { db, user } = context
  await lockViewsOf(db, user.uuid)
  if ((await countViews(db, user.uuid)) >= maxSavedViews)
    throw new Problem(409, 'TOO_MANY_VIEWS', `${maxSavedViews} views are kept for one user`)
  const businessId = user.activeBusinessId ?? user.clientBusinessId
  const view = { ...content, id: randomUUID(), ownerUuid: user.uuid, owner: user.displayName, businessId }
  if (!(await insertView(db, view))) throw new Problem(409, 'VIEW_NAME_TAKEN')
  await record(context, 'view.created', { ...view, revision: 1 })
  return asSeen({ ...view, revision: 1 }, user)
}

/** Throws a Problem: 404 for a view that the user does not see or change, 409 where it was changed meanwhile. */
export async function changeView(
  context: ChangeContext,
  { viewId, revision, ...content }: Content & { viewId: string; revision: number },
): Promise<SavedView> {
  const { db, user } = context
  const before = await changeable(context, viewId)
  await lockViewsOf(db, before.ownerUuid)
  const after = { ...before, ...content, revision: revision + 1 }
  if (await isNameTaken(db, after)) throw new Problem(409, 'VIEW_NAME_TAKEN')
  if (!(await updateView(db, viewId, revision, content))) throw new Problem(409, 'VIEW_CHANGED_MEANWHILE')
  await record(context, 'view.changed', after)
  return asSeen(after, user)
}

export async function deleteView(context: ChangeContext, { viewId }: { viewId: string }): Promise<void> {
  const view = await changeable(context, viewId)
  await removeView(context.db, viewId)
  await record(context, 'view.deleted', view)
}

async function changeable({ db, user }: Context, viewId: string): Promise<FoundView> {
  const view = await findView(db, viewId, user)
  if (!view) throw new Problem(404, 'NOT_FOUND', 'There is no such view')
  if (!canChange(view, user)) throw new Problem(403, 'FORBIDDEN', 'The view belongs to somebody else')
  return view
}

const canChange = ({ ownerUuid }: FoundView, { uuid, roles }: SignedInUser): boolean =>
  ownerUuid === uuid ? isPermitted(roles, 'views:save') : isPermitted(roles, 'views:administer')

function asSeen(view: FoundView, user: SignedInUser): SavedView {
  const { id, name, page, query, shared, owner, revision } = view
  const isOwn = view.ownerUuid === user.uuid
  return { ...{ id, name, page, query, shared, owner, revision, isOwn }, canChange: canChange(view, user) }
}

/** Only what others see is told by its name. */
const record = (
  context: ChangeContext,
  action: 'view.created' | 'view.changed' | 'view.deleted',
  { id, name, page, shared, businessId }: FoundView,
) =>
  context.record({
    ...{ action, businessId },
    subject: { id, name: shared ? name : '' },
    detail: { page, shared },
  })
