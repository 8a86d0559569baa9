import type { AnyCall } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { SignedInUser } from '../access/signed-in-user'
import type { Entities } from '../entities/entities'
import { registerRoute, type CallOptions, type CallRequest } from '../http/register-route'
import type { AuditLog } from './audit-log'
import { inTransaction, type ChangeContext, type Context } from './service-context'

/** A call for signed-in users, whose permission the route checks. */
type SignedInCall = AnyCall & { access: 'signed-in' }
/** A function of a service returns nothing where the call answers 204. */
type Result<C extends AnyCall> = z.output<C['response']> extends null ? void : z.output<C['response']>
type Service<C extends AnyCall, Given> = (
  context: Given,
  request: Pick<CallRequest<C, SignedInUser>, 'params' | 'query' | 'body'>,
) => Promise<Result<C>>

/**
 * Registers the routes of one subject, a line each: `read` for what changes nothing, `change` for what runs in a
 * transaction with its entry in the audit log. Sign-in, permission and validation follow from the call.
 */
export function serviceRoutes(
  app: FastifyInstance,
  { entities: { db }, audit }: { entities: Entities; audit: AuditLog },
) {
  function read<C extends SignedInCall>(call: C, service: Service<C, Context>, options?: CallOptions): void {
    const handler = async (requested: CallRequest<C, SignedInUser>) =>
      (await service({ user: requested.user, db, audit, log: requested.request.log }, requested)) ?? null
    // Whoever calls `read` with a call knows its types; in here they are any call's.
    registerRoute<AnyCall>(app, call, handler as never, options)
  }
  function change<C extends SignedInCall>(
    call: C,
    service: Service<C, ChangeContext>,
    options?: CallOptions,
  ): void {
    read(
      call,
      (context, requested) => inTransaction(context, (changing) => service(changing, requested)),
      options,
    )
  }
  return { read, change }
}
