import {
  getHierarchyNodes,
  getMarketIds,
  getMeteringPoint,
  setMarketIds,
  type MapTiles,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { registerAttributes } from './attributes/routes'
import { registerBulk } from './bulk/routes'
import { registerLocationGroups } from './groups/routes'
import { registerCalendar } from './calendar/routes'
import { registerUsualCurrency } from './usual-currency/routes'
import { registerFiles } from './files/routes'
import { hierarchyNodes } from './hierarchy'
import type { PointsOfTemplate } from './lists/points-of-formula'
import { registerLocationTable } from './location-table/routes'
import { registerMap } from './map/routes'
import { changeMarketIds, marketIds } from './market-ids'
import { meteringPoint, type ReachOf } from './metering-point'
import { registerPoints } from './points/routes'
import type { StructureParts } from './structure/apply-step'
import { registerStructure } from './structure/routes'
import type { UndoFactor } from './structure/undo-service'
import { registerTwin } from './twin/routes'
import type { MenuPage } from '../access/menu-page'

export const hierarchyPage: MenuPage = {
  label: { de: 'Hierarchie', en: 'Hierarchy' },
  glyph: 'orgUnit',
  url: '/platform/organization/hierarchy',
  needs: 'hierarchy:read',
}

/** The tree of what a user may see, and what stands at its leaves. */
export async function registerOrganization(
  app: FastifyInstance,
  {
    entities,
    reachOf,
    pointsOfTemplate,
    structure,
    undoFactor,
    audit,
    tiles,
    maxBusinessFileBytes,
  }: {
    entities: Entities
    reachOf: ReachOf
    pointsOfTemplate: PointsOfTemplate
    structure: StructureParts
    undoFactor: UndoFactor
    audit: AuditLog
    tiles?: MapTiles | undefined
    maxBusinessFileBytes: number
  },
): Promise<void> {
  registerAttributes(app, { entities, audit })
  registerStructure(app, { entities, audit, undoFactor, ...structure })
  registerBulk(app, { entities, audit, ...structure })
  registerMap(app, { entities, audit, tiles })
  registerPoints(app, { entities, audit, pointsOfTemplate })
  registerLocationTable(app, { entities, audit, pointsOfTemplate })
  registerLocationGroups(app, { entities, audit, ...structure })
  registerCalendar(app)
  registerUsualCurrency(app, entities)
  registerTwin(app, { entities, audit })
  await registerFiles(app, { entities, audit, maxBusinessFileBytes })
  registerRoute(app, getHierarchyNodes, ({ query, user }) =>
    hierarchyNodes(entities, user.visibleBusinessIds, query),
  )
  registerRoute(app, getMeteringPoint, ({ params, user }) =>
    meteringPoint(entities, reachOf, params.meteringPointId, user.visibleBusinessIds),
  )
  registerRoute(app, getMarketIds, ({ params, user }) => marketIds(entities, params.meteringPointId, user))
  serviceRoutes(app, { entities, audit }).change(setMarketIds, async (context, { params, body }) => {
    const id = params.meteringPointId
    await changeMarketIds(context, structure, { id, written: body })
    return marketIds(context, id, context.user)
  })
}
