import {
  beginSecondFactor,
  changePassword,
  finishSecondFactor,
  getAccount,
  getOwnConfirmations,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@energycockpit/contract'
import { everyRole as roles } from '../access/roles.testing'
import { testUserPassword as password, type CallExample } from '../http/call-example.testing'

export const accountExamples: readonly CallExample[] = [
  { call: getAccount, roles },
  // The new one is too short.
  {
    ...{ call: changePassword, roles, status: 400 },
    body: { currentPassword: password, newPassword: 'too short' },
  },
  { call: getSecondFactor, roles },
  { call: beginSecondFactor, roles, body: { password } },
  // The code is none, and there is no second factor.
  { call: finishSecondFactor, roles, body: { code: 'none' }, status: 400 },
  { call: switchOffSecondFactor, roles, body: { password }, status: 409 },
  { call: renewRecoveryCodes, roles, body: { password }, status: 409 },
  { call: getOwnConfirmations, roles },
]
