import {
  acceptRegistration,
  confirmRegistration,
  listRegistrations,
  openRegistration,
  readRegistration,
  rejectRegistration,
  resendRegistrationMail,
  roles as numbers,
  sendRegistration,
  withdrawOwnRegistration,
  withdrawRegistration,
  type RoleName,
} from '@energycockpit/contract'
import { operator } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'
import { exampleDetails } from './details.testing'

const roles: readonly RoleName[] = ['SUPER_CLIENT_ADMIN', ...operator]
const ofNone = {
  ...{ roles, status: 404 },
  params: { registrationId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e6001' },
} as const

export const registrationExamples: readonly CallExample[] = [
  { call: openRegistration },
  // Its form was opened long ago.
  {
    ...{ call: sendRegistration, status: 409 },
    body: { ...exampleDetails, locale: 'en', consent: true, ticket: 'old', clientBusinessId: 1000 },
  },
  { call: resendRegistrationMail, body: { ticket: 'unknown' } },
  { call: confirmRegistration, body: { token: 'unknown' } },
  { call: withdrawOwnRegistration, body: { token: 'unknown' } },
  { call: listRegistrations, roles, everyQuery: 'search=a' },
  { ...ofNone, call: readRegistration },
  {
    ...{ ...ofNone, call: acceptRegistration },
    body: { revision: 2, target: { kind: 'existing', businessId: 1000 }, roles: [numbers.ANALYST] },
  },
  { ...ofNone, call: rejectRegistration, body: { revision: 2, reason: 'Unknown here' } },
  { ...ofNone, call: withdrawRegistration, query: 'revision=2' },
]
