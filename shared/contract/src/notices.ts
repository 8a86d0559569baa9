import * as z from 'zod/mini'
import { informationLayoutSchema, pageContentLayoutSchema } from './blocking'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'
import { storableText } from './storable-text'

/* What the operator's administrators make users confirm or take note of; see blocking.ts for how they meet it. */

export const noticeTypes = ['TERMS_AND_CONDITIONS', 'TAF7', 'INFORMATION'] as const

/** Whom a notice asks. A user is named by the name with which they sign in. */
export const noticeAudienceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everybody') }),
  z.object({ kind: z.literal('business'), businessId: businessIdSchema, withSubBusinesses: z.boolean() }),
  z.object({ kind: z.literal('user'), userName: storableText.check(z.minLength(1), z.maxLength(200)) }),
])
export type NoticeAudience = z.output<typeof noticeAudienceSchema>

/** One layout for each language of the portal: page content for terms, information layouts for all other types. */
export const noticeLayoutSchema = z.union([
  z.array(pageContentLayoutSchema).check(z.maxLength(10)),
  z.array(informationLayoutSchema).check(z.maxLength(10)),
])

export const noticeVersionSchema = z.object({
  uuid: z.uuid(),
  /** Counts from 1 within its notice. */
  number: z.int(),
  layout: noticeLayoutSchema,
  /** Instant, UTC; null while it is a draft. */
  publishedAt: z.nullable(z.iso.datetime()),
  /** How many users have ever confirmed it. */
  confirmations: z.int(),
  /** How many of the notice's addressees have. */
  confirmedAddressees: z.int(),
})
export type NoticeVersion = z.output<typeof noticeVersionSchema>

export const noticeSchema = z.object({
  uuid: z.uuid(),
  type: z.string(),
  audience: noticeAudienceSchema,
  /** Of the audience, where it is a business. */
  businessName: z.nullable(z.string()),
  /** How many users the audience has now; disabled ones do not count. */
  addressees: z.int(),
  /** Instants, UTC. */
  createdAt: z.iso.datetime(),
  /** Null while it is in force. */
  retiredAt: z.nullable(z.iso.datetime()),
  /** The newest first; at most the newest one is a draft. */
  versions: z.array(noticeVersionSchema),
})
export type Notice = z.output<typeof noticeSchema>

const call = { subject: 'blocking' } as const
const ofNotice = z.object({ uuid: z.uuid() })

export const getNotices = defineCall({
  ...call,
  name: 'getNotices',
  method: 'GET',
  path: '/rest/secure/notices',
  summary: 'All notices with their versions and how many users have confirmed each, the newest notice first',
  permission: 'notices:administer',
  response: z.array(noticeSchema),
})

export const createNotice = defineCall({
  ...call,
  name: 'createNotice',
  method: 'POST',
  path: '/rest/secure/notices',
  summary: 'Makes a notice whose first version is a draft: it asks nobody anything yet',
  permission: 'notices:administer',
  body: z.object({
    type: z.enum(noticeTypes),
    audience: noticeAudienceSchema,
    layout: noticeLayoutSchema,
  }),
  response: ofNotice,
})

export const draftNotice = defineCall({
  ...call,
  name: 'draftNotice',
  method: 'PUT',
  path: '/rest/secure/notices/:uuid/draft',
  summary: 'Writes the draft of the next version, in place of the one that there was',
  permission: 'notices:administer',
  params: ofNotice,
  body: z.object({ layout: noticeLayoutSchema }),
  response: z.null(),
})

export const publishNotice = defineCall({
  ...call,
  name: 'publishNotice',
  method: 'POST',
  path: '/rest/secure/notices/:uuid/publication',
  summary:
    'Puts the draft in force: from now on users are requested it, also those who confirmed an earlier version',
  permission: 'notices:administer',
  params: ofNotice,
  /** `version` is the draft that was read: one that somebody else has written meanwhile is not published (404). */
  query: z.object({ version: z.optional(z.uuid()) }),
  response: z.null(),
})

export const retireNotice = defineCall({
  ...call,
  name: 'retireNotice',
  method: 'POST',
  path: '/rest/secure/notices/:uuid/retirement',
  summary: 'Asks nobody any more; doing so again changes nothing',
  permission: 'notices:administer',
  params: ofNotice,
  response: z.null(),
})

export const noticeCalls = [getNotices, createNotice, draftNotice, publishNotice, retireNotice]
