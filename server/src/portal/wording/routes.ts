import { getWording, resetWording, searchTexts, setWording } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { portalTexts } from './portal-texts'
import { changeWording, readWording, resetOwnWording, searchPortalTexts } from './service'

export const wordingPage: MenuPage = {
  label: { de: 'Texte', en: 'Wording' },
  glyph: 'notice',
  url: '/platform/home-portal/wording',
  needs: 'appearance:administer',
}

/** What the portal says in the words of a business. */
export function registerWording(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
  root: string,
): void {
  const { read, change } = serviceRoutes(app, parts)
  const originals = portalTexts(root)
  read(getWording, (context, { params }) => readWording(originals, context, params))
  read(searchTexts, (_context, { query }) => searchPortalTexts(originals, query))
  change(setWording, (context, { params, body }) => changeWording(originals, context, { ...params, ...body }))
  change(resetWording, (context, { params, query }) => resetOwnWording(context, { ...params, ...query }))
}
