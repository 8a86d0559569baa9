import {
  createNotice as createNoticeCall,
  draftNotice as draftNoticeCall,
  getNotices,
  publishNotice as publishNoticeCall,
  retireNotice as retireNoticeCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { createNotice, draftNotice, publishDraft, readNotices, retireNotice } from './notice-service'
import type { MenuPage } from '../access/menu-page'

export const noticesPage: MenuPage = {
  label: { de: 'Hinweise', en: 'Notices' },
  glyph: 'notice',
  url: '/platform/home-portal/notices',
  needs: 'notices:administer',
}

/** What the operator's administrators do with notices; each step is written into the audit log. */
export function registerNotices(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  const { read, change } = serviceRoutes(app, parts)
  read(getNotices, readNotices)
  change(createNoticeCall, (context, { body }) => createNotice(context, body))
  change(draftNoticeCall, (context, { params, body }) => draftNotice(context, { ...params, ...body }))
  change(publishNoticeCall, (context, { params, query }) => publishDraft(context, { ...params, ...query }))
  change(retireNoticeCall, (context, { params }) => retireNotice(context, params))
}
