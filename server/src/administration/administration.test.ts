import { roles, type AdministeredUser, type AuditEntry } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secondFactors } from '../identity/second-factors'
import { demoUsers, type DemoUser } from '../identity/demo-users'
import { hashPassword } from '../identity/passwords'
import type { PortalInProcess } from '../identity/portal-in-process.testing'
import { startAdministration } from './administration.testing'

interface Users {
  users: AdministeredUser[]
  next: string | null
  businesses: { id: number; name: string; roles: number[] }[]
}

let portal: PortalInProcess
let admin: SignedInClient
let superAdmin: SignedInClient
let operator: SignedInClient
beforeAll(async () => {
  ;({ portal, admin, superAdmin, operator } = await startAdministration())
}, 120_000)
afterAll(() => portal.close())

const demo = (key: DemoUser['key']) => demoUsers.find((user) => user.key === key)?.uuid ?? ''
const users = async (client: SignedInClient, query = '') =>
  (await client.get<Users>(`/rest/secure/users${query}`)).body
const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { reasons: { code: string }[] } } | undefined)?.error?.reasons[0]?.code
const latest = async (client: SignedInClient) =>
  (await client.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')).body.entries[0]

const password = 'a password of this test'
let made = 0
async function addUser(role: number, business = 1001): Promise<{ uuid: string; userName: string }> {
  const uuid = randomUUID()
  const userName = `made-${++made}@fenland.example`
  await portal.entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: `Made ${made}`, email: userName },
      client_business_id: business,
      roles: sql<number[]>`${`{${role}}`}::integer[]`,
      password_hash: await hashPassword(password),
    })
    .execute()
  return { uuid, userName }
}

const newcomer = {
  businessId: 1001,
  email: 'nele@fenland.example',
  displayName: 'Nele Brook',
  roles: [roles.ANALYST] as number[],
  locale: 'en',
}
async function latestMail(): Promise<string> {
  const folder = join(portal.config.dataDir, 'mail')
  const name = (await readdir(folder)).sort().at(-1) ?? ''
  const text = await readFile(join(folder, name), 'utf8')
  return text.replaceAll('=\n', '').replaceAll('=3D', '=')
}
const linkIn = (mail: string) => /http:\S+token=[\w-]+/.exec(mail)?.[0] ?? ''

test('administrators see the users of their businesses, and whom they may change', async () => {
  const own = await users(admin)
  expect(new Set(own.users.map(({ businessId }) => businessId))).toEqual(new Set([1001]))
  expect(own.users.find(({ uuid }) => uuid === demo('admin'))).toMatchObject({ changeable: false })
  expect(own.users.find(({ uuid }) => uuid === demo('analyst'))).toMatchObject({
    ...{ displayName: 'Tomasz Wren', status: 'active', changeable: true, roles: [roles.ANALYST] },
  })
  const { lastSignIn } = own.users.find(({ uuid }) => uuid === demo('admin'))!
  expect(Date.now() - Date.parse(lastSignIn ?? '')).toBeLessThan(600_000)
  expect(own.users.find(({ uuid }) => uuid === demo('reader'))?.lastSignIn).toBeNull()
  expect(own.businesses.map(({ id }) => id)).toEqual([1001])
  const below = await users(superAdmin)
  expect(new Set(below.users.map(({ businessId }) => businessId))).toEqual(new Set([1000, 1001]))
  expect(below.users.find(({ uuid }) => uuid === demo('system'))).toMatchObject({ changeable: false })
  expect((await users(admin, '?search=WREN')).users.map(({ uuid }) => uuid)).toEqual([demo('analyst')])
  expect((await users(admin, '?search=%25')).users).toEqual([])
  expect((await admin.get('/rest/secure/users?businessId=1000')).status).toBe(404)
})

