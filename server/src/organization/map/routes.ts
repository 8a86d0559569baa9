import { getLocationMap, type MapTiles } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { locationMap } from './service'

export const mapPage: MenuPage = {
  label: { de: 'Karte', en: 'Map' },
  glyph: 'map',
  url: '/platform/organization/map',
  needs: 'hierarchy:read',
}

/** Where the locations are. What they consumed is answered by `aggregation/by-location`, to whoever may see values. */
export function registerMap(
  app: FastifyInstance,
  { tiles, ...parts }: { entities: Entities; audit: AuditLog; tiles?: MapTiles | undefined },
): void {
  const { read } = serviceRoutes(app, parts)
  read(getLocationMap, (context) => locationMap(context, tiles))
}
