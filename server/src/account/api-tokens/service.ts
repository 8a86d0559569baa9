import {
  apiTokenScopes,
  MAX_API_TOKENS,
  permissionsOfScope,
  type ApiTokenScope,
  type CallInput,
  type CallResponse,
  type createApiToken as createApiTokenCall,
  type getApiTokens as getApiTokensCall,
} from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { countUsable, forgetEnded, insertToken, revokeOne, tokensOf } from './repository'
import { hashOfToken, newApiToken } from './token-format'

const day = 24 * 60 * 60 * 1000
/** For so long the table says what a token was. */
const remembered = 90 * day

export async function listTokens({ db, user }: Context): Promise<CallResponse<typeof getApiTokensCall>> {
  const only = onlyBusinessOf(user)
  const business =
    only === null
      ? undefined
      : await db.selectFrom('client_business').select('name').where('id', '=', only).executeTakeFirst()
  return {
    tokens: await tokensOf(db, user.uuid),
    scopes: apiTokenScopes.filter((scope) => allowsSomething(user, scope)),
    businessName: business?.name ?? null,
  }
}

/** Answers the token, which is kept nowhere. */
export async function createToken(
  { db, user, record }: ChangeContext,
  { body }: { body: Omit<CallInput<typeof createApiTokenCall>['body'], 'password'> },
): Promise<CallResponse<typeof createApiTokenCall>> {
  const createdAt = new Date()
  await forgetEnded(db, user.uuid, new Date(createdAt.getTime() - remembered))
  if ((await countUsable(db, user.uuid)) >= MAX_API_TOKENS) throw new Problem(409, 'TOO_MANY_API_TOKENS')
  const token = newApiToken()
  const scopes = apiTokenScopes.filter((scope) => body.scopes.includes(scope))
  const expiresAt = new Date(createdAt.getTime() + body.days * day)
  await insertToken(db, {
    ...{ userUuid: user.uuid, name: body.name, scopes, hash: hashOfToken(token), createdAt, expiresAt },
    ...{ clientBusinessId: user.clientBusinessId, onlyBusinessId: onlyBusinessOf(user) },
  })
  await record({
    ...{ action: 'api-token.created', businessId: user.clientBusinessId },
    detail: { name: body.name, scopes, days: body.days },
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Answers the name of the token that is good no longer. */
export async function revokeToken(
  { db, user, record }: ChangeContext,
  { params: { uuid } }: { params: { uuid: string } },
): Promise<string> {
  const name = await revokeOne(db, user.uuid, uuid)
  if (name === undefined) throw new Problem(404, 'NOT_FOUND')
  await record({ action: 'api-token.revoked', businessId: user.clientBusinessId, detail: { name } })
  return name
}

/** A token sees what its user looks at when they create it. */
const onlyBusinessOf = (user: SignedInUser): number | null => user.activeBusinessId ?? null

const allowsSomething = ({ roles }: SignedInUser, scope: ApiTokenScope): boolean =>
  permissionsOfScope[scope].some((permission) => isPermitted(roles, permission))
