import { downloadLocationTable, getLocationTable } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { registerRoute } from '../../http/register-route'
import { amongFormulas, type PointsOfTemplate } from '../lists/points-of-formula'
import { downloadedLocations } from './download-locations'
import { locationsPage } from './service'

/** The locations below chosen objects in one table. */
export function registerLocationTable(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog; pointsOfTemplate: PointsOfTemplate },
): void {
  const { read } = serviceRoutes(app, parts)
  const { pointsOfTemplate } = parts
  read(getLocationTable, async (context, { query }) =>
    locationsPage(context, await amongFormulas(query, context.user, pointsOfTemplate)),
  )
  registerRoute(
    app,
    downloadLocationTable,
    async ({ query, user, reply }) => {
      const file = await downloadedLocations(
        { db: parts.entities.db, user },
        await amongFormulas(query, user, pointsOfTemplate),
      )
      reply.type(file.type).header('content-disposition', attachment(file.name))
      return file.content
    },
    { perMinute: 60 },
  )
}
