import { getAppearance, setAppearance } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { changeAppearance, readAppearance } from './service'

export const appearancePage: MenuPage = {
  label: { de: 'Erscheinungsbild', en: 'Appearance' },
  glyph: 'design',
  url: '/platform/home-portal/appearance',
  needs: 'appearance:administer',
}

/** How the portal of a business looks: colours and logos. */
export function registerAppearance(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(getAppearance, (context, { params }) => readAppearance(context, params))
  change(setAppearance, (context, { params, body }) => changeAppearance(context, { ...params, ...body }), {
    perMinute: 60,
  })
}
