import { rm } from 'node:fs/promises'
import { calls, endAllSessions, roles, type AnyCall, type RoleName } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { informationTexts } from '../blocking/notice-texts.testing'
import { readConfig } from '../config'
import { openEntities } from '../entities/entities'
import { demoBusinesses } from './demo-users'
import { hashPassword } from './passwords'
import { may, type Action } from './permissions'

/** What each call for signed-in users needs; a call that is missing here fails the walk. */
const needs: Record<string, Action> = {
  getNotices: 'notices:administer',
  createNotice: 'notices:administer',
  draftNotice: 'notices:administer',
  publishNotice: 'notices:administer',
  retireNotice: 'notices:administer',
  whoami: 'portal:enter',
  getLocaleData: 'portal:enter',
  getUiContext: 'portal:enter',
  getBlockingInfo: 'portal:enter',
  getHierarchyNodes: 'hierarchy:read',
  getMeteringPoint: 'hierarchy:read',
  getSeriesValues: 'measurements:read',
  getPortfolioWeek: 'measurements:read',
  getOwnSessions: 'account:own',
  endAllSessions: 'account:own',
  setLocale: 'portal:enter',
  reportFeatureFailure: 'portal:enter',
  getPolicyViolations: 'features:observe',
  reportLoadTimes: 'portal:enter',
  getFeaturesInOperation: 'features:observe',
  getLatestFailures: 'features:observe',
  getAuditEntries: 'audit:read',
  verifyAuditLog: 'audit:verify',
}
/** Bodies of the calls that write. */
const bodies: Record<string, unknown> = {
  createNotice: { type: 'INFORMATION', audience: { kind: 'everybody' }, layout: informationTexts('a draft') },
  draftNotice: { layout: informationTexts('of nothing') },
  publishNotice: {},
  retireNotice: {},
  reportPolicyViolation: { 'csp-report': { 'document-uri': 'https://elsewhere.example/' } },
  setLocale: { locale: 'en' },
  setPublicLocale: { locale: 'en' },
  reportFeatureFailure: { featureId: 'analysis', version: null, kind: 'missing', correlationId: 'c-1' },
  reportPublicFeatureFailure: {
    ...{ featureId: 'home-portal', version: null, kind: 'missing', correlationId: 'c-2' },
  },
  reportLoadTimes: {
    reportId: 'r-1',
    loads: [
      {
        ...{ featureId: 'analysis', version: null, way: 'first', standsFor: 1 },
        ...{ totalMs: 900, loadMs: 300, mountMs: 400 },
      },
    ],
  },
}

const own = demoBusinesses.subBusiness.id
const foreign = 4711
const password = 'walks every call'
const roleNames = Object.keys(roles) as RoleName[]
const operators: RoleName[] = ['SYSTEM_ADMIN', 'SYSTEM_USER']
const nameOf = (role: RoleName, business: number) => `${role.toLowerCase()}-${business}`

let server: RunningServer
let dataDir: string
/** A metering point of the demo's sub-business, and one of its series. */
let meteringPointId: string
let seriesId: number

beforeAll(async () => {
  const first = await startServer()
  dataDir = first.dataDir
  await first.kill9()
  await addUsers(dataDir)
  server = await startServer({ dataDir })

  const analyst = await signIn('ANALYST', own)
  const query = '/rest/secure/hierarchy/nodes?limit=200&search=electricity'
  const found = await analyst.get<{ nodes: { id: string; type: string }[] }>(query)
  meteringPointId = found.body.nodes.find(({ type }) => type === 'METERING_POINT')?.id ?? ''
  const point = await analyst.get<{ series: { id: number }[] }>(
    `/rest/secure/metering-points/${meteringPointId}`,
  )
  seriesId = point.body.series[0]?.id ?? -1
}, 240_000)

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** One user of each role in a business with the demo's data, and one in a business that has nothing to do with it. */
async function addUsers(folder: string): Promise<void> {
  const entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const passwordHash = await hashPassword(password)
  await entities.db
    .insertInto('client_business')
    .values({ id: foreign, name: 'Strangers', parent_id: null })
    .execute()
  for (const business of [own, foreign])
    for (const role of roleNames)
      await entities.db
        .insertInto('portal_user')
        .values({
          uuid: randomUUID(),
          user_name: nameOf(role, business),
          display_name: role,
          email: null,
          client_business_id: business,
          roles: sql<number[]>`${`{${roles[role]}}`}::integer[]`,
          password_hash: passwordHash,
        })
        .execute()
  await entities.close()
}

