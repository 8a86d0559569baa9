import { randomUUID } from 'node:crypto'
import {
  maxAnnotations,
  maxListedAnnotations,
  type Annotation,
  type CallInput,
  type createAnnotation as createCall,
  type listAnnotations as listCall,
} from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import {
  businessOf,
  countAnnotations,
  findAnnotation,
  forgetDeleted,
  insertAnnotation,
  listAnnotations,
  lockAnnotationsOf,
  setDeleted,
  updateAnnotation,
  type Content,
  type FoundAnnotation,
} from './repository'

type Wanted = CallInput<typeof listCall>['query']
type New = CallInput<typeof createCall>['body']

const DAY = 86_400_000

/** What concerns the chosen objects over a period. Throws a Problem (400) for a period that ends before it starts. */
export async function readAnnotations({ db, user }: Context, { objects, from, to }: Wanted) {
  ofOrder(from, to)
  const found = await listAnnotations(db, {
    ...{ from, to, visible: user.visibleBusinessIds },
    objects: objects === undefined ? undefined : [...new Set(objects.split(','))],
    limit: maxListedAnnotations + 1,
  })
  return {
    annotations: found.slice(0, maxListedAnnotations).map((each) => asSeen(each, user)),
    hasMore: found.length > maxListedAnnotations,
    canWrite: isPermitted(user.roles, 'annotations:write'),
  }
}

/** Throws a Problem: 404 for what is no visible location, metering point or series of it, 409 where there are enough. */
export async function createAnnotation(context: ChangeContext, body: New): Promise<Annotation> {
  const { db, user } = context
  const { nodeId, seriesId, ...content } = body
  ofOrder(content.from, content.to)
  const businessId = await businessOf(db, body, user.visibleBusinessIds)
  if (businessId === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such object')
  await lockAnnotationsOf(db, businessId)
  if ((await countAnnotations(db, businessId)) >= maxAnnotations)
    throw new Problem(409, 'TOO_MANY_ANNOTATIONS', `${maxAnnotations} annotations are kept of one business`)
  const id = randomUUID()
  await insertAnnotation(db, { ...content, id, nodeId, seriesId, businessId, authorUuid: user.uuid })
  return told(context, id, 'annotation.created')
}

/** Throws a Problem: 404 for one that is not seen, 403 for that of somebody else, 409 where it was changed meanwhile. */
export async function changeAnnotation(
  context: ChangeContext,
  { annotationId, revision, ...content }: Content & { annotationId: string; revision: number },
): Promise<Annotation> {
  const { db, user } = context
  ofOrder(content.from, content.to)
  const { id } = await changeable(context, annotationId)
  if (!(await updateAnnotation(db, { id, revision, by: user.uuid }, content))) throw changedMeanwhile()
  return told(context, id, 'annotation.changed')
}

export async function deleteAnnotation(
  context: ChangeContext,
  { annotationId, revision }: { annotationId: string; revision: number },
): Promise<void> {
  const { db, user } = context
  const { id, businessId } = await changeable(context, annotationId)
  const now = new Date()
  await forgetDeleted(db, businessId, new Date(now.getTime() - DAY))
  if (!(await setDeleted(db, { id, revision, by: user.uuid }, now))) throw changedMeanwhile()
  await told(context, id, 'annotation.deleted')
}

/** Undoes a deletion; of what is not deleted nothing is changed. */
export async function restoreAnnotation(
  context: ChangeContext,
  { annotationId }: { annotationId: string },
): Promise<Annotation> {
  const { db, user } = context
  const found = await changeable(context, annotationId, { deletedToo: true })
  if (!found.isDeleted) return asSeen(found, user)
  const { id, revision } = found
  if (!(await setDeleted(db, { id, revision, by: user.uuid }, null))) throw changedMeanwhile()
  return told(context, id, 'annotation.undone')
}

async function changeable(
  { db, user }: Context,
  id: string,
  { deletedToo = false } = {},
): Promise<FoundAnnotation> {
  const found = await findAnnotation(db, id, user.visibleBusinessIds)
  if (!found || (found.isDeleted && !deletedToo))
    throw new Problem(404, 'NOT_FOUND', 'There is no such annotation')
  if (!canChange(found, user)) throw new Problem(403, 'FORBIDDEN', 'The annotation belongs to somebody else')
  return found
}

const canChange = ({ authorUuid }: FoundAnnotation, { uuid, roles }: SignedInUser): boolean =>
  isPermitted(roles, authorUuid === uuid ? 'annotations:write' : 'annotations:administer')

const changedMeanwhile = () => new Problem(409, 'ANNOTATION_CHANGED_MEANWHILE')

function ofOrder(from: string, to: string | null): void {
  if (to !== null && Date.parse(to) <= Date.parse(from)) throw new Problem(400, 'PERIOD_REVERSED')
}

function asSeen(found: FoundAnnotation, user: SignedInUser): Annotation {
  const { id, nodeId, nodeName, seriesId, timeZone, text, author, changedAt, changedBy, revision } = found
  return {
    ...{ id, nodeId, nodeName, seriesId, timeZone, text, author, revision },
    ...{ from: found.from.toISOString(), to: found.to?.toISOString() ?? null },
    changed: { at: changedAt.toISOString(), by: changedBy },
    canChange: canChange(found, user),
  }
}

/** Writes the step into the audit log, and says what there is now. */
async function told(
  context: ChangeContext,
  id: string,
  action: 'annotation.created' | 'annotation.changed' | 'annotation.deleted' | 'annotation.undone',
): Promise<Annotation> {
  const found = await findAnnotation(context.db, id, context.user.visibleBusinessIds)
  if (!found) throw new Problem(404, 'NOT_FOUND', 'There is no such annotation')
  const seen = asSeen(found, context.user)
  const { nodeId, seriesId, from, to } = seen
  await context.record({
    ...{ action, businessId: found.businessId, subject: { id, name: found.nodeName } },
    detail: { nodeId, from, ...(seriesId !== null && { seriesId }), ...(to !== null && { to }) },
  })
  return seen
}
