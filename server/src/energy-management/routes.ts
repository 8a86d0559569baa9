import {
  changeAction as changeCall,
  createAction as createCall,
  deleteAction as deleteCall,
  getDashboard as getDashboardCall,
  listActions as listCall,
  listPublishedCarbonReports as listReportsCall,
  publishCarbonReport as publishReportCall,
  withdrawCarbonReport as withdrawReportCall,
  restoreAction as restoreCall,
  saveDashboard as saveDashboardCall,
} from '@energycockpit/contract'
import {
  changeBudget as changeBudgetCall,
  changeIndicator as changeIndicatorCall,
  createBudget as createBudgetCall,
  createIndicator as createIndicatorCall,
  deleteBudget as deleteBudgetCall,
  deleteIndicator as deleteIndicatorCall,
  getLocationPeers as getLocationPeersCall,
  listBudgets as listBudgetsCall,
  listIndicators as listIndicatorsCall,
  restoreBudget as restoreBudgetCall,
  restoreIndicator as restoreIndicatorCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { MenuPage } from '../access/menu-page'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import { carbonReportOf } from '../aggregation/index'
import type { Entities } from '../entities/entities'
import type { Readings } from '../readings/index'
import { changeAction, createAction, deleteAction, readActions, restoreAction } from './actions/service'
import { budgetService, readBudgets } from './budgets/service'
import { publishReport, readPublishedReports, withdrawReport } from './carbon/service'
import { readDashboard, saveDashboard } from './dashboards/service'
import { registerEnergyUses } from './energy-uses/routes'
import { readPeers } from './indicators/peers-service'
import { indicatorService, readIndicators } from './indicators/service'

export const overviewPage: MenuPage = {
  label: { de: 'Übersicht', en: 'Overview' },
  glyph: 'status',
  url: '/platform/enms/overview',
  needs: 'measurements:read',
}

export const todayPage: MenuPage = {
  label: { de: 'Strom heute', en: 'Electricity today' },
  glyph: 'electricity',
  url: '/platform/enms/today',
  needs: 'measurements:read',
}

export const actionsPage: MenuPage = {
  label: { de: 'Maßnahmen', en: 'Actions' },
  glyph: 'actions',
  url: '/platform/enms/actions',
  needs: 'measurements:read',
}

export const indicatorsPage: MenuPage = {
  label: { de: 'Kennzahlen', en: 'Indicators' },
  glyph: 'gauge',
  url: '/platform/enms/indicators',
  needs: 'measurements:read',
}

export const budgetsPage: MenuPage = {
  label: { de: 'Budgets', en: 'Budgets' },
  glyph: 'budget',
  url: '/platform/enms/budgets',
  needs: 'measurements:read',
}

export const carbonPage: MenuPage = {
  label: { de: 'Treibhausgase', en: 'Carbon' },
  glyph: 'co2',
  url: '/platform/enms/carbon',
  needs: 'measurements:read',
}

/** What a business does to save energy, and what came of it. */
export function registerEnergyManagement(
  app: FastifyInstance,
  parts: { entities: Entities; readings: Readings; audit: AuditLog },
): void {
  const routes = serviceRoutes(app, parts)
  const { read, change } = routes
  registerEnergyUses(routes)
  read(listCall, (context) => readActions(context))
  change(createCall, (context, { body }) => createAction(context, body))
  change(changeCall, (context, { params, body }) => changeAction(context, { ...params, ...body }))
  change(deleteCall, (context, { params, query }) => deleteAction(context, { ...params, ...query }))
  change(restoreCall, (context, { params }) => restoreAction(context, params))
  read(listReportsCall, (context) => readPublishedReports(context))
  change(publishReportCall, (context, { body }) => {
    // Within the step's transaction: the embedded store has one at a time, and waits for it.
    const stores = { ...parts, entities: { ...parts.entities, db: context.db } }
    return publishReport(context, body, (wanted, visible) => carbonReportOf(stores, wanted, visible))
  })
  change(withdrawReportCall, (context, { params, body }) => withdrawReport(context, { ...params, ...body }))
  read(getDashboardCall, (context) => readDashboard(context))
  // How somebody arranges their own page is nothing for the audit log.
  read(saveDashboardCall, (context, { body }) => saveDashboard(context, body))

  const indicators = indicatorService
  read(listIndicatorsCall, (context) => readIndicators(context))
  change(createIndicatorCall, (context, { body }) => indicators.create(context, body))
  change(changeIndicatorCall, (context, { params, body }) =>
    indicators.change(context, params.indicatorId, body),
  )
  change(deleteIndicatorCall, (context, { params, query }) =>
    indicators.remove(context, params.indicatorId, Number(query.revision)),
  )
  change(restoreIndicatorCall, (context, { params }) => indicators.restore(context, params.indicatorId))
  read(getLocationPeersCall, (context, { query }) => readPeers(context, query))

  const budgets = budgetService
  read(listBudgetsCall, (context) => readBudgets(context))
  change(createBudgetCall, (context, { body }) => budgets.create(context, body))
  change(changeBudgetCall, (context, { params, body }) => budgets.change(context, params.budgetId, body))
  change(deleteBudgetCall, (context, { params, query }) =>
    budgets.remove(context, params.budgetId, Number(query.revision)),
  )
  change(restoreBudgetCall, (context, { params }) => budgets.restore(context, params.budgetId))
}
