import { MAX_API_TOKENS, roles, type AuditEntry, type ApiToken } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { registerAdministration } from '../../administration/routes'
import { registerSavedViews } from '../../analysis/views/routes'
import { registerAudit } from '../../audit/routes'
import { hashPassword } from '../../identity/passwords'
import { startPortalInProcess, type PortalInProcess } from '../../identity/portal-in-process.testing'
import { registerOwnAccount } from '../routes'
import { hashOfToken, newApiToken } from './token-format'
import { FREE_WRONG_TOKENS } from './wrong-tokens'

let portal: PortalInProcess
let blocked: string | undefined
beforeAll(async () => {
  portal = await startPortalInProcess(async (app, parts) => {
    const services = { entities: parts.entities, audit: parts.identity.audit }
    await registerOwnAccount(app, parts)
    await registerAdministration(app, parts)
    registerAudit(app, services)
    registerSavedViews(app, services)
    app.decorate('isBlocked', (uuid: string) => Promise.resolve(uuid === blocked))
  })
}, 60_000)
afterAll(() => portal?.close())

const password = 'a password of this test'
let made = 0
async function addUser(role: number = roles.ANALYST) {
  const uuid = randomUUID()
  const userName = `maker-${++made}@fenland.example`
  await portal.entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: `Maker ${made}`, email: userName },
      ...{ client_business_id: 1001, roles: sql<number[]>`${`{${role}}`}::integer[]` },
      password_hash: await hashPassword(password),
    })
    .execute()
  return { uuid, client: await SignedInClient.signIn(portal.url, { userName, password }) }
}

const path = '/rest/secure/account/api-tokens'
const views = '/rest/secure/analysis/views'
const newView = { name: 'Gas', page: 'ranking', query: '', shared: false }
const body = { name: 'Nightly export', scopes: ['values:read'], days: 30, password }
async function create(client: SignedInClient, more: object = {}): Promise<string> {
  const answer = await client.post<{ token: string }>(path, { ...body, ...more })
  expect(answer.status).toBe(200)
  return answer.body.token
}
const list = async (client: SignedInClient) =>
  (await client.get<{ tokens: ApiToken[]; scopes: string[] }>(path)).body
type Refusal = { error?: { reasons: { code: string; detail?: string }[] } } | undefined

/** What the server answers to a program that has this token alone. */
async function ask(token: string, address = views, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(portal.url + address, { redirect: 'manual', ...init, headers })
  const text = await answer.text()
  const json = (
    answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  ) as Refusal
  const [reason] = json?.error?.reasons ?? []
  return { status: answer.status, code: reason?.code, detail: reason?.detail }
}
const write = (token: string, view: object = newView) =>
  ask(token, views, { method: 'POST', body: JSON.stringify(view) })
const change = (uuid: string, values: object) =>
  portal.entities.db.updateTable('portal_user').set(values).where('uuid', '=', uuid).execute()

