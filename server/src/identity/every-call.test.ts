import { rm } from 'node:fs/promises'
import { calls, endAllSessions, roles, type AnyCall, type Permission, type RoleName } from '@energycockpit/contract'
import { SignedInClient, newDataFolder, startServer, type RunningServer } from '@energycockpit/testing'
import { demoBusinesses } from './demo-users'
import { bodies, password } from './every-call.testing'
import { addWalkers, relations, walkers, type Relation } from './walkers.testing'
import { may } from '../access/permissions'

/** What each call for signed-in users needs; a call that is missing here fails the walk. */
const needs: Record<string, Permission> = {
  getNotices: 'notices:administer',
  createNotice: 'notices:administer',
  draftNotice: 'notices:administer',
  publishNotice: 'notices:administer',
  retireNotice: 'notices:administer',
  whoami: 'portal:enter',
  getLocaleData: 'portal:enter',
  getUiContext: 'portal:enter',
  getBlockingInfo: 'portal:enter',
  getActiveBusiness: 'portal:enter',
  setActiveBusiness: 'portal:enter',
  getHierarchyNodes: 'hierarchy:read',
  getMeteringPoint: 'hierarchy:read',
  getMarketIds: 'hierarchy:read',
  setMarketIds: 'readings:change',
  getMeteringPointFindings: 'measurements:read',
  getSeriesValues: 'measurements:read',
  downloadSeriesValues: 'measurements:read',
  getSeriesCompleteness: 'measurements:read',
  getSeriesRules: 'measurements:read',
  setSeriesRules: 'readings:change',
  estimateReadings: 'readings:change',
  enterCounterReadings: 'counter-readings:enter',
  getCounterReadings: 'counter-readings:enter',
  getPortfolioWeek: 'measurements:read',
  getRanking: 'measurements:read',
  getProfile: 'measurements:read',
  getStatistics: 'measurements:read',
  getVirtualSeries: 'measurements:read',
  ...{ createVirtualSeries: 'calculations:define', changeVirtualSeries: 'calculations:define' },
  ...{ removeVirtualSeries: 'calculations:define', checkVirtualSeries: 'calculations:define' },
  previewVirtualSeries: 'calculations:define',
  getAllVirtualSeries: 'measurements:read',
  getConversionFactors: 'measurements:read',
  ...{ getSummedValues: 'measurements:read', getLossBalance: 'measurements:read' },
  setConversionFactor: 'calculations:define',
  postReadings: 'readings:deliver',
  previewReadingFile: 'readings:deliver',
  compareReadingFile: 'readings:deliver',
  getReceivingSeries: 'readings:deliver',
  postReadingFile: 'readings:deliver',
  getReadingLoads: 'loads:read',
  getReadingLoad: 'loads:read',
  undoReadingLoad: 'readings:change',
  deleteReadings: 'readings:change',
  getOwnSessions: 'account:own',
  endOwnSession: 'account:own',
  endAllSessions: 'account:own',
  getAccount: 'account:own',
  changePassword: 'account:own',
  getSecondFactor: 'account:own',
  beginSecondFactor: 'account:own',
  finishSecondFactor: 'account:own',
  switchOffSecondFactor: 'account:own',
  renewRecoveryCodes: 'account:own',
  getOwnConfirmations: 'account:own',
  setLocale: 'portal:enter',
  reportFeatureFailure: 'portal:enter',
  getPolicyViolations: 'features:observe',
  reportLoadTimes: 'portal:enter',
  getFeaturesInOperation: 'features:observe',
  getLatestFailures: 'features:observe',
  getUnfinishedImports: 'operation:read',
  ...{ retryUnfinishedImport: 'readings:change', discardUnfinishedImport: 'readings:change' },
  createBusiness: 'businesses:create',
  getUsers: 'users:administer',
  inviteUser: 'users:administer',
  renewInvitation: 'users:administer',
  setUserRoles: 'users:administer',
  setUserDisabled: 'users:administer',
  endUserSessions: 'users:administer',
  resetSecondFactor: 'users:administer',
  getAuditEntries: 'audit:read',
  verifyAuditLog: 'audit:verify',
}
/** Calls that name something of the sub-business, and are answered with 404 to whoever does not see that. */
const namesSomething = new Set([
  'getMeteringPointFindings',
  ...['getMeteringPoint', 'getSeriesValues', 'downloadSeriesValues', 'getSeriesCompleteness'],
  ...['inviteUser', 'renewInvitation', 'setUserRoles'],
  ...[
    'setUserDisabled',
    'endUserSessions',
    'resetSecondFactor',
    'getUsersOfBusiness',
    'getAuditEntriesOfBusiness',
    ...[
      'deleteReadings',
      'createVirtualSeries',
      'checkVirtualSeries',
      'previewVirtualSeries',
      'getConversionFactors',
      'setConversionFactor',
    ],
    ...['getSummedValues', 'getLossBalance'],
    ...['compareReadingFile', 'postReadingFile'],
    ...['getRanking', 'getProfile', 'getStatistics'],
    ...['getMarketIds', 'setMarketIds'],
    ...['getSeriesRules', 'setSeriesRules', 'estimateReadings'],
    ...['enterCounterReadings', 'getCounterReadings'],
  ],
])
/** Where being allowed is not answered with a 200 or 204: nothing is to change here. */
const allowedStatus: Record<string, number> = {
  // The name is taken.
  ...{ inviteUser: 409, createBusiness: 409 },
  // This user has a password already.
  renewInvitation: 404,
  // The new password is too short, the code is none, and there is no second factor.
  ...{ changePassword: 400, finishSecondFactor: 400, switchOffSecondFactor: 409, renewRecoveryCodes: 409 },
  resetSecondFactor: 409,
  // There is no such load, and nothing that came in any format.
  ...{ getReadingLoad: 404, undoReadingLoad: 404, postReadings: 415 },
  ...{ retryUnfinishedImport: 404, discardUnfinishedImport: 404 },
  // The formula is none, and the series is measured.
  ...{ createVirtualSeries: 400, getVirtualSeries: 404, changeVirtualSeries: 404, removeVirtualSeries: 404 },
  previewVirtualSeries: 400,
  // No session of theirs.
  endOwnSession: 404,
  // There is no such notice.
  ...{ draftNotice: 404, publishNotice: 404, retireNotice: 404 },
}

