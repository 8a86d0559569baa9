import { downloadMeteringPoints, getMeteringPointUses, listMeteringPoints } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { registerRoute } from '../../http/register-route'
import { amongFormulas, type PointsOfTemplate } from '../lists/points-of-formula'
import { downloadedPoints } from './download-points'
import { pointsPage, usesOfPoint } from './service'

export const meteringPointsPage: MenuPage = {
  label: { de: 'Messstellen', en: 'Metering points' },
  glyph: 'meter',
  url: '/platform/organization/metering-points',
  needs: 'hierarchy:read',
}

/** The metering points of all locations in one list. */
export function registerPoints(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog; pointsOfTemplate: PointsOfTemplate },
): void {
  const { pointsOfTemplate } = parts
  const { read } = serviceRoutes(app, parts)
  read(listMeteringPoints, async (context, { query }) =>
    pointsPage(context, await amongFormulas(query, context.user, pointsOfTemplate)),
  )
  registerRoute(
    app,
    downloadMeteringPoints,
    async ({ query, user, reply }) => {
      const file = await downloadedPoints(
        { db: parts.entities.db, user },
        await amongFormulas(query, user, pointsOfTemplate),
      )
      reply.type(file.type).header('content-disposition', attachment(file.name))
      return file.content
    },
    { perMinute: 60 },
  )
  read(getMeteringPointUses, (context, { params }) => usesOfPoint(context, params.meteringPointId))
}
