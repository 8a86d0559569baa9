import * as z from 'zod/mini'
import './without-eval'

/** Who may ask: anyone, a signed-in user, or the holder of a one-time action token. */
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
  readonly access: Access
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
> extends Omit<Call, 'params' | 'query' | 'body' | 'response'> {
  params?: Params
  query?: Query
  body?: Body
  response: Answer
}

export function defineCall<
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(definition: CallDefinition<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return {
    ...definition,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
  }
}
