import {
  addPushDevice,
  changeNotificationSettings,
  countUnreadNotifications,
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  removePushDevice,
  setPushToken,
} from '@energycockpit/contract'
import { everyRole as roles } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const params = { deviceId: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4162' }
const keys = { p256dh: 'BA', auth: 'BA' }

export const notificationExamples: readonly CallExample[] = [
  {
    ...{ call: listNotifications, roles, query: 'locale=en' },
    everyQuery: 'locale=en&before=1&group=DATA&state=READ',
  },
  { call: countUnreadNotifications, roles },
  { call: markNotificationsRead, roles, body: { until: '1' } },
  { call: getNotificationSettings, roles, query: 'locale=en' },
  { call: changeNotificationSettings, roles, body: { groups: [{ group: 'NEWS', email: 'NONE' }] } },
  // It is none of a push service.
  { call: addPushDevice, roles, body: { endpoint: 'https://push.example/1', keys }, status: 400 },
  { call: removePushDevice, roles, params, status: 404 },
  { call: setPushToken, roles, body: { token: 'a-token-of-the-app', os: 'Android' } },
]
