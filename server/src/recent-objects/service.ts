import { maxRecentObjects, type RecentKind, type RecentObject } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import type { Context } from '../audit/service-context'
import { pageOfObject } from './page-of-object'
import { dropAll, dropOthers, isSeen, keepViewed, listRecent, type ListOfUser } from './repository'

/** So many are left to show when some go out of use or out of sight. */
const maxKept = 3 * maxRecentObjects

/** What the user opened last and still sees, the newest first. */
export async function readRecentObjects({ db, user }: Context): Promise<{ objects: RecentObject[] }> {
  const list = listOf(user)
  const found = await listRecent(db, list, maxRecentObjects)
  const objects = found.map(({ page, query, viewedAt, ...object }) => ({
    ...object,
    url: pageOfObject({ ...object, page, query }, list.seesViews),
    viewedAt: viewedAt.toISOString(),
  }))
  return { objects }
}

/** Nothing is kept of what the user does not see, and nothing is said of it: it may have gone just now. */
export async function noteObject(
  { db, user }: Context,
  object: { kind: RecentKind; id: string },
): Promise<void> {
  const list = listOf(user)
  if (!(await isSeen(db, list, object))) return
  await keepViewed(db, list, { ...object, at: new Date() })
  await dropOthers(db, list, maxKept)
}

export const forgetObjects = ({ db, user }: Context): Promise<void> => dropAll(db, listOf(user))

const listOf = (user: SignedInUser): ListOfUser => ({
  uuid: user.uuid,
  businessId: user.activeBusinessId ?? user.clientBusinessId,
  visible: user.visibleBusinessIds,
  seesViews: isPermitted(user.roles, 'measurements:read'),
})
