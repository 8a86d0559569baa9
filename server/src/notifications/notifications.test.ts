import type { Notification, NotificationSettings } from '@energycockpit/contract'
import { waitFor, type SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'

const path = '/rest/secure/notifications'
const slow = { within: 60_000, every: 1_000 }

let business: OwnBusiness
let manager: SignedInClient
let reader: SignedInClient
let stranger: SignedInClient
beforeAll(async () => {
  business = await ownBusiness()
  manager = await business.user()
  reader = await business.user('ANALYST', 'Ada Fenn')
  stranger = await (await ownBusiness()).user()
}, 120_000)

const assign = async (name: string) => {
  const content = {
    ...{ name, description: '', nodeId: null, owner: 'Ada Fenn', dueOn: null, state: 'IDEA' },
    ...{ implementedOn: null, currency: 'EUR', savings: [], investment: null, links: [] },
  }
  expect((await manager.post('/rest/secure/energy-management/actions', content)).status).toBe(200)
}
interface Page {
  notifications: Notification[]
  next: number | null
  unread: number
}
const list = async (as: SignedInClient, query = 'locale=en') => (await as.get<Page>(`${path}?${query}`)).body
const titles = async (as: SignedInClient, query?: string) =>
  (await list(as, query)).notifications.map(({ title }) => title)
const settings = async (as: SignedInClient) =>
  (await as.get<NotificationSettings>(`${path}/settings?locale=de`)).body

test('what happened is told to whom it concerns, in the language of the reader, and read by nobody else', async () => {
  await assign('Replace\u202e <i>pumps</i>')
  await waitFor('the notification', async () => (await titles(reader)).length === 1, slow)
  expect(await titles(reader)).toEqual(['Action assigned to you: Replace <i>pumps</i>'])
  expect(await titles(reader, 'locale=de&group=ENERGY&state=UNREAD')).toEqual([
    'Maßnahme für Sie: Replace <i>pumps</i>',
  ])
  expect(await titles(reader, 'locale=en&group=NEWS')).toEqual([])
  for (const other of [manager, stranger]) expect(await titles(other)).toEqual([])

  const { id, href } = (await list(reader)).notifications[0]!
  expect(href).toMatch(/^\/platform\/enms\/actions\/[\w-]{36}$/)
  expect((await stranger.post(`${path}/read`, { ids: [String(id)] })).body).toEqual({ unread: 0 })
  expect((await stranger.post(`${path}/read`, { until: '999999999' })).body).toEqual({ unread: 0 })
  expect((await reader.get(`${path}/unread`)).body).toEqual({ unread: 1 })
  expect((await reader.post(`${path}/read`, { until: String(id - 1) })).body).toEqual({ unread: 1 })
  expect((await reader.post(`${path}/read`, { ids: [String(id), String(id)] })).body).toEqual({ unread: 0 })
  expect((await list(reader, 'locale=en&state=READ')).notifications[0]).toMatchObject({ id, read: true })
})

test('an import that refused its lines is told to the others who see imports, not to who sent it', async () => {
  const { status } = await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: manager.url, 'content-type': 'text/csv' },
    body: 'series_id,at,value\nnonsense',
  })
  expect(status).toBe(400)
  const administrator = await business.user('ADMIN', 'Bo Wren')
  await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: manager.url, 'content-type': 'text/csv' },
    body: 'series_id,at,value\nmore nonsense',
  })
  await waitFor('the notification', async () => (await titles(administrator)).length > 0, slow)
  expect((await titles(administrator))[0]).toMatch(/^(Import #\d+|\d+ imports) failed$/)
  expect(await titles(manager)).toEqual([])
  expect((await titles(reader)).filter((title) => title.includes('mport'))).toEqual([])
})

test('settings change one by one, also of two tabs at once, and refuse what is none', async () => {
  const before = await settings(reader)
  expect(before.groups.map(({ group }) => group)).not.toContain('ADMINISTRATION')
  expect(before.groups.find(({ group }) => group === 'NEWS')?.label).toBe('Neuigkeiten')
  const change = (body: object) => reader.put(`${path}/settings`, body)
  await Promise.all([
    change({ groups: [{ group: 'NEWS', email: 'AT_ONCE' }] }),
    change({ groups: [{ group: 'NEWS', push: false }] }),
    change({ groups: [{ group: 'DATA', email: 'DIGEST' }] }),
  ])
  const { groups, digest } = await settings(reader)
  expect(groups.find(({ group }) => group === 'NEWS')).toMatchObject({ email: 'AT_ONCE', push: false })
  expect(groups.find(({ group }) => group === 'DATA')).toMatchObject({ email: 'DIGEST', push: true })
  for (const wrong of [{ timeZone: 'Nowhere/City' }, { time: '24:00' }, { weekday: 0 }, { every: 'HOUR' }])
    expect((await change({ digest: { ...digest, ...wrong } })).status).toBe(400)
  expect((await change({ digest: { ...digest, every: 'WEEK', time: '02:30' } })).status).toBe(204)
  expect((await settings(reader)).digest).toMatchObject({ every: 'WEEK', time: '02:30' })
})

test('only push services are subscribed to; a browser belongs to its last user and goes with the session', async () => {
  const keys = { p256dh: 'BA', auth: 'BA' }
  const add = (as: SignedInClient, endpoint: string) => as.post(`${path}/devices`, { endpoint, keys })
  for (const endpoint of [
    'http://localhost/x',
    'https://169.254.169.254/x',
    'https://fcm.googleapis.com.evil.example/x',
  ])
    expect((await add(reader, endpoint)).status).toBe(400)
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const { body } = (await add(manager, endpoint)) as { body: { id: string } }
  expect((await reader.delete(`${path}/devices/${body.id}`)).status).toBe(404)
  expect((await add(reader, endpoint)).status).toBe(200)
  expect((await settings(manager)).devices).toEqual([])
  const [device] = (await settings(reader)).devices
  expect((await reader.delete(`${path}/devices/${device!.id}`)).status).toBe(204)

  const token = '/rest/secure/userproperty/pushNotificationToken'
  expect((await reader.post(token, { token: 'x'.repeat(40), os: 'iOS' })).status).toBe(204)
  for (const wrong of [
    { token: 'short', os: 'iOS' },
    { token: 'x'.repeat(40), os: 'Windows' },
    { token: `${'x'.repeat(40)}\n`, os: 'iOS' },
  ])
    expect((await reader.post(token, wrong)).status).toBe(400)
})
