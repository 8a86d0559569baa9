import {
  addBaselineVersion,
  changeAnnotation,
  changeSavedView,
  createAnnotation,
  createBaseline,
  createSavedView,
  deleteAnnotation,
  deleteBaseline,
  deleteSavedView,
  getBaselineStandings,
  getSavedBaselineVariance,
  listAnnotations,
  listBaselines,
  listSavedViews,
  renameBaseline,
  restoreAnnotation,
  restoreBaseline,
} from '@energycockpit/contract'
import { modellers, saveViews, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const view = { name: 'Gas this winter', page: 'ranking', query: '?product=GAS', shared: true }
const noted = { text: 'New chiller', from: '2026-11-01T00:00:00Z', to: null }
const ofAnnotation = { annotationId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4002' }
const ofBaseline = { baselineId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4003' }
const fitted = { form: 'POOLED', baselineFrom: '2024-01-01', baselineTo: '2025-01-01' }
const explained = { reason: 'Before the new chiller', adjustments: [] }
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
  { call: listBaselines, roles: seeValues, everyQuery: 'series=1001' },
  {
    ...{ call: createBaseline, roles: modellers, status: 404 },
    body: { ...fitted, ...explained, name: 'Before the chiller', series: [2_147_483_647] },
  },
  {
    ...{ call: addBaselineVersion, roles: modellers, params: ofBaseline, status: 404 },
    body: { ...explained, revision: 1, fit: null },
  },
  {
    ...{ call: renameBaseline, roles: modellers, params: ofBaseline, status: 404 },
    body: { name: 'Before', revision: 1 },
  },
  { call: deleteBaseline, roles: modellers, params: ofBaseline, status: 404, query: 'revision=1' },
  { call: restoreBaseline, roles: modellers, params: ofBaseline, status: 404 },
  {
    ...{ call: getSavedBaselineVariance, roles: seeValues, status: 404 },
    ...{ params: { ...ofBaseline, version: '1' }, query: 'from=2025-01-01&to=2025-02-01' },
    everyQuery: 'from=2025-01-01&to=2025-02-01&rows=P1M&as=COST',
  },
  {
    ...{ call: getBaselineStandings, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'nodeId=loc-b2&from=2025-01-01&monthFrom=2025-01-01&to=2025-02-01',
  },
]
