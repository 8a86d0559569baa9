import {
  estimateReadings,
  getMeteringPointFindings,
  getOpenFindings,
  getSeriesRules,
  setSeriesRules,
} from '@energycockpit/contract'
import { energyManagers, seeValues } from '../access/roles.testing'
import { day, point, series, type CallExample } from '../http/call-example.testing'

const common = { params: series, ofSubBusiness: 'itself' } as const

export const qualityExamples: readonly CallExample[] = [
  { ...common, call: getMeteringPointFindings, roles: seeValues, params: point, query: day },
  { call: getOpenFindings, roles: seeValues, query: 'nodeId=loc-b2', ofSubBusiness: 'itself' },
  { ...common, call: getSeriesRules, roles: seeValues },
  { ...common, call: setSeriesRules, roles: energyManagers, body: {} },
  // Long before there is anything to go by.
  {
    ...{ ...common, call: estimateReadings, roles: energyManagers },
    body: { from: '1999-01-01T00:00:00Z', to: '1999-01-02T00:00:00Z' },
  },
]