const { subBusiness } = demoBusinesses
const relationNames = Object.keys(relations) as Relation[]
const roleNames = Object.keys(roles) as RoleName[]
const seesAll: RoleName[] = ['SYSTEM_ADMIN', 'SYSTEM_USER']
const seesBelow: RoleName[] = ['SUPER_CLIENT_ADMIN', 'SUPER_CLIENT_USER']
const sees = (role: RoleName, relation: Relation) =>
  relation === 'own' || seesAll.includes(role) || (relation === 'sub' && seesBelow.includes(role))

let server: RunningServer
let dataDir: string
const clients = {} as Record<Relation | 'nobody', SignedInClient>
let operator: SignedInClient
/** A metering point of the demo's sub-business, and one of its series. */
let meteringPointId: string
let seriesId: number

beforeAll(async () => {
  dataDir = await newDataFolder('every-call', 'loaded')
  await addWalkers(dataDir)
  server = await startServer({ dataDir })
  operator = await SignedInClient.signIn(server.url, 'system')
  for (const name of [...relationNames, 'nobody'] as const) clients[name] = await signIn(name)

  const query = '/rest/secure/hierarchy/nodes?limit=200&search=electricity'
  await setRole(walkers.own, 'ANALYST')
  const found = await clients.own.get<{ nodes: { id: string; type: string }[] }>(query)
  meteringPointId = found.body.nodes.find(({ type }) => type === 'METERING_POINT')?.id ?? ''
  const point = await clients.own.get<{ series: { id: number }[] }>(
    `/rest/secure/metering-points/${meteringPointId}`,
  )
  seriesId = point.body.series[0]?.id ?? -1
}, 240_000)

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const signIn = async (name: keyof typeof walkers) => {
  const client = SignedInClient.anonymous(server.url)
  await client.submitSignIn(`walker-${name}`, password)
  return client
}

const someone = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005'

