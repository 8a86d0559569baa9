import { acknowledgeAnomaly, listAnomalies, reopenAnomaly } from '@energycockpit/contract'
import { energyManagers, seeValues } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const params = { anomalyId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4005' }
const body = { reason: 'EXPECTED', note: '', revision: 1 }

export const anomalyExamples: readonly CallExample[] = [
  { call: listAnomalies, roles: seeValues },
  { call: acknowledgeAnomaly, roles: energyManagers, params, body, status: 404 },
  { call: reopenAnomaly, roles: energyManagers, params, query: 'revision=1', status: 404 },
]
