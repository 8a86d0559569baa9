import { createECDH } from 'node:crypto'
import { createSecrets } from '../../secrets/secrets'
import { handOut } from '../hand-out'
import {
  answered,
  business,
  closeOutbox,
  entities,
  happen,
  later,
  now,
  openOutbox,
  post,
  pushed,
  user,
} from '../outbox.testing'
import { addDevice, forgetDevicesOf, storeToken } from './devices'
import { pushKeys } from './push-keys'
import { pushSender } from './send-push'

beforeAll(openOutbox)
afterAll(closeOutbox)

test('pushes are encrypted and signed, name nothing, and end where the browser is gone', async () => {
  const id = await business()
  const reader = await user(id)
  const { endpoint, deliver, warnings } = post()
  const curve = createECDH('prime256v1')
  const keys = { p256dh: curve.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
  const device = { endpoint, keys, name: 'Firefox · Linux', providerSessionId: 'one' }
  const stranger = await user(id)
  await addDevice(entities.db, { ...device, userUuid: stranger })
  await addDevice(entities.db, { ...device, userUuid: reader })
  await happen({ kind: 'BUDGET_EXCEEDED', businessId: id, params: { name: 'secret name' }, objectId: 'b' })
  await handOut(entities.db, now)
  await deliver(later(1))
  expect(pushed).toHaveLength(1)
  expect(pushed[0]).toMatchObject({ path: '/push', headers: { 'content-encoding': 'aes128gcm' } })
  expect(pushed[0]!.headers.authorization).toMatch(/^vapid t=/)
  expect(pushed[0]!.bytes).toBeLessThan(1_000)

  answered.status = 503
  await happen({ kind: 'BUDGET_EXCEEDED', businessId: id, params: { name: 'n' }, objectId: 'c' })
  await handOut(entities.db, now)
  await deliver(later(1))
  expect(warnings).toHaveLength(1)
  answered.status = 410
  await deliver(later(90))
  expect(await entities.db.selectFrom('push_device').selectAll().execute()).toEqual([])
  expect(
    await entities.db
      .selectFrom('notification_delivery')
      .select('id')
      .where('channel', '=', 'PUSH')
      .execute(),
  ).toEqual([])
})

test('what is at an address of no push service is not sent to', async () => {
  const before = pushed.length
  const secrets = createSecrets('a secret of thirty-two characters')
  const send = pushSender({
    keys: pushKeys(entities.db, secrets),
    contact: 'https://x.example',
    services: ['https://localhost'],
  })
  const message = { title: 't', body: 'b', url: '/', tag: 'x' }
  const curve = createECDH('prime256v1')
  const target = { p256dh: curve.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
  await expect(send({ endpoint: 'http://127.0.0.1/x', ...target }, message)).resolves.toBe('gone')
  // Even a service that an operator named must not lead into the inner network by its name.
  await expect(send({ endpoint: 'https://localhost/x', ...target }, message)).rejects.toThrow(
    'no public address',
  )
  expect(pushed).toHaveLength(before)
})

test('a token of the app is its last user’s, one for each session, and goes with it', async () => {
  const [one, other] = [await user(await business()), await user(await business())]
  const stored = async () =>
    (
      await entities.db.selectFrom('push_token').select(['token', 'user_uuid']).orderBy('token').execute()
    ).map(({ token, user_uuid }) => `${token} ${user_uuid === one ? 'one' : 'other'}`)
  const store = (userUuid: string, token: string, providerSessionId: string) =>
    storeToken(entities.db, { userUuid, token, os: 'iOS', providerSessionId })
  await store(one, 'a', 'phone')
  await store(one, 'b', 'phone')
  await store(one, 'c', 'tablet')
  expect(await stored()).toEqual(['b one', 'c one'])
  await store(other, 'c', 'tablet of the other')
  expect(await stored()).toEqual(['b one', 'c other'])
  await forgetDevicesOf(entities.db, one, 'phone')
  expect(await stored()).toEqual(['b one', 'c other'])
  await forgetDevicesOf(entities.db, one)
  expect(await stored()).toEqual(['c other'])
})