function addressOf({ path, name }: Pick<AnyCall, 'path' | 'name'>): string {
  const seriesOfYear = `series=${seriesId}&from=2025-01-01T00%3A00%3A00Z&to=2026-01-01T00%3A00%3A00Z`
  const queries: Record<string, string> = {
    getHierarchyNodes: '?limit=5',
    getMeteringPointFindings: '?from=2025-01-01T00%3A00%3A00Z&to=2025-01-02T00%3A00%3A00Z',
    getSeriesValues: '?from=2025-01-01T00:00:00Z&to=2025-01-02T00:00:00Z&granularity=PT1H',
    downloadSeriesValues: `?granularity=PT1H&format=csv&language=en&${seriesOfYear.replace(/^[^&]*&/, '')}`,
    getRanking: `?function=SUM&${seriesOfYear}`,
    getProfile: `?function=SUM&step=PT1H&${seriesOfYear}`,
    getStatistics: `?${seriesOfYear}`,
    getSeriesCompleteness: '?year=2025',
    getConversionFactors: '?nodeId=loc-b2',
    getSummedValues: `?granularity=P1M&${seriesOfYear}`,
    getLossBalance: `?main=${seriesId}&subs=${seriesId}&granularity=P1M&${seriesOfYear.replace(/^.*?&/, '')}`,
    getFeaturesInOperation: '?period=P7D',
    getLatestFailures: '?period=P7D',
    getUsersOfBusiness: `?businessId=${subBusiness.id}`,
    getAuditEntriesOfBusiness: `?businessId=${subBusiness.id}`,
  }
  const filled = path
    .replace(':locale', 'en')
    .replace(':meteringPointId', meteringPointId)
    .replace(':seriesId', String(seriesId))
    .replace(':loadId', '2147483647')
    .replace(/:(userUuid|uuid|blockingReasonId)/, someone)
  return filled + (queries[name] ?? '')
}

const ask = (client: SignedInClient, call: Pick<AnyCall, 'path' | 'name' | 'method'>) => {
  const origin = server.url
  const body = bodies[call.name]
  return client.fetch(addressOf(call), {
    method: call.method,
    headers: body === undefined ? { origin } : { 'content-type': 'application/json', origin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
/** The one that signs out is asked apart. */
const guarded = calls.filter((call) => call.access === 'signed-in' && call !== endAllSessions)
/** The walk asks the calls that take a business once more, with the sub-business. */
const walked = guarded.flatMap((call): Pick<AnyCall, 'path' | 'name' | 'method'>[] =>
  ['getUsers', 'getAuditEntries'].includes(call.name)
    ? [call, { ...call, name: `${call.name}OfBusiness` }]
    : [call],
)
const needOf = (name: string) => needs[name.replace('OfBusiness', '')]

test('the walk knows every call', () => {
  const names = calls.filter(({ access }) => access === 'signed-in').map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(needs).sort())
  expect(calls.map(addressOf).filter((address) => address.includes(':'))).toEqual([
    expect.stringContaining('granularity'),
  ])
  expect(seriesId).toBeGreaterThanOrEqual(0)
})

function expected(role: RoleName, relation: Relation, name: string): number {
  const action = needOf(name)
  if (action === undefined || !may([roles[role]], action)) return 403
  if (namesSomething.has(name) && !sees(role, relation)) return 404
  return allowedStatus[name] ?? 200
}

/** Words that stand in an answer only where it tells of the sub-business. */
const tellsOfSubBusiness = /Fenland Colleges|Tomasz Wren|Maren Holt/

/** Roles of super clients mean nothing in a sub-business, where nobody can give them. */
const cases = relationNames.flatMap((relation) =>
  roleNames
    .filter((role) => relation !== 'own' || !seesBelow.includes(role))
    .map((role) => [role, relation] as const),
)

test.each(cases)('%s may exactly what the table says, seen from %s business', async (role, relation) => {
  expect((await setRole(walkers[relation], role)).status).toBe(204)
  const client = clients[relation]
  const found: [name: string, status: number][] = []
  const told: string[] = []
  for (const call of walked) {
    const answer = await ask(client, call)
    found.push([call.name, answer.status === 204 ? 200 : answer.status])
    if (tellsOfSubBusiness.test(await answer.text())) told.push(call.name)
  }
  expect(found).toEqual(walked.map(({ name }) => [name, expected(role, relation, name)]))
  if (!sees(role, relation)) expect(told).toEqual([])
})

const setRole = (uuid: string, role: RoleName) =>
  operator.put(`/rest/secure/users/${uuid}/roles`, { roles: [roles[role]] })

test('a user without a role may nothing', async () => {
  for (const call of [...walked, endAllSessions])
    expect([call.name, (await ask(clients.nobody, call)).status]).toEqual([call.name, 403])
})

test('every role may sign itself out everywhere', async () => {
  expect(roleNames.filter((role) => !may([roles[role]], 'account:own'))).toEqual([])
  expect((await ask(clients.foreign, endAllSessions)).status).toBe(204)
  expect((await clients.foreign.get('/whoami')).status).toBe(302)
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
  const headers = { origin: server.url }
  const answers = ['', '?actionToken=', '?actionToken=eyJhbGciOiJub25lIn0.e30.'].map((query) =>
    operator.fetch(addressOf(call) + query, { method: call.method, headers }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 401, 401])
})
