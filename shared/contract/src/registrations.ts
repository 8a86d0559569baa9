import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'
import { namedLine } from './one-line'
import { registrationDetailsSchema, registrationLocale, hasCompanyNumber } from './registration-details'
import { revisionInAddress, revisionSchema } from './revision'
import { storableText } from './storable-text'
import { rolesSchema } from './users'

export const REGISTRATIONS_PER_PAGE = 30

/** Sent: the address is not confirmed yet. */
export const registrationStates = ['SENT', 'CONFIRMED', 'ACCEPTED', 'REJECTED'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** How many days a request is kept after the last step: sent, confirmed, decided. Then it is deleted. */
export const registrationKeptDays: Readonly<Record<RegistrationState, number>> = {
  SENT: 7,
  CONFIRMED: 365,
  ACCEPTED: 365,
  REJECTED: 90,
}

/** A form that is sent faster than somebody can fill it in was filled in by a program. */
export const registrationMinSeconds = 3

const publicPath = '/rest/public/registrations'
const path = '/rest/secure/registrations'
const open = { subject: 'registration', access: 'public' } as const
const secure = { subject: 'registration', permission: 'registrations:administer' } as const

/** Of a form or of a link, as the server made it. */
const secret = storableText.check(z.minLength(1), z.maxLength(600))

export const openRegistration = defineCall({
  ...open,
  name: 'openRegistration',
  method: 'POST',
  path: `${publicPath}/forms`,
  summary: 'A ticket with which one registration may be sent',
  response: z.object({
    ticket: z.string(),
    /** How long the ticket is good, in seconds. */
    lasts: z.int(),
  }),
})

export const sendRegistration = defineCall({
  ...open,
  name: 'sendRegistration',
  method: 'POST',
  path: publicPath,
  summary:
    'Requests access for a company; whoever sends it is asked by mail to confirm, and the answer is the same for everybody',
  body: z
    .object({
      ...registrationDetailsSchema.shape,
      locale: registrationLocale,
      /** To the terms and the privacy notice. */
      consent: z.literal(true),
      ticket: secret,
      /** The business whose public pages it came by. */
      clientBusinessId: z.optional(businessIdSchema),
      /** Nobody sees this field, so only a program fills it in. */
      homepage: z.optional(storableText.check(z.maxLength(2000))),
    })
    .check(z.refine(hasCompanyNumber, { path: ['taxNumber'], error: 'needs a tax or register number' })),
  response: z.null(),
})

export const resendRegistrationMail = defineCall({
  ...open,
  name: 'resendRegistrationMail',
  method: 'POST',
  path: `${publicPath}/confirmation-mails`,
  summary: 'Sends the mail with the link to confirm once more, to whoever has the ticket of the form',
  body: z.object({ ticket: secret }),
  response: z.null(),
})

export const confirmRegistration = defineCall({
  ...open,
  name: 'confirmRegistration',
  method: 'POST',
  path: `${publicPath}/confirmations`,
  summary: 'Confirms the address of a registration by the mailed token; a second time changes nothing',
  body: z.object({ token: secret }),
  response: z.object({
    /** Unknown: there is no such request, not any more, or the link has expired. */
    outcome: z.enum(['confirmed', 'unknown']),
  }),
})

export const withdrawOwnRegistration = defineCall({
  ...open,
  name: 'withdrawOwnRegistration',
  method: 'POST',
  path: `${publicPath}/withdrawals`,
  summary: 'Deletes a registration that is not decided by the mailed token, with all that it says',
  body: z.object({ token: secret }),
  response: z.object({
    /** Decided: it is kept, for how long the notice of the form says. */
    outcome: z.enum(['withdrawn', 'decided']),
  }),
})

/** A registration as the list shows it. */
export const listedRegistrationSchema = z.object({
  id: z.uuid(),
  state: z.enum(registrationStates),
  companyName: z.string(),
  city: z.string(),
  country: z.string(),
  contactName: z.string(),
  email: z.string(),
  /** Whose public pages it came by; null: the portal's own. */
  businessName: z.nullable(z.string()),
  /** Instant, UTC. */
  sentAt: z.iso.datetime(),
})
export type ListedRegistration = z.output<typeof listedRegistrationSchema>

export const listRegistrations = defineCall({
  ...secure,
  name: 'listRegistrations',
  method: 'GET',
  path,
  summary: 'Registrations that the user decides on, the latest first, a page at a time',
  query: z.object({
    state: z.optional(z.enum(registrationStates)),
    /** Part of a company, contact or address. */
    search: z.optional(storableText.check(z.maxLength(100))),
    /** `next` of the page before. */
    after: z.optional(z.uuid()),
  }),
  response: z.object({
    registrations: z.array(listedRegistrationSchema),
    /** What to ask for with `after`; null on the last page. */
    next: z.nullable(z.uuid()),
  }),
})

/** Why a company may be known already. */
export const registrationHints = [
  'BUSINESS_NAME',
  'USER_EMAIL',
  'USER_DOMAIN',
  'REQUEST_NAME',
  'REQUEST_NUMBER',
] as const
export type RegistrationHint = (typeof registrationHints)[number]

export const registrationSchema = z.object({
  ...listedRegistrationSchema.shape,
  ...registrationDetailsSchema.shape,
  country: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  locale: registrationLocale,
  /** What was agreed to, when it was sent. */
  consentVersion: z.string(),
  confirmedAt: z.nullable(z.iso.datetime()),
  decision: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** Null: no longer known. */
      by: z.nullable(z.string()),
      /** Of a rejection. */
      reason: z.string(),
      /** Where it was accepted. */
      businessName: z.nullable(z.string()),
    }),
  ),
  /** When it is deleted, unless something happens to it before. */
  deletedAt: z.iso.datetime(),
  hints: z.array(z.object({ hint: z.enum(registrationHints), name: z.string() })),
  /** Below which businesses a new one may be created. */
  parents: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The roles that may be given in one below another, and in one below none; null: there may be none of these. */
  rolesBelow: z.array(z.int()),
  rolesAbove: z.nullable(z.array(z.int())),
  /** To which businesses it may be added, with the roles that may be given there. */
  businesses: z.array(z.object({ id: z.int(), name: z.string(), roles: z.array(z.int()) })),
  /** The identity provider keeps the users, so that nobody is invited from here. */
  isKept: z.boolean(),
  revision: revisionSchema,
})
export type Registration = z.output<typeof registrationSchema>

