import {
  archiveAttribute as archiveCall,
  createAttribute as createCall,
  deleteAttribute as deleteCall,
  getAttributes,
  getAttributeUses,
  updateAttribute,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../../access/menu-page'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import {
  archiveAttribute,
  changeAttribute,
  createAttribute,
  deleteAttribute,
  readAttributes,
  readUses,
} from './service'

export const attributesPage: MenuPage = {
  label: { de: 'Attribute', en: 'Attributes' },
  glyph: 'attribute',
  url: '/platform/organization/attributes',
  needs: 'structure:administer',
}

/** What administrators define about the items of their business, beside the fields that all have. */
export function registerAttributes(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(getAttributes, (context, { query }) => readAttributes(context, query))
  read(getAttributeUses, (context, { params }) => readUses(context, params))
  change(createCall, (context, { body }) => createAttribute(context, body))
  change(updateAttribute, (context, { params, body }) => changeAttribute(context, { ...params, ...body }))
  change(archiveCall, (context, { params, body }) => archiveAttribute(context, { ...params, ...body }))
  change(deleteCall, (context, { params, query }) => deleteAttribute(context, { ...params, ...query }))
}
