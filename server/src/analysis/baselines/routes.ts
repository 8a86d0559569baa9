import {
  addBaselineVersion as addCall,
  createBaseline as createCall,
  deleteBaseline as deleteCall,
  getBaselineStandings as standingsCall,
  getSavedBaselineVariance as varianceCall,
  listBaselines as listCall,
  renameBaseline as renameCall,
  restoreBaseline as restoreCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { readStandings } from './standings'
import { planSavedVariance } from './saved-variance'
import {
  addBaselineVersion,
  createBaseline,
  deleteBaseline,
  readBaselines,
  renameBaseline,
  restoreBaseline,
  type Stores,
} from './service'

/** Baselines that a business has agreed on, version by version, and what its meters used against them. */
export function registerBaselines(app: FastifyInstance, parts: Stores & { audit: AuditLog }): void {
  const { entities, audit, ...more } = parts
  const stores = { entities, ...more }
  const { read, change } = serviceRoutes(app, parts)
  read(listCall, (context, { query }) => readBaselines(context, query))
  // Models are fitted before the transaction, in which everybody else would wait for them.
  read(createCall, (context, { body }) => createBaseline(context, stores, body))
  read(addCall, (context, { params, body }) => addBaselineVersion(context, stores, { ...params, ...body }))
  change(renameCall, (context, { params, body }) => renameBaseline(context, { ...params, ...body }))
  change(deleteCall, (context, { params, query }) => deleteBaseline(context, { ...params, ...query }))
  change(restoreCall, (context, { params }) => restoreBaseline(context, params))
  registerRoute(app, standingsCall, ({ user, request, reply, query }) =>
    readStandings({ user, db: entities.db, audit, log: request.log }, stores, {
      query,
      signal: disconnectSignal(reply),
    }),
  )
  registerRoute(app, varianceCall, async (call) => {
    const { user, request, reply } = call
    const context = { user, db: entities.db, audit, log: request.log }
    const { tag, answer } = await planSavedVariance(context, stores, call)
    return respondUnlessKnown(call, tag, () => answer(disconnectSignal(reply)))
  })
}
