import {
  getFeaturesInOperation,
  getLatestFailures,
  getPolicyViolations,
  reportFeatureFailure,
  reportLoadTimes,
  reportPolicyViolation,
  reportPublicFeatureFailure,
} from '@energycockpit/contract'
import { everyRole, operator } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const failure = { version: null, kind: 'missing' }

export const operationExamples: readonly CallExample[] = [
  {
    ...{ call: reportFeatureFailure, roles: everyRole },
    body: { ...failure, featureId: 'analysis', correlationId: 'c-1' },
  },
  {
    call: reportPublicFeatureFailure,
    body: { ...failure, featureId: 'home-portal', correlationId: 'c-2' },
  },
  {
    call: reportPolicyViolation,
    body: { 'csp-report': { 'document-uri': 'https://elsewhere.example/' } },
  },
  { call: getPolicyViolations, roles: operator },
  {
    ...{ call: reportLoadTimes, roles: everyRole },
    body: {
      reportId: 'r-1',
      loads: [
        {
          ...{ featureId: 'analysis', version: null, way: 'first', standsFor: 1 },
          ...{ totalMs: 900, loadMs: 300, mountMs: 400 },
        },
      ],
    },
  },
  { call: getFeaturesInOperation, roles: operator, query: 'period=P7D' },
  { call: getLatestFailures, roles: operator, query: 'period=P7D' },
]
