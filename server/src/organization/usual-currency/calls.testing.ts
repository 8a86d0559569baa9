import { getUsualCurrency } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

export const usualCurrencyExamples: readonly CallExample[] = [
  { call: getUsualCurrency, roles: seeMeteringPoints, everyQuery: 'nodeId=loc-b2' },
]
