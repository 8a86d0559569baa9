import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'
import { supportedLocales } from './locale'
import { personName } from './person-name'
import { storableText } from './storable-text'

export const USERS_PER_PAGE = 50

export const userStatuses = ['active', 'invited', 'disabled'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A user as administrators see them. */
export const administeredUserSchema = z.object({
  uuid: z.uuid(),
  userName: z.string(),
  displayName: z.string(),
  businessId: z.int(),
  businessName: z.string(),
  roles: z.array(z.int()),
  /** Invited: no password has been set yet. */
  status: z.enum(userStatuses),
  /** Instant, UTC; null: never yet. */
  lastSignIn: z.nullable(z.iso.datetime()),
  /** Whether a code of the authenticator app is requested at every sign-in. */
  hasSecondFactor: z.boolean(),
  /** How many API tokens of the user are good now. */
  apiTokens: z.int(),
  /** Whether the asker may change anything; never of oneself, nor of users with roles that the asker may not give. */
  changeable: z.boolean(),
})
export type AdministeredUser = z.output<typeof administeredUserSchema>

export const rolesSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(99)))
  .check(z.minLength(1), z.maxLength(17))
const whom = z.object({ userUuid: z.uuid() })
const common = { subject: 'users' } as const

export const getUsers = defineCall({
  ...common,
  name: 'getUsers',
  method: 'GET',
  path: '/rest/secure/users',
  summary: 'The users of the businesses that the asker sees, by name, a page at a time',
  permission: 'users:administer',
  query: z.object({
    /** Part of a name or user name. */
    search: z.optional(storableText.check(z.maxLength(100))),
    businessId: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    /** `next` of the page before. */
    after: z.optional(z.uuid()),
  }),
  response: z.object({
    users: z.array(administeredUserSchema),
    /** What to ask for with `after`; null on the last page. */
    next: z.nullable(z.uuid()),
    /** Where the asker may invite users, and the roles that they may give there. */
    businesses: z.array(z.object({ id: z.int(), name: z.string(), roles: z.array(z.int()) })),
    /** Below which businesses the asker may create further ones; null: they may create none at all. */
    superClients: z.nullable(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
})

export const inviteUser = defineCall({
  ...common,
  name: 'inviteUser',
  method: 'POST',
  path: '/rest/secure/users',
  summary: 'Creates a user and sends a link, good for seven days and one use, to set a password',
  permission: 'users:administer',
  body: z.object({
    businessId: businessIdSchema,
    /** The user name, too. */
    email: z.email().check(z.maxLength(200)),
    displayName: personName,
    roles: rolesSchema,
    /** Language of the mail. */
    locale: z.enum(supportedLocales),
  }),
  response: z.object({ uuid: z.uuid() }),
})

export const renewInvitation = defineCall({
  ...common,
  name: 'renewInvitation',
  method: 'POST',
  path: '/rest/secure/users/:userUuid/invitations',
  summary: 'Sends a new link to a user who has not set a password yet; links before it are no longer good',
  permission: 'users:administer',
  params: whom,
  body: z.object({ locale: z.enum(supportedLocales) }),
  response: z.null(),
})

export const setUserRoles = defineCall({
  ...common,
  name: 'setUserRoles',
  method: 'PUT',
  path: '/rest/secure/users/:userUuid/roles',
  summary: "Changes a user's roles, to such as the asker may give",
  permission: 'users:administer',
  params: whom,
  body: z.object({ roles: rolesSchema }),
  response: z.null(),
})

export const setUserDisabled = defineCall({
  ...common,
  name: 'setUserDisabled',
  method: 'PUT',
  path: '/rest/secure/users/:userUuid/disabled',
  summary: 'Disables a user, which signs them out everywhere, or lets them in again',
  permission: 'users:administer',
  params: whom,
  body: z.object({ disabled: z.boolean() }),
  response: z.null(),
})

export const resetSecondFactor = defineCall({
  ...common,
  name: 'resetSecondFactor',
  method: 'DELETE',
  path: '/rest/secure/users/:userUuid/second-factor',
  summary:
    'Switches off the second factor of a user who has lost phone and recovery codes, and tells them by mail',
  permission: 'users:administer',
  params: whom,
  response: z.null(),
})

export const endUserSessions = defineCall({
  ...common,
  name: 'endUserSessions',
  method: 'DELETE',
  path: '/rest/secure/users/:userUuid/sessions',
  summary: 'Signs a user out everywhere',
  permission: 'users:administer',
  params: whom,
  response: z.null(),
})

export const userCalls = [
  getUsers,
  inviteUser,
  renewInvitation,
  setUserRoles,
  setUserDisabled,
  resetSecondFactor,
  endUserSessions,
]
