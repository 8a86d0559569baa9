import * as z from 'zod/mini'
import { actionTokenQuery } from './action-token'
import { defineCall } from './call'
import { localeSchema } from './locale'
import { storableText } from './storable-text'

/*
 * What stands between the password and the portal: terms to confirm and information to acknowledge. The calls are
 * made by a user who is not signed in yet and holds the one-time token of the running log-in.
 */

/** What the action token says, as the page reads it; the server goes by its signature. */
export const actionTokenClaimsSchema = z.object({
  userUuid: z.uuid(),
  roles: z.array(z.int()),
  clientBusinessId: z.int(),
  superClientBusinessId: z.nullable(z.int()),
  requiredActionUrl: z.string().check(z.maxLength(2048)),
})
export type ActionTokenClaims = z.output<typeof actionTokenClaimsSchema>

export const termsAndConditionsType = 'TERMS_AND_CONDITIONS'
/** Types that are taken note of and not confirmed; of every other type the server keeps page content. */
export const informationTypes: readonly string[] = ['TAF7', 'INFORMATION']
const shortText = storableText.check(z.maxLength(300))
const longText = storableText.check(z.maxLength(100_000))
/** Empty where there is nothing to link to. */
const webLink = storableText.check(z.maxLength(2048))

/** Something to confirm; terms and conditions come before all others. */
export const remainingReasonSchema = z.object({
  uuid: z.uuid(),
  /** TERMS_AND_CONDITIONS or another, never one of `informationTypes`; the page shows nothing for an unknown type. */
  type: z.string().check(z.maxLength(64)),
})
export type RemainingReason = z.output<typeof remainingReasonSchema>

const inLocale = z.object({ shortName: localeSchema })

/** What the card of terms and conditions says in one language. Texts of several lines are Markdown. */
export const pageContentLayoutSchema = z.object({
  locale: inLocale,
  headline: shortText,
  mainContent: longText,
  linkUrl: webLink,
  linkText: shortText,
  /** A further block below the main content; empty where there is none. */
  extra: longText,
  /** The text of the checkbox; empty: there is no checkbox, and the button is enabled from the start. */
  confirmationText: storableText.check(z.maxLength(2000)),
})
export type PageContentLayout = z.output<typeof pageContentLayoutSchema>

export const informationContentTypes = ['LIST', 'TEXT'] as const

/** What the card of an information notice says in one language. */
export const informationLayoutSchema = z.object({
  locale: inLocale,
  title: shortText,
  /** Items separated by commas for LIST, else text. */
  content: longText,
  contentType: z.enum(informationContentTypes),
  /** Empty where there is none. */
  subInfo: storableText.check(z.maxLength(2000)),
})
export type InformationLayout = z.output<typeof informationLayoutSchema>

/** Something to take note of, with all it says, once for each language. */
export const informationReasonSchema = z.object({ id: z.uuid(), layout: z.array(informationLayoutSchema) })
export type InformationReason = z.output<typeof informationReasonSchema>

/** `locale` is the language in which the user has read what they confirm; without it, the one that they have chosen. */
const confirmationQuery = z.object({ ...actionTokenQuery.shape, locale: z.optional(localeSchema) })

export const getRemainingReasons = defineCall({
  name: 'getRemainingReasons',
  method: 'GET',
  path: '/blocking-reasons/users/:userUuid',
  summary: 'What the user of a running log-in still has to confirm, in order',
  subject: 'blocking',
  access: 'action-token',
  params: z.object({ userUuid: z.uuid() }),
  query: actionTokenQuery,
  response: z.array(remainingReasonSchema),
})

export const getPageContent = defineCall({
  name: 'getPageContent',
  method: 'GET',
  path: '/blocking-reasons/:uuid/page-content',
  summary: 'The text of something to confirm, in every language that it has',
  subject: 'blocking',
  access: 'action-token',
  params: z.object({ uuid: z.uuid() }),
  query: actionTokenQuery,
  response: z.object({ layout: z.array(pageContentLayoutSchema) }),
})

export const confirmReason = defineCall({
  name: 'confirmReason',
  method: 'POST',
  path: '/blocking-reasons/:uuid/user-confirmations',
  summary: 'Confirms something; doing so again changes nothing',
  subject: 'blocking',
  access: 'action-token',
  params: z.object({ uuid: z.uuid() }),
  query: confirmationQuery,
  response: z.null(),
})

export const getInformationReasons = defineCall({
  name: 'getInformationReasons',
  method: 'GET',
  path: '/blocking-reasons-backend',
  summary: 'What the user of a running log-in still has to take note of, in order',
  subject: 'blocking',
  access: 'action-token',
  query: actionTokenQuery,
  response: z.array(informationReasonSchema),
})

export const acknowledgeInformation = defineCall({
  name: 'acknowledgeInformation',
  method: 'PUT',
  path: '/blocking-reasons-backend/acknowledged/:blockingReasonId',
  summary: 'Takes note of an information notice; doing so again changes nothing',
  subject: 'blocking',
  access: 'action-token',
  params: z.object({ blockingReasonId: z.uuid() }),
  query: confirmationQuery,
  response: z.null(),
})

export const blockingCalls = [
  getRemainingReasons,
  getPageContent,
  confirmReason,
  getInformationReasons,
  acknowledgeInformation,
]
