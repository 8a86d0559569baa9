import { attributeExamples } from './attributes/calls.testing'
import { bulkExamples } from './bulk/calls.testing'
import { calendarExamples } from './calendar/calls.testing'
import { fileExamples } from './files/calls.testing'
import { locationGroupExamples } from './groups/calls.testing'
import { locationTableExamples } from './location-table/calls.testing'
import { pointsExamples } from './points/calls.testing'
import { structureExamples } from './structure/calls.testing'
import { twinExamples } from './twin/calls.testing'
import { usualCurrencyExamples } from './usual-currency/calls.testing'
import {
  getHierarchyNodes,
  getLocationMap,
  getMarketIds,
  getMeteringPoint,
  setMarketIds,
} from '@energycockpit/contract'
import { energyManagers, seeMeteringPoints } from '../access/roles.testing'
import { point, type CallExample } from '../http/call-example.testing'

const ofPoint = { roles: seeMeteringPoints, params: point, ofSubBusiness: 'itself' } as const

export const organizationExamples: readonly CallExample[] = [
  {
    ...{ call: getHierarchyNodes, roles: seeMeteringPoints, query: 'limit=5' },
    everyQuery: 'limit=5&search=a&parentId=loc-b2&archived=true&cursor=a',
  },
  { call: getLocationMap, roles: seeMeteringPoints },
  { ...ofPoint, call: getMeteringPoint },
  { ...ofPoint, call: getMarketIds },
  {
    ...{ ...ofPoint, call: setMarketIds, roles: energyManagers },
    body: { malo: null, melo: null, series: [] },
  },
  ...structureExamples,
  ...bulkExamples,
  ...attributeExamples,
  ...pointsExamples,
  ...locationGroupExamples,
  ...locationTableExamples,
  ...fileExamples,
  ...usualCurrencyExamples,
  ...calendarExamples,
  ...twinExamples,
]
