import * as z from 'zod/mini'
import type { Permission } from './permissions'
import './without-eval'

/** Who may ask: anyone, a user with the call's permission, or the holder of a one-time action token. */
export type Access = 'public' | 'signed-in' | 'action-token'

/**
 * One call between the browser and the server. The server registers its route from it, the browser its client,
 * and `/rest/openapi.json` its description; nothing about a call stands anywhere else.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  By extends Access = Access,
> {
  /** Name of the operation, unique in the contract; OpenAPI's operationId. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` in place of each parameter, without the host. */
  readonly path: string
  /** One sentence for the API's readers. */
  readonly summary: string
  /** The subject the call belongs to; OpenAPI's tag. */
  readonly subject: string
  readonly access: By
  /** What a signed-in user's roles must allow; undefined for the other ways in. */
  readonly permission: Permission | undefined
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The JSON of a 200; `z.null()` for a call that answers 204. */
  readonly response: Answer
}

export type AnyCall = Call

/** What a call takes, as its caller writes it. */
export type CallInput<C extends AnyCall> = {
  params: z.input<C['params']>
  query: z.input<C['query']>
  body: z.input<C['body']>
}

/** What a call answers, after validation. */
export type CallResponse<C extends AnyCall> = z.output<C['response']>

const nothing = z.undefined()
type Nothing = typeof nothing

interface CallDefinition<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> extends Omit<Call, 'params' | 'query' | 'body' | 'response' | 'access' | 'permission'> {
  params?: Params
  query?: Query
  body?: Body
  response: Answer
}

/** A call says who may ask in one way: by a permission, which makes it one for signed-in users, or by `access`. */
type WhoMayAsk<By extends Access> =
  | { permission: Permission; access?: never }
  | { access: Exclude<By, 'signed-in'>; permission?: never }

export function defineCall<
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
  By extends Access = 'signed-in',
>(
  definition: CallDefinition<Params, Query, Body, Answer> & WhoMayAsk<By>,
): Call<Params, Query, Body, Answer, By> {
  return {
    ...definition,
    access: (definition.access ?? 'signed-in') as By,
    permission: definition.permission,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
  }
}
