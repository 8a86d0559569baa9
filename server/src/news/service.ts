import { randomUUID } from 'node:crypto'
import { maxNewsListed, type NewsContent, type NewsPost, type ShownNews } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import type { ChangeContext, Context } from '../audit/service-context'
import { Problem } from '../http/problem'
import {
  findBusiness,
  findPost,
  insertPost,
  listPosts,
  listTold,
  markRead,
  setDeleted,
  updatePost,
  type FoundPost,
} from './repository'
import { tellUsers } from './tell-users'

/** What the user is told now. */
export async function readNews({ db, user }: Context): Promise<{ posts: ShownNews[]; canEdit: boolean }> {
  const posts = await listTold(db, readerOf(user), { now: new Date(), limit: maxNewsListed })
  return { posts, canEdit: isPermitted(user.roles, 'news:edit') }
}

export const noteRead = ({ db, user }: Context, { ids }: { ids: readonly string[] }): Promise<void> =>
  markRead(db, readerOf(user), { ids, now: new Date() })

/** All that the user may change. */
export async function readPosts({ db, user }: Context) {
  const found = await listPosts(db, user.visibleBusinessIds, maxNewsListed + 1)
  return {
    posts: found.slice(0, maxNewsListed).map(asSent),
    more: found.length > maxNewsListed,
    business: await findBusiness(db, readerOf(user).businessId),
  }
}

/** Throws a Problem (400) for a post that ends before it begins. */
export async function createPost(context: ChangeContext, content: NewsContent): Promise<NewsPost> {
  const { db, user } = context
  refuseReversed(content)
  const id = randomUUID()
  await insertPost(db, { id, businessId: readerOf(user).businessId, content }, changeBy(user))
  const post = await postOf(context, id)
  return told(context, post, post.published ? 'news.published' : 'news.created')
}

/** Throws a Problem: 404 for a post that the user does not see, 409 where it was changed or deleted meanwhile. */
export async function changePost(
  context: ChangeContext,
  { postId, revision, ...content }: NewsContent & { postId: string; revision: number },
): Promise<NewsPost> {
  const { db, user } = context
  refuseReversed(content)
  const before = await postOf(context, postId)
  if (!(await updatePost(db, { id: postId, revision }, content, changeBy(user)))) throw changedMeanwhile()
  const post = await postOf(context, postId)
  const isNew = post.published && !before.published
  return told(context, post, isNew ? 'news.published' : 'news.changed')
}

export async function deletePost(
  context: ChangeContext,
  { postId, revision }: { postId: string; revision: number },
): Promise<void> {
  const post = await postOf(context, postId)
  if (!(await setDeleted(context.db, { id: postId, revision }, new Date()))) throw changedMeanwhile()
  await told(context, post, 'news.deleted')
}

/** Undoes a deletion; of what is not deleted nothing is changed. */
export async function restorePost(context: ChangeContext, { postId }: { postId: string }): Promise<NewsPost> {
  const found = await postOf(context, postId, { deletedToo: true })
  if (!found.isDeleted) return asSent(found)
  if (!(await setDeleted(context.db, { id: postId, revision: found.revision }, null)))
    throw changedMeanwhile()
  return told(context, await postOf(context, postId), 'news.restored')
}

async function postOf({ db, user }: Context, id: string, { deletedToo = false } = {}): Promise<FoundPost> {
  const found = await findPost(db, id, user.visibleBusinessIds)
  if (!found || (found.isDeleted && !deletedToo)) throw new Problem(404, 'NOT_FOUND', 'There is no such post')
  return found
}

function refuseReversed({ from, until }: NewsContent): void {
  if (until !== null && Date.parse(until) <= Date.parse(from)) throw new Problem(400, 'PERIOD_REVERSED')
}

const changedMeanwhile = () => new Problem(409, 'NEWS_CHANGED_MEANWHILE')

const changeBy = ({ uuid }: SignedInUser) => ({ by: uuid, at: new Date() })

const readerOf = ({ uuid, activeBusinessId, clientBusinessId }: SignedInUser) => ({
  uuid,
  businessId: activeBusinessId ?? clientBusinessId,
})

const asSent = ({ isDeleted: _, ...post }: FoundPost): NewsPost => post

async function told(
  context: ChangeContext,
  post: FoundPost,
  action: 'news.created' | 'news.changed' | 'news.published' | 'news.deleted' | 'news.restored',
): Promise<NewsPost> {
  const { id, texts, businessId, withSubBusinesses } = post
  await tellUsers(context.db, post, { isDeleted: action === 'news.deleted', by: context.user.uuid })
  const name = (texts.en ?? texts.de)?.title ?? ''
  await context.record({ action, businessId, subject: { id, name }, detail: { withSubBusinesses } })
  return asSent(post)
}
