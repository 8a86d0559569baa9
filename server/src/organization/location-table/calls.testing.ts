import { downloadLocationTable, getLocationTable } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

const every =
  'search=a&objects=loc-b2&productType=GAS&quantity=ENERGY&direction=PURCHASE&meteringType=MAIN&kind=MAIN&seriesType=MEASURED&locationGroup=Laboratories&manual=false&weatherStation=mp-weather&formulaTemplate=SUM&archived=true&sort=city&descending=true'
const file = 'format=csv&language=en&day=2026-01-31'

export const locationTableExamples: readonly CallExample[] = [
  {
    ...{ call: getLocationTable, roles: seeMeteringPoints, query: 'limit=5' },
    ofSubBusiness: 'objects=loc-b2',
    everyQuery: `limit=5&${every}&cursor=a`,
  },
  {
    ...{ call: downloadLocationTable, roles: seeMeteringPoints, query: `${file}&objects=loc-b2` },
    ofSubBusiness: 'itself',
    everyQuery: `${file}&${every}`,
  },
]