const signIn = (role: RoleName, business: number) =>
  SignedInClient.signIn(server.url, { userName: nameOf(role, business), password })

function addressOf({ path, name }: AnyCall): string {
  const queries: Record<string, string> = {
    getHierarchyNodes: '?limit=5',
    getSeriesValues: '?from=2025-01-01T00:00:00Z&to=2025-01-02T00:00:00Z&granularity=PT1H',
    getFeaturesInOperation: '?period=P7D',
    getLatestFailures: '?period=P7D',
  }
  const filled = path
    .replace(':locale', 'en')
    .replace(':meteringPointId', meteringPointId)
    .replace(':seriesId', String(seriesId))
    .replace(/:(userUuid|uuid|blockingReasonId)/, '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005')
  return filled + (queries[name] ?? '')
}

const ask = (client: SignedInClient, call: AnyCall) => {
  const headers = { 'content-type': 'application/json', origin: server.url }
  const body = bodies[call.name]
  return client.fetch(addressOf(call), {
    method: call.method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  })
}
/** The one that signs out comes last. */
const guarded = calls
  .filter(({ access }) => access === 'signed-in')
  .sort((a, b) => Number(a === endAllSessions) - Number(b === endAllSessions))

test('the walk knows every call', () => {
  expect(guarded.map(({ name }) => name).sort()).toEqual(Object.keys(needs).sort())
  expect(calls.map(addressOf).filter((address) => address.includes(':'))).toEqual([
    expect.stringContaining('granularity'),
  ])
  expect(seriesId).toBeGreaterThanOrEqual(0)
})

/** The walk names no notice that there is. */
const ofNothing = ['draftNotice', 'publishNotice', 'retireNotice']

test.each(roleNames)('%s may exactly what the table says', async (role) => {
  const client = await signIn(role, own)
  for (const call of guarded) {
    const action = needs[call.name]
    const allowed = action !== undefined && may([roles[role]], action)
    const { status } = await ask(client, call)
    const answered = ofNothing.includes(call.name) ? [404] : [200, 204]
    expect([call.name, answered.includes(status) ? 'allowed' : status]).toEqual([
      call.name,
      allowed ? 'allowed' : 403,
    ])
  }
})

test.each(roleNames.filter((role) => !operators.includes(role)))(
  '%s of a foreign business sees nothing of it',
  async (role) => {
    const client = await signIn(role, foreign)
    const hidden = [
      `/rest/secure/metering-points/${meteringPointId}`,
      `/rest/secure/measurement-series/${seriesId}/values?from=2025-01-01T00:00:00Z&to=2025-01-02T00:00:00Z&granularity=PT1H`,
      `/rest/secure/hierarchy/nodes?parentId=${meteringPointId}`,
    ]
    for (const address of hidden) {
      const { status } = await client.get(address)
      expect([address, [403, 404].includes(status)]).toEqual([address, true])
    }
    const tops = await client.get<{ nodes?: { name: string }[] }>('/rest/secure/hierarchy/nodes')
    const names = (tops.body.nodes ?? []).map(({ name }) => name)
    expect(names.filter((name) => name !== 'Strangers')).toEqual([])
  },
)

test('the operator sees every business', async () => {
  const operator = await signIn('SYSTEM_ADMIN', foreign)
  expect((await operator.get(`/rest/secure/metering-points/${meteringPointId}`)).status).toBe(200)
})

/** Open to everybody who brings what was given to a foreign page; see embedding/embedded-sign-in.test.ts. */
const withToken = ['openEmbeddedSession', 'renewEmbeddedSession', 'endEmbeddedSession']
const open = calls.filter(({ access, name }) => access === 'public' && !withToken.includes(name))

test.each(open)('$name is open to everybody', async (call) => {
  const { status } = await ask(SignedInClient.anonymous(server.url), call)
  expect([200, 204]).toContain(status)
})

const byActionToken = calls.filter(({ access }) => access === 'action-token')

test.each(byActionToken)('$name is for the holder of an action token alone', async (call) => {
  const operator = await signIn('SYSTEM_ADMIN', own)
  const headers = { origin: server.url }
  const answers = ['', '?actionToken=', '?actionToken=eyJhbGciOiJub25lIn0.e30.'].map((query) =>
    operator.fetch(addressOf(call) + query, { method: call.method, headers }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 401, 401])
})