test('an invited user sets a password by the link, once, and signs in', async () => {
  const invited = await admin.post<{ uuid: string }>('/rest/secure/users', newcomer)
  expect(invited.status).toBe(200)
  const { uuid } = invited.body
  expect(await latest(admin)).toMatchObject({
    action: 'user.invited',
    actor: { uuid: demo('admin') },
    subject: { id: uuid, name: 'Nele Brook' },
    detail: { roles: [roles.ANALYST] },
  })
  expect((await users(admin, '?search=nele')).users[0]).toMatchObject({ uuid, status: 'invited' })
  const mail = await latestMail()
  expect(mail).toMatch(/To: .*nele@fenland\.example/)
  expect(mail).toContain('Adaeze Fenn')

  const replaced = linkIn(mail)
  const again = await admin.post(`/rest/secure/users/${uuid}/invitations`, { locale: 'de' })
  expect(again.status).toBe(204)
  expect((await SignedInClient.anonymous(portal.url).follow(replaced)).status).toBe(410)

  const person = SignedInClient.anonymous(portal.url)
  const arrived = await person.follow(linkIn(await latestMail()))
  expect([arrived.status, new URL(arrived.url).search]).toEqual([200, ''])
  expect(await arrived.text()).toContain('value="nele@fenland.example"')
  const send = async (fields: Record<string, string>, client = person) =>
    (await client.fetch(new URL(arrived.url).pathname, { method: 'POST', body: new URLSearchParams(fields) }))
      .status
  expect(await send({ password: 'too short', again: 'too short' })).toBe(400)
  expect(await send({ password, again: `${password}!` })).toBe(400)
  expect(await send({ password, again: password }, SignedInClient.anonymous(portal.url))).toBe(410)
  const atOnce = await Promise.all([1, 2].map(() => send({ password, again: password })))
  expect(atOnce.sort()).toEqual([303, 410])
  expect((await SignedInClient.anonymous(portal.url).follow(linkIn(await latestMail()))).status).toBe(410)

  await SignedInClient.signIn(portal.url, { userName: 'NELE@fenland.example', password })
  const stored = JSON.stringify(await portal.entities.db.selectFrom('account_link').selectAll().execute())
  const token = new URL(linkIn(await latestMail())).searchParams.get('token') ?? ''
  expect(token.length).toBeGreaterThan(40)
  expect(stored).not.toContain(token)
  const { body } = await admin.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries?person=nele')
  expect(body.entries.map(({ action }) => action)).toEqual([
    ...['sign-in.succeeded', 'user.invitation-accepted', 'user.invitation-renewed', 'user.invited'],
  ])
  expect(JSON.stringify(body)).not.toContain(token)
})

test.each<[string, object, number, string]>([
  ['a name that is taken', { email: 'Analyst@demo.energycockpit.example' }, 409, 'USER_NAME_TAKEN'],
  ['a role above their own', { roles: [roles.SYSTEM_ADMIN] }, 403, 'ROLE_NOT_ASSIGNABLE'],
  [
    'a role of super clients',
    { roles: [roles.ANALYST, roles.SUPER_CLIENT_USER] },
    403,
    'ROLE_NOT_ASSIGNABLE',
  ],
  ['a number that is no role', { roles: [99] }, 403, 'ROLE_NOT_ASSIGNABLE'],
  ['the business above', { businessId: 1000 }, 404, 'NOT_FOUND'],
  ['no business', { businessId: 4711 }, 404, 'NOT_FOUND'],
  ['a business that no store can hold', { businessId: 99_999_999_999 }, 400, 'VALIDATION_FAILED'],
  ['a name that looks like another', { displayName: '\u202enimda' }, 400, 'VALIDATION_FAILED'],
  ['half a character', { displayName: 'Nele \ud800' }, 400, 'VALIDATION_FAILED'],
  ['no role', { roles: [] }, 400, 'VALIDATION_FAILED'],
  ['no address', { email: 'nele' }, 400, 'VALIDATION_FAILED'],
  ['an address with a second one', { email: 'a@b.example, c@d.example' }, 400, 'VALIDATION_FAILED'],
  ['no name', { displayName: '  ' }, 400, 'VALIDATION_FAILED'],
])('nobody is invited with %s, and nothing is written', async (_, wrong, status, code) => {
  const before = await latest(operator)
  const answer = await admin.post('/rest/secure/users', { ...newcomer, email: 'new@b.example', ...wrong })
  expect([answer.status, codeOf(answer)]).toEqual([status, code])
  expect((await users(operator, '?search=new@b')).users).toEqual([])
  expect((await latest(operator))?.sequence).toBe(before?.sequence)
})

test('roles are changed within what the asker may give, and count at once', async () => {
  const user = await addUser(roles.ANALYST)
  const person = await SignedInClient.signIn(portal.url, { userName: user.userName, password })
  const change = (client: SignedInClient, uuid: string, wanted: number[]) =>
    client.put(`/rest/secure/users/${uuid}/roles`, { roles: wanted })
  expect((await change(admin, user.uuid, [roles.METER_READER, roles.GAME_ADMIN])).status).toBe(204)
  expect((await person.get<{ roles: number[] }>('/whoami')).body.roles).toEqual([11, 16])
  expect((await latest(admin))?.detail).toEqual({ before: [roles.ANALYST], roles: [11, 16] })

  expect(codeOf(await change(admin, user.uuid, [roles.SYSTEM_USER]))).toBe('ROLE_NOT_ASSIGNABLE')
  expect(codeOf(await change(admin, demo('admin'), [roles.ANALYST]))).toBe('NOT_YOURSELF')
  expect((await change(admin, demo('super'), [roles.ANALYST])).status).toBe(404)
  expect(codeOf(await change(superAdmin, demo('system'), [roles.ANALYST]))).toBe('ROLE_NOT_ASSIGNABLE')
  expect((await change(person, demo('analyst'), [roles.ANALYST])).status).toBe(403)
})

