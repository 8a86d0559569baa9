import {
  beginSecondFactor,
  changePassword,
  createApiToken,
  downloadOwnData,
  finishSecondFactor,
  getAccount,
  getApiTokens,
  getOwnConfirmations,
  getSecondFactor,
  renewRecoveryCodes,
  revokeApiToken,
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
  { call: getApiTokens, roles },
  { call: downloadOwnData, roles, body: { password } },
  { call: createApiToken, roles, body: { name: 'Walker', scopes: ['values:read'], days: 7, password } },
  // The user has no such token.
  {
    ...{ call: revokeApiToken, roles, status: 404 },
    ...{ params: { uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1fff' }, body: { password } },
  },
]
