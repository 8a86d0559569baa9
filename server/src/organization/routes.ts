import { getHierarchyNodes, getMarketIds, getMeteringPoint, setMarketIds } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { hierarchyNodes } from './hierarchy'
import { changeMarketIds, marketIds } from './market-ids'
import { meteringPoint, type ReachOf } from './metering-point'

/** The tree of what a user may see, and what stands at its leaves. */
export function registerOrganization(
  app: FastifyInstance,
  { entities, reachOf, audit }: { entities: Entities; reachOf: ReachOf; audit: AuditLog },
): void {
  registerRoute(app, getHierarchyNodes, ({ query, user }) =>
    hierarchyNodes(entities, user.visibleBusinessIds, query),
  )
  registerRoute(app, getMeteringPoint, ({ params, user }) =>
    meteringPoint(entities, reachOf, params.meteringPointId, user.visibleBusinessIds),
  )
  registerRoute(app, getMarketIds, ({ params, user }) => marketIds(entities, params.meteringPointId, user))
  registerRoute(app, setMarketIds, async ({ params, body, user }) => {
    await changeMarketIds({ entities, audit }, { id: params.meteringPointId, written: body, user })
    return marketIds(entities, params.meteringPointId, user)
  })
}
