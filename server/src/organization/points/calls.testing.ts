import { downloadMeteringPoints, getMeteringPointUses, listMeteringPoints } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import { point, type CallExample } from '../../http/call-example.testing'

export const pointsExamples: readonly CallExample[] = [
  {
    ...{ call: listMeteringPoints, roles: seeMeteringPoints, query: 'limit=5' },
    ofSubBusiness: 'objects=mp-b2-electricity,loc-b2',
    everyQuery:
      'limit=5&search=a&nodeId=loc-b2&objects=loc-b2&locationGroup=Laboratories&objectKind=MAIN&productType=GAS&quantity=ENERGY&direction=PURCHASE&seriesType=MEASURED&meteringType=MAIN&manual=false&weatherStation=mp-weather&formulaTemplate=SUM&withoutMeterNumber=true&archived=true&sort=location&descending=true&cursor=a',
  },
  {
    ...{ call: downloadMeteringPoints, roles: seeMeteringPoints },
    query: 'format=csv&language=en&day=2026-01-31&nodeId=loc-b2',
    ofSubBusiness: 'format=csv&language=en&day=2026-01-31&objects=mp-b2-electricity',
    everyQuery:
      'format=csv&language=en&day=2026-01-31&search=a&nodeId=loc-b2&objects=loc-b2&locationGroup=Laboratories&objectKind=MAIN&productType=GAS&quantity=ENERGY&direction=PURCHASE&seriesType=MEASURED&meteringType=MAIN&manual=false&weatherStation=mp-weather&formulaTemplate=SUM&withoutMeterNumber=true&archived=true&sort=location&descending=true',
  },
  { call: getMeteringPointUses, roles: seeMeteringPoints, params: point, ofSubBusiness: 'itself' },
]
