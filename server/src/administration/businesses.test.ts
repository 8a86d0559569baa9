import { roles, type AuditEntry } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { demoUsers } from '../identity/demo-users'
import type { PortalInProcess } from '../identity/portal-in-process.testing'
import { startAdministration } from './administration.testing'

interface Users {
  businesses: { id: number; name: string; roles: number[] }[]
  superClients: { id: number; name: string }[] | null
}

let portal: PortalInProcess
let admin: SignedInClient
let superAdmin: SignedInClient
let operator: SignedInClient
beforeAll(async () => {
  ;({ portal, admin, superAdmin, operator } = await startAdministration())
}, 120_000)
afterAll(() => portal?.close())

const users = async (client: SignedInClient) => (await client.get<Users>('/rest/secure/users')).body
const systemAdmin = demoUsers.find(({ key }) => key === 'system')!

test('the operator adds a business by itself or below a super client, and whoever sees it invites there', async () => {
  const add = (client: SignedInClient, name: string, superClientBusinessId: number | null = null) =>
    client.post<{ id: number }>('/rest/secure/businesses', { name, superClientBusinessId })
  const below = await add(operator, 'Fenland Schools', 1000)
  const { id } = below.body
  expect([below.status, id > 1001]).toEqual([200, true])
  const { body: log } = await operator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')
  expect(log.entries[0]).toMatchObject({
    ...{ action: 'business.created', actor: { uuid: systemAdmin.uuid }, businessId: id },
    ...{ subject: { id: `${id}`, name: 'Fenland Schools' }, detail: { superClientBusinessId: 1000 } },
  })
  expect((await users(superAdmin)).businesses).toContainEqual({
    ...{ id, name: 'Fenland Schools', roles: expect.not.arrayContaining([roles.SUPER_CLIENT_ADMIN]) },
  })
  const pupil = {
    ...{ businessId: id, email: 'una@schools.example', displayName: 'Una Reed' },
    ...{ roles: [roles.ANALYST] as number[], locale: 'en' },
  }
  expect((await superAdmin.post('/rest/secure/users', pupil)).status).toBe(200)
  expect((await admin.post('/rest/secure/users', { ...pupil, email: 'x@schools.example' })).status).toBe(404)

  const atOnce = await Promise.all(['Marsh Mills', 'marsh MILLS'].map((name) => add(operator, name)))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(JSON.stringify(atOnce.find(({ status }) => status === 409))).toContain('BUSINESS_NAME_TAKEN')
  const { id: mills } = atOnce.find(({ status }) => status === 200)!.body
  expect((await users(operator)).superClients?.map((one) => one.id)).toEqual([1000, mills])
  expect((await users(superAdmin)).superClients).toBeNull()
  for (const nowhere of [id, 4711]) expect((await add(operator, 'Too deep', nowhere)).status).toBe(404)
  for (const name of ['', ' ', 'two\nlines']) expect((await add(operator, name)).status).toBe(400)
  for (const client of [admin, superAdmin]) expect((await add(client, 'Not mine')).status).toBe(403)
})