const params = z.object({ registrationId: z.uuid() })

export const readRegistration = defineCall({
  ...secure,
  name: 'readRegistration',
  method: 'GET',
  path: `${path}/:registrationId`,
  summary: 'One registration with all that it says, and what may be done about it',
  params,
  response: registrationSchema,
})

const decided = z.object({
  /** False: the mail about it could not be sent. */
  mailed: z.boolean(),
})

export const acceptRegistration = defineCall({
  ...secure,
  name: 'acceptRegistration',
  method: 'POST',
  path: `${path}/:registrationId/acceptance`,
  summary:
    'Creates the business, or takes an existing one, and invites the contact: all of it or nothing; of another revision nothing is done (409)',
  params,
  body: z.object({
    revision: revisionSchema,
    target: z.union([
      z.object({
        kind: z.literal('new'),
        name: namedLine(100),
        superClientBusinessId: z.nullable(businessIdSchema),
      }),
      z.object({ kind: z.literal('existing'), businessId: businessIdSchema }),
    ]),
    /** Of the contact. */
    roles: rolesSchema,
  }),
  response: decided,
})

export const rejectRegistration = defineCall({
  ...secure,
  name: 'rejectRegistration',
  method: 'POST',
  path: `${path}/:registrationId/rejection`,
  summary:
    'Rejects a registration and mails the reason to whoever sent it; of another revision nothing is done (409)',
  params,
  body: z.object({
    revision: revisionSchema,
    reason: storableText.check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  response: decided,
})

export const withdrawRegistration = defineCall({
  ...secure,
  name: 'withdrawRegistration',
  method: 'DELETE',
  path: `${path}/:registrationId`,
  summary: 'Deletes a registration and all that it says, as whoever sent it wishes',
  params,
  query: z.object({ revision: revisionInAddress }),
  response: z.null(),
})

export const registrationCalls = [
  ...[openRegistration, sendRegistration, resendRegistrationMail, confirmRegistration],
  ...[withdrawOwnRegistration, listRegistrations, readRegistration],
  ...[acceptRegistration, rejectRegistration, withdrawRegistration],
]
