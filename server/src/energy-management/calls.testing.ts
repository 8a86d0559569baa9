import {
  changeAction,
  createAction,
  deleteAction,
  getDashboard,
  listActions,
  listPublishedCarbonReports,
  publishCarbonReport,
  withdrawCarbonReport,
  restoreAction,
  saveDashboard,
  type ActionContent,
} from '@energycockpit/contract'
import {
  changeBudget,
  changeIndicator,
  createBudget,
  createIndicator,
  deleteBudget,
  deleteIndicator,
  getLocationPeers,
  listBudgets,
  listIndicators,
  changeEnergyUse,
  createEnergyUse,
  deleteEnergyUse,
  getEnergyUseHistory,
  listEnergyUses,
  restoreBudget,
  restoreEnergyUse,
  restoreIndicator,
  type BudgetContent,
  type EnergyUseContent,
  type IndicatorContent,
} from '@energycockpit/contract'
import { modellers, saveViews, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const params = { actionId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4004' }
const content: ActionContent = {
  ...{ name: 'Insulate the roof', description: '', nodeId: 'nowhere', owner: null, dueOn: null },
  ...{ state: 'IDEA', implementedOn: null, currency: 'GBP', savings: [], investment: null, links: [] },
}

const indicatorParams = { indicatorId: params.actionId }
const indicator: IndicatorContent = {
  ...{ name: 'Heat by area', description: '', nodeId: 'nowhere', period: 'YEAR', owner: null },
  ...{ amount: { kind: 'PRODUCTS', products: ['HEAT'] }, reference: { kind: 'NONE' } },
  ...{ baseline: null, targets: [] },
}
const budgetParams = { budgetId: params.actionId }
const budget: BudgetContent = {
  ...{ name: 'Heat', description: '', nodeId: 'nowhere', year: 2027, productType: 'HEAT' },
  ...{ profile: 'EVEN', amounts: Array<number>(12).fill(1), costs: null, currency: 'GBP' },
}

const useParams = { useId: params.actionId }
const energyUse: EnergyUseContent = {
  ...{ name: 'Heat of the hall', nodeId: 'nowhere', productType: 'HEAT', use: null, point: null },
  ...{ verdict: 'SIGNIFICANT', reasons: ['SUBSTANTIAL_CONSUMPTION'], explanation: '', variables: '' },
  ...{ variableSeries: [], owner: null, reviewOn: null, basis: null },
  ...{ indicatorIds: [], baselineIds: [], actionIds: [] },
}

export const energyManagementExamples: readonly CallExample[] = [
  { call: listActions, roles: seeValues },
  { call: createAction, roles: modellers, body: content, status: 404 },
  { call: changeAction, roles: modellers, params, body: { content, revision: 1 }, status: 404 },
  { call: deleteAction, roles: modellers, params, query: 'revision=1', status: 404 },
  { call: restoreAction, roles: modellers, params, status: 404 },
  { call: listPublishedCarbonReports, roles: seeValues },
  { call: publishCarbonReport, roles: modellers, body: { nodeId: 'nowhere', year: 2025 }, status: 404 },
  {
    call: withdrawCarbonReport,
    roles: modellers,
    params: { id: params.actionId },
    body: { reason: 'x' },
    status: 404,
  },
  { call: getDashboard, roles: seeValues },
  { call: saveDashboard, roles: saveViews, body: { tiles: [], revision: 99 }, status: 409 },
  { call: listIndicators, roles: seeValues },
  { call: createIndicator, roles: modellers, body: indicator, status: 404 },
  {
    ...{ call: changeIndicator, roles: modellers, params: indicatorParams, status: 404 },
    body: { content: indicator, revision: 1 },
  },
  { call: deleteIndicator, roles: modellers, params: indicatorParams, query: 'revision=1', status: 404 },
  { call: restoreIndicator, roles: modellers, params: indicatorParams, status: 404 },
  { call: getLocationPeers, roles: seeValues, query: 'locationId=nowhere', status: 404 },
  { call: listEnergyUses, roles: seeValues },
  { call: getEnergyUseHistory, roles: seeValues, params: useParams, status: 404 },
  { call: createEnergyUse, roles: modellers, body: energyUse, status: 404 },
  {
    ...{ call: changeEnergyUse, roles: modellers, params: useParams, status: 404 },
    body: { content: energyUse, revision: 1 },
  },
  { call: deleteEnergyUse, roles: modellers, params: useParams, query: 'revision=1', status: 404 },
  { call: restoreEnergyUse, roles: modellers, params: useParams, status: 404 },
  { call: listBudgets, roles: seeValues },
  { call: createBudget, roles: modellers, body: budget, status: 404 },
  {
    ...{ call: changeBudget, roles: modellers, params: budgetParams, status: 404 },
    body: { content: budget, revision: 1 },
  },
  { call: deleteBudget, roles: modellers, params: budgetParams, query: 'revision=1', status: 404 },
  { call: restoreBudget, roles: modellers, params: budgetParams, status: 404 },
]
