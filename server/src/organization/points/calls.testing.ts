import { downloadMeteringPoints, getMeteringPointUses, listMeteringPoints } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import { point, type CallExample } from '../../http/call-example.testing'

export const pointsExamples: readonly CallExample[] = [
  {
    ...{ call: listMeteringPoints, roles: seeMeteringPoints, query: 'limit=5' },
    everyQuery:
      'limit=5&search=a&nodeId=loc-b2&locationGroup=Laboratories&objectKind=MAIN&productType=GAS&withoutMeterNumber=true&archived=true&sort=location&descending=true&cursor=a',
  },
  {
    ...{ call: downloadMeteringPoints, roles: seeMeteringPoints },
    query: 'format=csv&language=en&day=2026-01-31&nodeId=loc-b2',
    everyQuery:
      'format=csv&language=en&day=2026-01-31&search=a&nodeId=loc-b2&locationGroup=Laboratories&objectKind=MAIN&productType=GAS&withoutMeterNumber=true&archived=true&sort=location&descending=true',
  },
  { call: getMeteringPointUses, roles: seeMeteringPoints, params: point, ofSubBusiness: 'itself' },
]
