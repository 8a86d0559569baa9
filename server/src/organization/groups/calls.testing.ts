import {
  changeLocationGroup,
  dissolveLocationGroup,
  getLocationGroups,
  getLocations,
  renameLocationGroup,
} from '@energycockpit/contract'
import { energyManagers, seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

// Of a group that is not there, so that the walk changes nothing.
const group = { businessId: 1001, name: 'Walked over' }

export const locationGroupExamples: readonly CallExample[] = [
  { call: getLocationGroups, roles: seeMeteringPoints },
  {
    ...{ call: getLocations, roles: seeMeteringPoints, ofSubBusiness: 'itself' },
    query: 'businessId=1001',
    everyQuery: 'businessId=1001&group=a&outside=b&search=c&after=loc-b2',
  },
  {
    ...{ call: changeLocationGroup, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { ...group, add: [], remove: ['loc-b2'] },
  },
  {
    ...{ call: renameLocationGroup, roles: energyManagers, ofSubBusiness: 'itself', status: 404 },
    body: { ...group, to: 'Walked over twice' },
  },
  {
    ...{ call: dissolveLocationGroup, roles: energyManagers, ofSubBusiness: 'itself', status: 404 },
    query: 'businessId=1001&name=Walked+over',
  },
]
