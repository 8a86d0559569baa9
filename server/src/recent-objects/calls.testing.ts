import { forgetRecentObjects, listRecentObjects, noteRecentObject } from '@energycockpit/contract'
import { seeMeteringPoints as roles } from '../access/roles.testing'
import { location, type CallExample } from '../http/call-example.testing'

export const recentObjectExamples: readonly CallExample[] = [
  { call: listRecentObjects, roles },
  { call: noteRecentObject, roles, body: { kind: 'LOCATION', id: location } },
  { call: forgetRecentObjects, roles },
]
