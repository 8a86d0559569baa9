import { getAuditEntries, verifyAuditLog } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import type { AuditLog } from './audit-log'
import { readEntries, verifyLog } from './service'
import { serviceRoutes } from './service-routes'
import type { MenuPage } from '../access/menu-page'

export const auditPage: MenuPage = {
  label: { de: 'Protokoll', en: 'Audit log' },
  glyph: 'table',
  url: '/platform/home-portal/audit',
  needs: 'audit:read',
}

/** What administrators read of the audit log: their businesses' part of it; the operator all of it. */
export function registerAudit(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  const { read } = serviceRoutes(app, parts)
  read(getAuditEntries, (context, { query }) => readEntries(context, query))
  read(verifyAuditLog, verifyLog, { perMinute: 120 })
}
