import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from '@energycockpit/contract'
import { saveViews, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const view = { name: 'Gas this winter', page: 'ranking', query: '?product=GAS', shared: true }
/** Of nobody: each user sees but their own and what is shared. */
const params = { viewId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4001' }

export const analysisExamples: readonly CallExample[] = [
  { call: listSavedViews, roles: seeValues },
  { call: createSavedView, roles: saveViews, body: view },
  { call: changeSavedView, roles: saveViews, params, body: { ...view, revision: 1 }, status: 404 },
  { call: deleteSavedView, roles: saveViews, params, status: 404 },
]
