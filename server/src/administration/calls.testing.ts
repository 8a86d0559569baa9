import {
  createBusiness,
  endUserSessions,
  getUsers,
  inviteUser,
  renewInvitation,
  resetSecondFactor,
  revokeApiTokensOfUser,
  roles as numbers,
  setUserDisabled,
  setUserRoles,
} from '@energycockpit/contract'
import { administrators, operator } from '../access/roles.testing'
import { analyst, type CallExample } from '../http/call-example.testing'

/** Those about a user leave them as they are. */
const ofUser = {
  roles: administrators,
  params: { userUuid: analyst },
  ofSubBusiness: 'itself',
} as const

export const administrationExamples: readonly CallExample[] = [
  // The name is taken.
  {
    ...{ call: createBusiness, roles: operator, status: 409 },
    body: { name: 'Fenland Colleges', superClientBusinessId: null },
  },
  {
    ...{ call: getUsers, roles: administrators, ofSubBusiness: 'businessId=1001' },
    everyQuery: 'search=a&businessId=1001',
  },
  // The name is taken.
  {
    ...{ call: inviteUser, roles: administrators, status: 409, ofSubBusiness: 'itself' },
    body: {
      ...{ businessId: 1001, email: 'analyst@demo.energycockpit.example', displayName: 'Again' },
      ...{ roles: [numbers.ANALYST], locale: 'en' },
    },
  },
  // This user has a password already.
  { ...ofUser, call: renewInvitation, body: { locale: 'en' }, status: 404 },
  { ...ofUser, call: setUserRoles, body: { roles: [numbers.ANALYST] } },
  { ...ofUser, call: setUserDisabled, body: { disabled: false } },
  { ...ofUser, call: endUserSessions },
  { ...ofUser, call: revokeApiTokensOfUser },
  // There is none.
  { ...ofUser, call: resetSecondFactor, status: 409 },
]
