import { SignedInClient } from '@energycockpit/testing'
import { registerAdministration } from '../administration/routes'
import { registerAudit } from '../audit/routes'
import { appTokens } from '../identity/app-tokens.testing'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess(async (app, parts) => {
    await registerAdministration(app, parts)
    registerAudit(app, { entities: parts.entities, audit: parts.identity.audit })
  })
}, 60_000)
afterAll(() => portal.close())

const path = '/rest/secure/active-business'
const both = [
  { id: 1001, name: 'Fenland Colleges' },
  { id: 1000, name: 'Fenland Estates Group' },
]
const look = async (client: SignedInClient, businessId: unknown) =>
  (await client.put(path, { businessId })).status
const seenBy = async (client: SignedInClient) => {
  const { users } = (await client.get<{ users: { businessId: number }[] }>('/rest/secure/users')).body
  return [...new Set(users.map(({ businessId }) => businessId))].sort()
}

test('a super client looks at one business in one session, and at all again', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => SignedInClient.signIn(portal.url, 'super')))
  expect((await one!.get(path)).body).toEqual({ businessId: null, businesses: both })
  expect(await seenBy(one!)).toEqual([1000, 1001])

  expect(await look(one!, 1001)).toBe(204)
  expect(await seenBy(one!)).toEqual([1001])
  expect(await seenBy(other!)).toEqual([1000, 1001])
  expect((await one!.get('/rest/secure/users?businessId=1000')).status).toBe(404)
  expect((await one!.get('/rest/secure/audit-entries?businessId=1000')).status).toBe(404)
  expect((await one!.get(path)).body).toEqual({ businessId: 1001, businesses: both })

  expect(await look(one!, 1000)).toBe(204)
  expect(await seenBy(one!)).toEqual([1000])
  expect(await look(one!, null)).toBe(204)
  expect(await seenBy(one!)).toEqual([1000, 1001])
})

test('nobody looks at a business that they do not see', async () => {
  const admin = await SignedInClient.signIn(portal.url, 'admin')
  for (const foreign of [1000, 4711]) expect(await look(admin, foreign)).toBe(404)
  for (const wrong of ['1001', -1, 1.5, undefined]) expect(await look(admin, wrong)).toBe(400)
  expect(await look(admin, 1001)).toBe(204)
  expect((await admin.get(path)).body).toEqual({ businessId: 1001, businesses: [both[0]] })
})

test('what was chosen narrows nothing once the business is out of sight, and never widens', async () => {
  const client = await SignedInClient.signIn(portal.url, 'system')
  const { db } = portal.entities
  await db.insertInto('client_business').values({ id: 4712, name: 'Gone soon', parent_id: null }).execute()
  expect(await look(client, 1001)).toBe(204)
  const log = await client.get<{ entries: { businessId: number }[] }>('/rest/secure/audit-entries')
  expect(new Set(log.body.entries.map(({ businessId }) => businessId))).toEqual(new Set([1001]))
  expect(await look(client, 4712)).toBe(204)
  expect(await seenBy(client)).toEqual([])
  await db.deleteFrom('client_business').where('id', '=', 4712).execute()
  expect(await seenBy(client)).toEqual([1000, 1001])

  const admin = await SignedInClient.signIn(portal.url, 'admin')
  await db.updateTable('web_session').set({ active_business_id: 1000 }).execute()
  expect(await seenBy(admin)).toEqual([1001])
})

const withToken = async (token: string, businessId?: number | null) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  if (businessId !== undefined) {
    const body = JSON.stringify({ businessId })
    return (await fetch(portal.url + path, { method: 'PUT', headers, body })).status
  }
  const answer = await fetch(`${portal.url}/rest/secure/users`, { headers })
  const { users } = (await answer.json()) as { users: { businessId: number }[] }
  return [...new Set(users.map((user) => user.businessId))].sort()
}

test('tokens of a browser see the business that its session looks at, and choose it for both', async () => {
  const [client, other] = await Promise.all([1, 2].map(() => SignedInClient.signIn(portal.url, 'super')))
  const { access_token: token } = await appTokens(client!)
  expect(await look(client!, 1001)).toBe(204)
  expect(await withToken(token)).toEqual([1001])
  expect(await withToken(token, 1000)).toBe(204)
  expect([await withToken(token), await seenBy(client!), await seenBy(other!)]).toEqual([
    ...[[1000], [1000], [1000, 1001]],
  ])
  expect(await withToken(token, 4711)).toBe(404)
})

test('an app, which has no session of the web, keeps a choice of its own', async () => {
  const client = await SignedInClient.signIn(portal.url, 'super')
  const { access_token: token } = await appTokens(client)
  const other = (await appTokens(await SignedInClient.signIn(portal.url, 'super'))).access_token
  await portal.entities.db.deleteFrom('web_session').execute()
  expect(await withToken(token)).toEqual([1000, 1001])
  for (const chosen of [1001, 1000]) {
    expect(await withToken(token, chosen)).toBe(204)
    expect([await withToken(token), await withToken(other)]).toEqual([[chosen], [1000, 1001]])
  }
  expect(await withToken(token, null)).toBe(204)
  expect(await withToken(token)).toEqual([1000, 1001])
})
