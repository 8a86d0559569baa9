import {
  changeAction,
  createAction,
  deleteAction,
  getDashboard,
  listActions,
  restoreAction,
  saveDashboard,
  type ActionContent,
} from '@energycockpit/contract'
import { modellers, saveViews, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const params = { actionId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4004' }
const content: ActionContent = {
  ...{ name: 'Insulate the roof', description: '', nodeId: 'nowhere', owner: null, dueOn: null },
  ...{ state: 'IDEA', implementedOn: null, currency: 'GBP', savings: [], investment: null, links: [] },
}

export const energyManagementExamples: readonly CallExample[] = [
  { call: listActions, roles: seeValues },
  { call: createAction, roles: modellers, body: content, status: 404 },
  { call: changeAction, roles: modellers, params, body: { content, revision: 1 }, status: 404 },
  { call: deleteAction, roles: modellers, params, query: 'revision=1', status: 404 },
  { call: restoreAction, roles: modellers, params, status: 404 },
  { call: getDashboard, roles: seeValues },
  { call: saveDashboard, roles: saveViews, body: { tiles: [], revision: 99 }, status: 409 },
]
