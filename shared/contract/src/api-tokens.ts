import * as z from 'zod/mini'
import { apiTokenScopes } from './api-token-scopes'
import { defineCall } from './call'
import { personName } from './person-name'
import { storableText } from './storable-text'

/** So many days a token may be good for. There is none without an end. */
export const apiTokenDays = [7, 30, 90, 365] as const
/** So many tokens a user may have at a time. */
export const MAX_API_TOKENS = 20

const common = { subject: 'identity', permission: 'account:own' } as const
/** Absent where a Keycloak keeps it. */
const password = z.optional(storableText.check(z.maxLength(1000)))
const scopes = z.array(z.enum(apiTokenScopes))

export const apiTokenSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  scopes,
  /** The one business that it sees; null: all that its user sees. */
  businessName: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the hour; null: never. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ApiToken = z.output<typeof apiTokenSchema>

export const getApiTokens = defineCall({
  ...common,
  name: 'getApiTokens',
  method: 'GET',
  path: '/rest/secure/account/api-tokens',
  summary: "The user's API tokens, the latest first; those that were revoked are left out",
  response: z.object({
    tokens: z.array(apiTokenSchema),
    /** The scopes of which the user's roles allow something. */
    scopes,
    /** The one business that a token made now would see; null: all that the user sees. */
    businessName: z.nullable(z.string()),
  }),
})

export const newApiTokenSchema = z.object({
  name: personName,
  scopes: scopes.check(z.minLength(1), z.maxLength(apiTokenScopes.length)),
  days: z.literal(apiTokenDays),
  password,
})

/** Errors: PASSWORD_WRONG (400), TOO_MANY_API_TOKENS (409), TOO_MANY_REQUESTS (429). */
export const createApiToken = defineCall({
  ...common,
  name: 'createApiToken',
  method: 'POST',
  path: '/rest/secure/account/api-tokens',
  summary: 'Creates an API token, answers it this one time and tells the user by mail',
  body: newApiTokenSchema,
  response: z.object({
    /** `ecp_…`, for `Authorization: Bearer`. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})

/** Errors: PASSWORD_WRONG (400), TOO_MANY_REQUESTS (429). */
export const revokeApiToken = defineCall({
  ...common,
  name: 'revokeApiToken',
  method: 'POST',
  path: '/rest/secure/account/api-tokens/:uuid/revocation',
  summary: 'Revokes an API token at once and tells the user by mail',
  params: z.object({ uuid: z.uuid() }),
  body: z.object({ password }),
  response: z.null(),
})

export const revokeApiTokensOfUser = defineCall({
  name: 'revokeApiTokensOfUser',
  method: 'POST',
  path: '/rest/secure/users/:userUuid/api-tokens/revocation',
  summary: 'Revokes all API tokens of a user',
  subject: 'users',
  permission: 'users:administer',
  params: z.object({ userUuid: z.uuid() }),
  response: z.null(),
})

export const apiTokenCalls = [getApiTokens, createApiToken, revokeApiToken, revokeApiTokensOfUser]