test('a token is shown once, kept as a hash, and does what its scopes say', async () => {
  const { uuid, client } = await addUser()
  const token = await create(client)
  const row = await portal.entities.db
    .selectFrom('api_token')
    .selectAll()
    .where('user_uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(row.hash).toBe(hashOfToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(30 * 24 * 3600 * 1000)

  expect(await ask(token)).toMatchObject({ status: 200 })
  expect(await write(token)).toEqual({
    ...{ status: 403, code: 'SCOPE_MISSING', detail: 'The API token needs the scope analysis:write' },
  })
  const { tokens, scopes } = await list(client)
  expect(tokens).toMatchObject([{ name: 'Nightly export', scopes: ['values:read'], businessName: null }])
  expect(tokens[0]!.lastUsedAt).not.toBeNull()
  // Of what an analyst may do.
  expect(scopes).toEqual(['values:read', 'master-data:read', 'analysis:write'])
})

test('a scope gives nothing that the role does not allow', async () => {
  const { uuid, client } = await addUser()
  const token = await create(client, { scopes: ['values:read', 'analysis:write', 'analysis:write'] })
  expect((await list(client)).tokens[0]!.scopes).toEqual(['values:read', 'analysis:write'])
  expect((await write(token)).status).toBe(200)
  // What counts is the role that the user has now.
  await change(uuid, { roles: sql`${`{${roles.DEMO_USER}}`}::integer[]` })
  expect(await write(token)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect((await ask(token)).status).toBe(200)
  await change(uuid, { roles: sql`${`{${roles.GAME_ADMIN}}`}::integer[]` })
  expect(await ask(token)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

test('no token reaches account, sessions, users, the frame of the portal or a page', async () => {
  const { client } = await addUser(roles.ADMIN)
  const scopes = ['values:read', 'master-data:read', 'values:write', 'master-data:write', 'analysis:write']
  const token = await create(client, { scopes })
  for (const address of ['/whoami', '/uic-context', '/rest/secure/sessions', '/rest/secure/users', path])
    expect([address, await ask(token, address)]).toEqual([
      address,
      { status: 403, code: 'SCOPE_MISSING', detail: 'This call is not open to API tokens' },
    ])
  expect(await ask(token, path, { method: 'POST', body: JSON.stringify(body) })).toMatchObject({
    status: 403,
  })
  expect((await ask(token, '/platform/home-portal')).status).toBe(302)
})

test('the token counts, and not a cookie that comes along', async () => {
  const { client } = await addUser()
  const token = await create(client)
  const headers = { authorization: `Bearer ${token}` }
  expect((await client.get('/whoami', headers)).status).toBe(403)
  expect((await client.get(views, { authorization: `Bearer ${newApiToken()}` })).status).toBe(401)
})

test.each([
  [
    'expired',
    'API_TOKEN_EXPIRED',
    { expires_at: new Date(Date.now() - 1000), created_at: new Date(Date.now() - 86_400_000) },
  ],
  ['revoked', 'API_TOKEN_REVOKED', { revoked_at: new Date() }],
] as const)('a token that is %s is refused', async (_, code, values) => {
  const { uuid, client } = await addUser()
  const token = await create(client)
  await portal.entities.db.updateTable('api_token').set(values).where('user_uuid', '=', uuid).execute()
  expect(await ask(token)).toMatchObject({ status: 401, code })
})

test('a token ends at once when it is revoked, which its user alone may do', async () => {
  const { client } = await addUser()
  const token = await create(client)
  const { uuid } = (await list(client)).tokens[0]!
  const { client: other } = await addUser()
  expect((await other.post(`${path}/${uuid}/revocation`, { password })).status).toBe(404)
  expect((await client.post(`${path}/${uuid}/revocation`, { password: 'wrong' })).status).toBe(400)
  expect((await ask(token)).status).toBe(200)
  expect((await client.post(`${path}/${uuid}/revocation`, { password })).status).toBe(204)
  expect(await ask(token)).toMatchObject({ status: 401, code: 'API_TOKEN_REVOKED' })
  expect((await client.post(`${path}/${uuid}/revocation`, { password })).status).toBe(404)
  expect((await list(client)).tokens).toEqual([])
})

test('only who knows the password makes one, for no longer than a year, and so many at most', async () => {
  const { uuid, client } = await addUser()
  for (const wrong of [{ password: 'wrong' }, { password: undefined }])
    expect((await client.post<Refusal>(path, { ...body, ...wrong })).body?.error?.reasons[0]?.code).toBe(
      'PASSWORD_WRONG',
    )
  for (const wrong of [
    { days: 366 },
    { scopes: [] },
    { scopes: ['all'] },
    { name: ' ' },
    { name: '\u202Eabc' },
  ])
    expect((await client.post(path, { ...body, ...wrong })).status).toBe(400)
  const { db } = portal.entities
  const one = {
    ...{ user_uuid: uuid, name: 'One', scopes: sql<string[]>`'{}'::text[]`, client_business_id: 1001 },
    ...{ only_business_id: null, last_used_at: null, revoked_at: null, created_at: new Date() },
    expires_at: new Date(Date.now() + 100_000),
  }
  const rows = Array.from({ length: MAX_API_TOKENS - 1 }, () => ({ ...one, hash: randomUUID() }))
  await db.insertInto('api_token').values(rows).execute()
  // Of two at the same moment, one is too many.
  const both = await Promise.all([client.post(path, body), client.post<Refusal>(path, body)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect(
    db
      .insertInto('api_token')
      .values({ ...one, hash: 'for ever', expires_at: new Date(Date.now() + 1e12) })
      .execute(),
  ).rejects.toThrow('api_token')
})

test('a user who has something to confirm, is disabled or has another business is refused', async () => {
  const { uuid, client } = await addUser()
  const token = await create(client)
  blocked = uuid
  expect(await ask(token)).toMatchObject({ status: 403, code: 'BLOCKED' })
  blocked = undefined
  expect((await ask(token)).status).toBe(200)
  await change(uuid, { client_business_id: 1000 })
  expect(await ask(token)).toMatchObject({ status: 401, code: 'API_TOKEN_REVOKED' })
  await change(uuid, { client_business_id: 1001, disabled: true })
  expect(await ask(token)).toMatchObject({ status: 401, code: 'ACCOUNT_DISABLED' })
})

test('a token of one business reads and writes nothing there once its user does not see it', async () => {
  const { uuid, client } = await addUser(roles.SUPER_CLIENT_ADMIN)
  await change(uuid, { client_business_id: 1000 })
  const token = await create(client, { scopes: ['analysis:write', 'values:read'] })
  await portal.entities.db
    .updateTable('api_token')
    .set({ only_business_id: 1001 })
    .where('user_uuid', '=', uuid)
    .execute()
  expect((await write(token)).status).toBe(200)
  await change(uuid, { roles: sql<number[]>`${`{${roles.ENERGY_MANAGER}}`}::integer[]` })
  expect(await write(token, { ...newView, name: 'Sneaked in', shared: true })).toMatchObject({
    ...{ status: 401, code: 'API_TOKEN_REVOKED' },
  })
  const [found] = await portal.entities.db
    .selectFrom('saved_view')
    .select('id')
    .where('name', '=', 'Sneaked in')
    .execute()
  expect(found).toBeUndefined()
})

test('whoever administers users sees how many tokens there are and revokes them; disabling does so, too', async () => {
  const admin = await SignedInClient.signIn(portal.url, 'admin')
  const { uuid, client } = await addUser()
  const [one, other] = [await create(client), await create(client)]
  const count = async () => {
    const found = await admin.get<{ users: { uuid: string; apiTokens: number }[] }>(
      '/rest/secure/users?search=maker',
    )
    return found.body.users.find((user) => user.uuid === uuid)?.apiTokens
  }
  expect(await count()).toBe(2)
  expect((await admin.post(`/rest/secure/users/${uuid}/api-tokens/revocation`)).status).toBe(204)
  expect([await count(), (await ask(one)).status, (await ask(other)).status]).toEqual([0, 401, 401])
  const third = await create(client)
  const disabled = (is: boolean) => admin.put(`/rest/secure/users/${uuid}/disabled`, { disabled: is })
  expect((await disabled(true)).status).toBe(204)
  expect((await disabled(false)).status).toBe(204)
  expect(await ask(third)).toMatchObject({ status: 401, code: 'API_TOKEN_REVOKED' })
})

test('the log tells of tokens, and by which one something was written', async () => {
  const { client } = await addUser()
  const name = `Maker ${made}`
  const token = await create(client, { name: 'Robot', scopes: ['analysis:write'] })
  expect((await write(token, { ...newView, shared: true })).status).toBe(200)
  const admin = await SignedInClient.signIn(portal.url, 'admin')
  const { body: log } = await admin.get<{ entries: AuditEntry[] }>(
    `/rest/secure/audit-entries?person=${encodeURIComponent(name)}`,
  )
  const entry = (action: string) => log.entries.find((one) => one.action === action)
  expect(entry('api-token.created')?.detail).toEqual({ name: 'Robot', scopes: ['analysis:write'], days: 30 })
  expect(entry('view.created')?.detail).toMatchObject({ apiToken: 'Robot' })
  expect(JSON.stringify(log)).not.toContain(token)
})

test('wrong tokens are refused, and after many of them all of their network but those that were good', async () => {
  const { client } = await addUser()
  const token = await create(client)
  const mistyped = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
  for (let time = 0; time < FREE_WRONG_TOKENS + 5; time += 1)
    expect(await ask(mistyped)).toMatchObject({ status: 401, code: 'API_TOKEN_INVALID' })
  expect((await ask(token)).status).toBe(200)
  const codes = new Set<string | undefined>()
  for (let time = 0; time < FREE_WRONG_TOKENS + 1; time += 1) codes.add((await ask(newApiToken())).code)
  expect([...codes]).toEqual(['API_TOKEN_INVALID', 'TOO_MANY_REQUESTS'])
  expect((await ask(token)).status).toBe(200)
  const refused = await fetch(portal.url + views, { headers: { authorization: `Bearer ${newApiToken()}` } })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  await refused.body?.cancel()
  // The session is no token.
  expect((await client.get(views)).status).toBe(200)
})