test('administrators switch off the second factor of who has lost the phone, and the user is told', async () => {
  const user = await addUser(roles.ANALYST)
  const path = `/rest/secure/users/${user.uuid}/second-factor`
  expect(codeOf(await admin.delete(path))).toBe('SECOND_FACTOR_OFF')
  const factors = secondFactors(portal.identity.secrets)
  const { db } = portal.entities
  await factors.begin(db, user)
  await db.updateTable('second_factor').set({ switched_on_at: new Date() }).execute()
  const listed = async () => (await users(admin, `?search=${user.userName}`)).users[0]?.hasSecondFactor
  expect(await listed()).toBe(true)
  const principal = SignedInClient.anonymous(portal.url)
  expect(await (await principal.submitSignIn(user.userName, password)).text()).toContain('id="code"')

  const person = await SignedInClient.signIn(portal.url, 'analyst')
  expect((await person.delete(path)).status).toBe(403)
  expect((await admin.delete(path)).status).toBe(204)
  await SignedInClient.signIn(portal.url, { userName: user.userName, password })
  expect(await listed()).toBe(false)
  const { body } = await admin.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=user.second-factor-reset',
  )
  expect(body.entries).toEqual([
    expect.objectContaining({ actor: expect.objectContaining({ uuid: demo('admin') }) as unknown }),
  ])
  expect(await latestMail()).toContain(`<${user.userName}>`)
})

test('a business keeps its last administrator, also when two take each other out', async () => {
  const take = (client: SignedInClient, uuid: string) =>
    client.put(`/rest/secure/users/${uuid}/roles`, { roles: [roles.ANALYST] })
  expect(codeOf(await take(superAdmin, demo('admin')))).toBe('LAST_ADMIN')
  const disabling = await superAdmin.put(`/rest/secure/users/${demo('admin')}/disabled`, { disabled: true })
  expect(codeOf(disabling)).toBe('LAST_ADMIN')

  const second = await addUser(roles.ADMIN)
  const other = await SignedInClient.signIn(portal.url, { userName: second.userName, password })
  const statuses = await Promise.all([
    take(admin, second.uuid).then(({ status }) => status),
    take(other, demo('admin')).then(({ status }) => status),
  ])
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  const left = (await users(operator, '?businessId=1001')).users.filter((user) =>
    user.roles.includes(roles.ADMIN),
  )
  expect(left).toHaveLength(1)
  for (const uuid of [demo('admin'), second.uuid])
    await operator.put(`/rest/secure/users/${uuid}/roles`, { roles: [roles.ADMIN] })
  expect((await users(admin)).users.length).toBeGreaterThan(1)
})

test('a disabled user is out at once and stays out, and comes in again when enabled', async () => {
  const user = await addUser(roles.ANALYST)
  const login = { userName: user.userName, password }
  const person = await SignedInClient.signIn(portal.url, login)
  const set = async (disabled: boolean) =>
    (await admin.put(`/rest/secure/users/${user.uuid}/disabled`, { disabled })).status
  expect(await set(true)).toBe(204)
  expect((await person.get('/whoami')).status).toBe(302)
  await expect(SignedInClient.signIn(portal.url, login)).rejects.toThrow('could not sign in')
  expect(await set(true)).toBe(204)
  expect(await set(false)).toBe(204)
  await SignedInClient.signIn(portal.url, login)
  const { body } = await admin.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries?person=Made')
  const ofUser = body.entries.filter(({ subject }) => subject?.id === user.uuid).map(({ action }) => action)
  expect(ofUser).toEqual(['user.enabled', 'sign-in.failed', 'user.disabled'])
})

test("a user's sessions end everywhere when an administrator says so", async () => {
  const user = await addUser(roles.ANALYST)
  const login = { userName: user.userName, password }
  const [here, there] = await Promise.all([1, 2].map(() => SignedInClient.signIn(portal.url, login)))
  expect((await admin.delete(`/rest/secure/users/${user.uuid}/sessions`)).status).toBe(204)
  expect([(await here?.get('/whoami'))?.status, (await there?.get('/whoami'))?.status]).toEqual([302, 302])
  expect(await latest(admin)).toMatchObject({ action: 'user.sessions-ended', subject: { id: user.uuid } })
  expect((await admin.delete(`/rest/secure/users/${demo('super')}/sessions`)).status).toBe(404)
})

test('many users come page by page, each once', async () => {
  const hash = await hashPassword(password)
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...{ uuid: randomUUID(), user_name: `page-${index}`, display_name: `Page ${index % 3}`, email: null },
    ...{ client_business_id: 1001, roles: sql<number[]>`'{0}'::integer[]`, password_hash: hash },
  }))
  await portal.entities.db.insertInto('portal_user').values(many).execute()
  const seen: string[] = []
  let next: string | null = null
  do {
    const page: Users = await users(admin, `?search=page-${next === null ? '' : `&after=${next}`}`)
    seen.push(...page.users.map(({ uuid }) => uuid))
    next = page.next
  } while (next !== null)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
})
