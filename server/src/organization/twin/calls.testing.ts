import { getTwin } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import { location, type CallExample } from '../../http/call-example.testing'

export const twinExamples: readonly CallExample[] = [
  {
    ...{ call: getTwin, roles: seeMeteringPoints, ofSubBusiness: 'itself' },
    ...{ params: { locationId: location }, everyQuery: 'archived=true' },
  },
]
