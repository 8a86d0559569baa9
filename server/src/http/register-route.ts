import {
  errorResponseSchema,
  scopeOfPermission,
  type AnyCall,
  type Permission,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import type { FreeSpace } from '../data-folder/free-space'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { needsRoom } from './calls-without-room'
import { Problem } from './problem'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who asks, by session cookie or bearer token; undefined when nobody is signed in. The gateway decorates it. */
    authenticate(request: FastifyRequest): Promise<SignedInUser | undefined>
    /** Names of the contract's calls that have a route. */
    registeredCalls: Set<string>
    freeSpace: FreeSpace
  }
}

/** What a handler gets; params, query and body are validated. */
export interface CallRequest<C extends AnyCall, User> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  user: User
  request: FastifyRequest
  reply: FastifyReply
}

/** What may be set for one route. */
export interface CallOptions {
  /** At most so many requests per minute from one address; more are answered with 429. */
  perMinute?: number
  /** Longest body in bytes; longer ones are answered with 413. */
  bodyLimit?: number
  /** Also for users who have something to confirm first; every other call for signed-in users refuses them. */
  whileBlocked?: boolean
}

/** Instead of an answer: the caller has it already, and it is as it was. Sent as 304. */
export const unchanged = Symbol('unchanged')

type Handled<C extends AnyCall> = z.output<C['response']> | typeof unchanged
type Handler<C extends AnyCall, User> = (input: CallRequest<C, User>) => Promise<Handled<C>> | Handled<C>

/** Nobody is signed in where a call is open to everybody. */
type UserOf<C extends AnyCall> = C['access'] extends 'public' ? undefined : SignedInUser

/**
 * Registers the route of one call of the contract: validation, sign-in, the permission that the call names, and its
 * description for OpenAPI. A call with an action token is answered to the user of that token. An answer of null is sent
 * as 204.
 */
export function registerRoute<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, UserOf<C>>,
  { perMinute, bodyLimit, whileBlocked = false }: CallOptions = {},
): void {
  const { access, permission } = call
  if ((access === 'signed-in') !== (permission !== undefined))
    throw new Error(`${call.name}: a call for signed-in users names a permission, and no other does`)
  if (app.registeredCalls.has(call.name)) throw new Error(`${call.name} has a route already`)
  app.registeredCalls.add(call.name)

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (access === 'public') return
    if (access === 'action-token') return rememberPrincipal(request, await app.holderOfActionToken(request))
    const user = await app.authenticate(request)
    if (user === undefined) return refuseStranger(request, reply)
    if (permission === undefined || !isPermitted(user.roles, permission)) throw refusal(user, permission)
    if (!whileBlocked && (await app.isBlocked(user.uuid))) throw new Problem(403, 'BLOCKED')
    rememberPrincipal(request, user)
  }

  /** Before anything is stored, so that nothing of it is: an engine that finds no room half way may not survive it. */
  const refuseWhenFull = () => app.freeSpace.refuseWhenFull()

  app.route({
    method: call.method,
    url: call.path,
    schema: describe(call),
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    // Sign-in and permission come before validation: a stranger learns nothing from error messages.
    preValidation: [admit, ...(needsRoom(call) ? [refuseWhenFull] : [])],
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: askers.get(request),
        request,
        reply,
      } as CallRequest<C, UserOf<C>>
      const answer = await handler(input)
      if (answer === null) return reply.code(204).send()
      if (answer === unchanged) return reply.code(304).send()
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return answer
    },
  })
}

/** A token is told which scope it lacks, unless its user's roles would not allow the call either. */
function refusal({ apiToken }: SignedInUser, permission: Permission | undefined): Problem {
  const scope = permission && scopeOfPermission(permission)
  if (!apiToken || (scope && apiToken.scopes.includes(scope))) return new Problem(403, 'FORBIDDEN')
  return new Problem(
    403,
    'SCOPE_MISSING',
    scope ? `The API token needs the scope ${scope}` : 'This call is not open to API tokens',
  )
}

const askers = new WeakMap<FastifyRequest, SignedInUser>()

/** Nobody only where an action token is missing, which validation answers. */
function rememberPrincipal(request: FastifyRequest, user: SignedInUser | undefined): void {
  if (user) askers.set(request, user)
}

/** The web session answers with a redirect, which the browser notices as its time-out; the app gets a plain 401. */
function refuseStranger(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.authorization !== undefined) throw new Problem(401, 'NOT_SIGNED_IN')
  return reply.header('cache-control', 'no-store').redirect('/login', 302)
}

const done = z.null().check(z.describe('Done; there is nothing to answer'))
const failed = errorResponseSchema.check(z.describe('What went wrong'))

const tokenNeeds = (scope: string | undefined) =>
  scope ? `; an API token needs the scope ${scope}` : '; not open to API tokens'

function describe(call: AnyCall): FastifySchema {
  const given = (schema: z.ZodMiniType) => (schema instanceof z.ZodMiniUndefined ? undefined : schema)
  const answersNothing = call.response instanceof z.ZodMiniNull
  const params = given(call.params)
  const querystring = given(call.query)
  const body = given(call.body)
  const scope = call.permission && scopeOfPermission(call.permission)
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.permission && { description: `Needs the permission ${call.permission}${tokenNeeds(scope)}` }),
    tags: [call.subject],
    ...(call.access === 'signed-in' && {
      security: [{ session: [] }, { bearer: [] }, ...(scope ? [{ apiToken: [scope] }] : [])],
    }),
    ...(call.access === 'action-token' && { security: [{ actionToken: [] }] }),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
    response: {
      ...(answersNothing ? { 204: done } : { 200: call.response.check(z.describe('The answer')) }),
      default: failed,
    },
  }
}
