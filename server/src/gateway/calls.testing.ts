import {
  endAllSessions,
  endOwnSession,
  getActiveBusiness,
  getOwnSessions,
  setActiveBusiness,
} from '@energycockpit/contract'
import { everyRole as roles } from '../access/roles.testing'
import { analyst, type CallExample } from '../http/call-example.testing'

export const gatewayExamples: readonly CallExample[] = [
  { call: getActiveBusiness, roles },
  { call: setActiveBusiness, roles, body: { businessId: null } },
  { call: getOwnSessions, roles, whileBlocked: true },
  // No session of theirs.
  { call: endOwnSession, roles, params: { uuid: analyst }, status: 404, whileBlocked: true },
  { call: endAllSessions, roles, whileBlocked: true },
]
