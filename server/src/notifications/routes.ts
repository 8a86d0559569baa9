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
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { registerRoute } from '../http/register-route'
import { addDevice, devicesOf, removeDevice, storeToken } from './push/devices'
import type { PushKeys } from './push/push-keys'
import { isOfPushService } from './push/push-services'
import { readAndCount, readNotifications, unreadOf } from './own-notifications'
import { changeSettings, readSettings } from './own-choices'

/** Its folder is what it may control: the pages of the portal. */
export const pushWorkerPath = '/platform/push-worker.js'

interface NotificationParts {
  entities: Entities
  keys: () => Promise<PushKeys>
  /** Origins that the server sends pushes to. */
  services: readonly string[]
  canMail: () => boolean
  /** What a browser calls itself, such as `Firefox · Linux`. */
  deviceHint: (userAgent: string | undefined) => string | undefined
}

/** What users are notified of, and by which ways. */
export async function registerNotifications(app: FastifyInstance, parts: NotificationParts): Promise<void> {
  const { entities, keys, services, canMail, deviceHint } = parts
  const { db } = entities

  registerRoute(app, listNotifications, ({ user, query }) => readNotifications({ db, user }, query))
  registerRoute(app, countUnreadNotifications, async ({ user }) => ({ unread: await unreadOf({ db, user }) }))
  registerRoute(app, markNotificationsRead, ({ user, body }) => readAndCount({ db, user }, body))

  registerRoute(app, getNotificationSettings, async ({ user, query }) => ({
    ...(await readSettings({ db, user }, query.locale)),
    ...{ canMail: canMail(), pushKey: (await keys()).publicKey, devices: await devicesOf(db, user.uuid) },
  }))
  // How somebody is told of what happens is nothing for the audit log.
  registerRoute(app, changeNotificationSettings, async ({ user, body }) => {
    await changeSettings(db, user.uuid, body)
    return null
  })

  registerRoute(app, addPushDevice, async ({ user, body, request }) => {
    if (!isOfPushService(body.endpoint, services)) throw new Problem(400, 'PUSH_SERVICE_UNKNOWN')
    const name = deviceHint(request.headers['user-agent']) ?? null
    const device = { ...body, userUuid: user.uuid, name, providerSessionId: await sessionOf(request) }
    return { id: await addDevice(db, device) }
  })
  registerRoute(app, removePushDevice, async ({ user, params }) => {
    if (!(await removeDevice(db, user.uuid, params.deviceId))) throw new Problem(404, 'NOT_FOUND')
    return null
  })
  registerRoute(app, setPushToken, async ({ user, body, request }) => {
    await storeToken(db, { ...body, userUuid: user.uuid, providerSessionId: await sessionOf(request) })
    return null
  })

  const sessionOf = (request: FastifyRequest) => app.providerSessionOf(request)

  const worker = await readFile(new URL('push-worker.js', import.meta.url))
  app.get(pushWorkerPath, { schema: { hide: true }, config: { asset: true } }, async (_request, reply) =>
    reply
      .headers({
        // Browsers look for a new one at least once a day.
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
}
