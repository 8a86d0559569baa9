import {
  createNotice as createNoticeCall,
  draftNotice,
  getNotices,
  isUnsafeLink,
  noticeFaults,
  publishNotice,
  retireNotice as retireNoticeCall,
  type AuditAction,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import { answerCall } from '../http/answer-call'
import { Problem } from '../http/problem'
import type { SignedInUser } from '../access/signed-in-user'
import { administeredNotices, knownAudience } from './administered-notices'
import { checkedTexts, createNotice, draftVersion, publishVersion, retireNotice } from './notices'
import type { NoticeTexts } from './tables'

/** What the operator's administrators do with notices; each step is written into the audit log. */
export function registerNotices(
  app: FastifyInstance,
  { entities: { db }, audit }: { entities: Entities; audit: AuditLog },
): void {
  answerCall(app, getNotices, () => administeredNotices(db))

  answerCall(app, createNoticeCall, async ({ body: { type, audience, layout }, user }) => {
    const texts = textsOrProblem(type, layout)
    const known = await knownAudience(db, audience)
    return db.transaction().execute(async (transaction) => {
      const uuid = await createNotice(transaction, { type, audience: known })
      await draftVersion(transaction, uuid, texts)
      await write(transaction, user, 'notice.drafted', uuid, type)
      return { uuid }
    })
  })

  answerCall(app, draftNotice, ({ params: { uuid }, body: { layout }, user }) =>
    db.transaction().execute(async (transaction) => {
      const { type } = await lockedNotice(transaction, uuid)
      const texts = textsOrProblem(type, layout)
      await transaction
        .deleteFrom('blocking_notice_version')
        .where('notice_uuid', '=', uuid)
        .where('published_at', 'is', null)
        .execute()
      await draftVersion(transaction, uuid, texts)
      await write(transaction, user, 'notice.drafted', uuid, type)
      return null
    }),
  )

  answerCall(app, publishNotice, ({ params: { uuid }, query: { version }, user }) =>
    db.transaction().execute(async (transaction) => {
      const { type } = await lockedNotice(transaction, uuid)
      const draft = await transaction
        .selectFrom('blocking_notice_version')
        .select(['uuid', 'texts'])
        .where('notice_uuid', '=', uuid)
        .where('published_at', 'is', null)
        .executeTakeFirst()
      if (!draft) throw new Problem(404, 'NOT_FOUND', 'The notice has no draft')
      if (version !== undefined && version !== draft.uuid)
        throw new Problem(404, 'NOT_FOUND', 'The draft is another one meanwhile')
      refuseIncomplete(type, draft.texts)
      await publishVersion(transaction, draft.uuid)
      await write(transaction, user, 'notice.published', uuid, type)
      return null
    }),
  )

  answerCall(app, retireNoticeCall, ({ params: { uuid }, user }) =>
    db.transaction().execute(async (transaction) => {
      const { type } = await lockedNotice(transaction, uuid)
      if (await retireNotice(transaction, uuid)) await write(transaction, user, 'notice.retired', uuid, type)
      return null
    }),
  )

  const write = (
    transaction: Kysely<Tables>,
    user: SignedInUser,
    action: AuditAction,
    uuid: string,
    type: string,
  ) => audit.write(transaction, { action, actor: user, subject: { id: uuid, name: type }, businessId: null })
}

/** Two administrators at the same notice wait for each other. */
async function lockedNotice(transaction: Kysely<Tables>, uuid: string): Promise<{ type: string }> {
  const notice = await transaction
    .selectFrom('blocking_notice')
    .select('type')
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
  if (!notice) throw new Problem(404, 'NOT_FOUND')
  return notice
}

/** A draft may be half written; what users are asked for may not. */
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
