import {
  isUnsafeLink,
  noticeFaults,
  type AuditAction,
  type Notice,
  type NoticeAudience,
} from '@energycockpit/contract'
import type { ChangeContext, Context } from '../audit/service-context'
import { Problem } from '../http/problem'
import { listNotices } from './notice-list-repository'
import {
  findBusiness,
  findDraft,
  findUser,
  insertDraft,
  insertNotice,
  lockNotice,
  publishVersion,
  removeDraft,
  retire,
} from './notice-repository'
import { checkedTexts } from './notice-texts'
import type { Audience } from './open-versions'
import type { NoticeTexts } from './tables'

/** Every notice with its versions, the newest first. */
export const readNotices = ({ db }: Context): Promise<Notice[]> => listNotices(db)

/**
 * A notice with its first version as a draft: it asks nobody anything yet. Throws a Problem: 400 for texts that are not
 * as its type needs them, 404 for an audience that there is none of.
 */
export async function createNotice(
  context: ChangeContext,
  { type, audience, layout }: { type: string; audience: NoticeAudience; layout: unknown },
): Promise<{ uuid: string }> {
  const texts = textsOrProblem(type, layout)
  const uuid = await insertNotice(context.db, { type, audience: await knownAudience(context, audience) })
  await insertDraft(context.db, uuid, texts)
  await record(context, 'notice.drafted', uuid, type)
  return { uuid }
}

/** Writes the draft of the next version, in place of the one that there was. Throws a Problem (400, 404). */
export async function draftNotice(
  context: ChangeContext,
  { uuid, layout }: { uuid: string; layout: unknown },
): Promise<void> {
  const type = await lockedType(context, uuid)
  const texts = textsOrProblem(type, layout)
  await removeDraft(context.db, uuid)
  await insertDraft(context.db, uuid, texts)
  await record(context, 'notice.drafted', uuid, type)
}

/**
 * Puts the draft in force. Throws a Problem: 404 where there is none, or another one than the `version` that was read;
 * 409 where it is half written.
 */
export async function publishDraft(
  context: ChangeContext,
  { uuid, version }: { uuid: string; version?: string | undefined },
): Promise<void> {
  const type = await lockedType(context, uuid)
  const draft = await findDraft(context.db, uuid)
  if (!draft) throw new Problem(404, 'NOT_FOUND', 'The notice has no draft')
  if (version !== undefined && version !== draft.uuid)
    throw new Problem(404, 'NOT_FOUND', 'The draft is another one meanwhile')
  refuseIncomplete(type, draft.texts)
  await publishVersion(context.db, draft.uuid)
  await record(context, 'notice.published', uuid, type)
}

/** Asks nobody any more; a second time changes nothing and is not told. Throws a Problem (404). */
export async function retireNotice(context: ChangeContext, { uuid }: { uuid: string }): Promise<void> {
  const type = await lockedType(context, uuid)
  if (await retire(context.db, uuid)) await record(context, 'notice.retired', uuid, type)
}

const record = (context: ChangeContext, action: AuditAction, uuid: string, type: string) =>
  context.record({ action, subject: { id: uuid, name: type }, businessId: null })

/** Two administrators at the same notice wait for each other. */
async function lockedType({ db }: Context, uuid: string): Promise<string> {
  const notice = await lockNotice(db, uuid)
  if (!notice) throw new Problem(404, 'NOT_FOUND')
  return notice.type
}

async function knownAudience({ db }: Context, requested: NoticeAudience): Promise<Audience> {
  const everybody = { userUuid: null, clientBusinessId: null, withSubBusinesses: false }
  if (requested.kind === 'everybody') return everybody
  if (requested.kind === 'business') {
    const { businessId, withSubBusinesses } = requested
    if (!(await findBusiness(db, businessId)))
      throw new Problem(404, 'NOT_FOUND', 'There is no such business')
    return { ...everybody, clientBusinessId: businessId, withSubBusinesses }
  }
  const user = await findUser(db, requested.userName)
  if (!user) throw new Problem(404, 'NOT_FOUND', 'There is no such user')
  return { ...everybody, userUuid: user.uuid }
}

/** A draft may be half written; what users are requested may not. */
function refuseIncomplete(type: string, texts: NoticeTexts): void {
  const faults = noticeFaults(type, texts).map(
    ({ locale, field, kind }) => `${locale}.${field}: ${kind === 'missing' ? 'is missing' : 'leads nowhere'}`,
  )
  if (faults.length > 0) throw new Problem(409, 'NOTICE_INCOMPLETE', faults.join(', '))
}

function textsOrProblem(type: string, layout: unknown): NoticeTexts {
  const texts = checkedOrProblem(type, layout)
  if (texts.some((text) => 'linkUrl' in text && isUnsafeLink(text.linkUrl)))
    throw new Problem(
      400,
      'VALIDATION_FAILED',
      'body.layout: a link leads to a page, by http, https or a path',
    )
  return texts
}

function checkedOrProblem(type: string, layout: unknown): NoticeTexts {
  try {
    return checkedTexts(type, layout)
  } catch (cause) {
    const detail = `body.layout: needs the texts of ${type}, once in each language of the portal`
    throw new Problem(400, 'VALIDATION_FAILED', detail, { cause })
  }
}
