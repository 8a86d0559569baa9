import { getTwin } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import type { MenuPage } from '../../access/menu-page'
import { readTwin } from './service'

export const twinPage: MenuPage = {
  label: { de: 'Digitaler Zwilling', en: 'Digital twin' },
  glyph: 'twin',
  url: '/platform/organization/twin',
  needs: 'hierarchy:read',
}

/** Locations with what stands there; objects are changed as all items of the structure are. */
export function registerTwin(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  const { read } = serviceRoutes(app, parts)
  read(getTwin, (context, { params, query }) => readTwin(context, { ...params, ...query }))
}
