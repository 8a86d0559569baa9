import {
  apiTokenScopes,
  endAllSessions,
  roles,
  scopeOfPermission,
  type RoleName,
} from '@energycockpit/contract'
import {
  demoPassword,
  SignedInClient,
  newDataFolder,
  startServer,
  type RunningServer,
} from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { permissions } from '../access/permissions'
import { addressOf, testUserPassword, type CallExample } from '../http/call-example.testing'
import { examples } from './every-call.testing'
import { addTestUsers, relations, testUsers, type Relation } from './test-users.testing'

/*
 * Every call over HTTP: once as who is permitted, once as who is not, once as a stranger to the business that it names
 * something of. Every role against every call is every-call-by-role.test.ts, without a server.
 */
let server: RunningServer
let dataDir: string
let operator: SignedInClient
const clients = {} as Record<Relation | 'nobody', SignedInClient>
const roleNow = new Map<Relation, RoleName>()

beforeAll(async () => {
  dataDir = await newDataFolder('every-call', 'loaded')
  await addTestUsers(dataDir)
  server = await startServer({ dataDir })
  operator = await SignedInClient.signIn(server.url, 'system')
  for (const name of [...(Object.keys(relations) as Relation[]), 'nobody'] as const) {
    clients[name] = SignedInClient.anonymous(server.url)
    await clients[name].submitSignIn(`walker-${name}`, testUserPassword)
  }
}, 240_000)

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The walker of a business in a role. */
async function walkerAs(relation: Relation, role: RoleName): Promise<SignedInClient> {
  if (roleNow.get(relation) !== role) {
    const { status } = await operator.put(`/rest/secure/users/${testUsers[relation]}/roles`, {
      roles: [roles[role]],
    })
    expect(status).toBe(204)
    roleNow.set(relation, role)
  }
  return clients[relation]
}

async function ask(client: SignedInClient, example: CallExample): Promise<{ status: number; text: string }> {
  const { call, body } = example
  const origin = server.url
  const answer = await client.fetch(addressOf(example), {
    method: call.method,
    headers: body === undefined ? { origin } : { 'content-type': 'application/json', origin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status === 204 ? 200 : answer.status, text: await answer.text() }
}

const roleNames = Object.keys(roles) as RoleName[]
/** Without the roles of super clients, which nobody can give in a sub-business. */
const byPower = roleNames
  .filter((role) => !role.startsWith('SUPER_CLIENT'))
  .sort((one, other) => permissions[one].length - permissions[other].length)
/** They are strangers to no business. */
const seesAll: readonly RoleName[] = ['SYSTEM_ADMIN', 'SYSTEM_USER']
/** Where the example itself names nothing of the sub-business, the request that does. */
const ofSubBusiness = (example: CallExample): CallExample =>
  example.ofSubBusiness === undefined || example.ofSubBusiness === 'itself'
    ? example
    : { ...example, query: example.ofSubBusiness }

/** Words that stand in an answer only where it tells of the sub-business. */
const tellsOfSubBusiness = /Fenland Colleges|Tomasz Wren|Maren Holt/

/** The one that signs out is asked apart. */
const guarded = examples
  .filter(({ call }) => call.access === 'signed-in' && call !== endAllSessions)
  .map((example) => [example.call.name, example] as const)

test.each(guarded)('%s: permitted, denied and foreign', async (_, example) => {
  const { roles: permitted = [], status = 200 } = example
  const least = byPower.find((role) => permitted.includes(role))!
  expect((await ask(await walkerAs('own', least), example)).status).toBe(status)

  const denied = byPower.findLast((role) => !permitted.includes(role))
  // Somebody else: to be given another role takes longer than to ask, and calls beside each other are for the same ones.
  const client = denied === undefined ? clients.nobody : await walkerAs('colleague', denied)
  expect((await ask(client, example)).status).toBe(403)

  const stranger = byPower.find((role) => permitted.includes(role) && !seesAll.includes(role))
  if (stranger === undefined) return
  const foreign = await walkerAs('foreign', stranger)
  const named = await ask(foreign, ofSubBusiness(example))
  expect(named.status).toBe(example.ofSubBusiness === undefined ? status : 404)
  const plain = await ask(foreign, example)
  for (const { text } of [named, plain]) expect(text).not.toMatch(tellsOfSubBusiness)
})

test.each<[RoleName, Relation, boolean]>([
  ['SUPER_CLIENT_ADMIN', 'sub', true],
  ['ADMIN', 'sub', false],
  ['SYSTEM_ADMIN', 'foreign', true],
])('%s of %s business sees what is the sub-business: %s', async (role, relation, sees) => {
  const client = await walkerAs(relation, role)
  const found: [name: string, status: number][] = []
  const expected: typeof found = []
  for (const example of examples.filter((one) => one.ofSubBusiness !== undefined)) {
    found.push([example.call.name, (await ask(client, ofSubBusiness(example))).status])
    expected.push([example.call.name, sees ? (example.status ?? 200) : 404])
  }
  expect(found).toEqual(expected)
  expect(found.length).toBeGreaterThan(20)
})

test('an API token with all scopes of the operator opens none of the calls that are for people', async () => {
  const { body } = await operator.post<{ token: string }>('/rest/secure/account/api-tokens', {
    ...{ name: 'Walker', scopes: apiTokenScopes, days: 7, password: demoPassword },
  })
  const program = SignedInClient.anonymous(server.url)
  const asked = async (example: CallExample) => {
    const { call, body: sent } = example
    const answer = await program.fetch(addressOf(example), {
      method: call.method,
      headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    })
    return [call.name, answer.status, /SCOPE_MISSING/.test(await answer.text())]
  }
  const closed = examples.filter(({ call }) => call.permission && !scopeOfPermission(call.permission))
  expect(closed.length).toBeGreaterThan(30)
  for (const example of closed) expect(await asked(example)).toEqual([example.call.name, 403, true])
  const read = examples.filter(({ call }) => call.permission === 'hierarchy:read' && call.method === 'GET')
  for (const example of read)
    expect(await asked(example)).toEqual([example.call.name, example.status ?? 200, false])
})

test('every role may sign itself out everywhere', async () => {
  const [signOut] = examples.filter(({ call }) => call === endAllSessions)
  expect((await ask(clients.nobody, signOut!)).status).toBe(403)
  expect((await ask(await walkerAs('foreign', 'GAME_ADMIN'), signOut!)).status).toBe(200)
  expect((await clients.foreign.get('/whoami')).status).toBe(302)
})

const open = examples.filter(({ call }) => call.access === 'public')

test.each(open.map((example) => [example.call.name, example] as const))(
  '%s is open to everybody',
  async (_, example) => {
    const { status } = await ask(SignedInClient.anonymous(server.url), example)
    expect(status).toBe(example.status ?? 200)
  },
)

const byActionToken = examples.filter(({ call }) => call.access === 'action-token')

test.each(byActionToken.map((example) => [example.call.name, example] as const))(
  '%s is for the holder of an action token alone',
  async (_, example) => {
    const answers = ['', 'actionToken=', 'actionToken=eyJhbGciOiJub25lIn0.e30.'].map((query) =>
      ask(operator, { ...example, query }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 401, 401])
  },
)
