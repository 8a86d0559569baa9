import {
  changeAnnotation,
  changeSavedView,
  createAnnotation,
  createSavedView,
  deleteAnnotation,
  deleteSavedView,
  listAnnotations,
  listSavedViews,
  restoreAnnotation,
} from '@energycockpit/contract'
import { saveViews, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const view = { name: 'Gas this winter', page: 'ranking', query: '?product=GAS', shared: true }
const noted = { text: 'New chiller', from: '2026-11-01T00:00:00Z', to: null }
const ofAnnotation = { annotationId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4002' }
/** Of nobody: each user sees but their own and what is shared. */
const params = { viewId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4001' }

export const analysisExamples: readonly CallExample[] = [
  { call: listSavedViews, roles: seeValues },
  { call: createSavedView, roles: saveViews, body: view },
  { call: changeSavedView, roles: saveViews, params, body: { ...view, revision: 1 }, status: 404 },
  { call: deleteSavedView, roles: saveViews, params, status: 404 },
  { call: listAnnotations, roles: seeValues, query: `from=${noted.from}&to=2026-12-01T00:00:00Z` },
  {
    ...{ call: createAnnotation, roles: saveViews, status: 404 },
    body: { ...noted, nodeId: 'nowhere', seriesId: null },
  },
  {
    ...{ call: changeAnnotation, roles: saveViews, params: ofAnnotation, status: 404 },
    body: { ...noted, revision: 1 },
  },
  {
    ...{ call: deleteAnnotation, roles: saveViews, params: ofAnnotation, status: 404 },
    query: 'revision=1',
  },
  { call: restoreAnnotation, roles: saveViews, params: ofAnnotation, status: 404 },
]
