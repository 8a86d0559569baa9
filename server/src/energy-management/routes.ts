import {
  changeAction as changeCall,
  createAction as createCall,
  deleteAction as deleteCall,
  getDashboard as getDashboardCall,
  listActions as listCall,
  restoreAction as restoreCall,
  saveDashboard as saveDashboardCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../access/menu-page'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { changeAction, createAction, deleteAction, readActions, restoreAction } from './actions/service'
import { readDashboard, saveDashboard } from './dashboards/service'

export const overviewPage: MenuPage = {
  label: { de: 'Übersicht', en: 'Overview' },
  glyph: 'status',
  url: '/platform/enms/overview',
  needs: 'measurements:read',
}

export const actionsPage: MenuPage = {
  label: { de: 'Maßnahmen', en: 'Actions' },
  glyph: 'actions',
  url: '/platform/enms/actions',
  needs: 'measurements:read',
}

/** What a business does to save energy, and what came of it. */
export function registerEnergyManagement(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listCall, (context) => readActions(context))
  change(createCall, (context, { body }) => createAction(context, body))
  change(changeCall, (context, { params, body }) => changeAction(context, { ...params, ...body }))
  change(deleteCall, (context, { params, query }) => deleteAction(context, { ...params, ...query }))
  change(restoreCall, (context, { params }) => restoreAction(context, params))
  read(getDashboardCall, (context) => readDashboard(context))
  // How somebody arranges their own page is nothing for the audit log.
  read(saveDashboardCall, (context, { body }) => saveDashboard(context, body))
}
