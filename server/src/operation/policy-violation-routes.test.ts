import { newDataFolder } from '@energycockpit/testing'
import { roles } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createHttpServer } from '../http/server'
import type { SignedInUser } from '../access/signed-in-user'
import { createLog } from '../log'
import { registerPolicyViolations } from './policy-violation-routes'

const publicUrl = 'https://portal.example'
const operator = { uuid: 'u', roles: [roles.SYSTEM_ADMIN] } as unknown as SignedInUser

let folder: string
let entities: Entities
let app: FastifyInstance
beforeAll(async () => {
  folder = await newDataFolder('violations')
  entities = await openEntities(readConfig({ DATA_DIR: folder }))
})
afterAll(async () => {
  await entities.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await entities.db.deleteFrom('policy_violation').execute()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await createHttpServer(config, createLog(config))
  app.decorate('isBlocked', () => Promise.resolve(false))
  app.decorate('authenticate', () => Promise.resolve(operator))
  registerPolicyViolations(app, { entities, publicUrl })
})
afterEach(() => app.close())

const reportOf = (blocked: string) => ({
  'csp-report': {
    'document-uri': `${publicUrl}/platform/analysis?point=7`,
    'effective-directive': 'img-src',
    'blocked-uri': blocked,
    referrer: `${publicUrl}/platform/home-portal?user=anna`,
    'original-policy': "default-src 'self'",
  },
})
const send = async (payload: unknown, type = 'application/csp-report') =>
  (
    await app.inject({
      method: 'POST',
      url: '/rest/public/policy-violations',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  ).statusCode
const read = async () =>
  (await app.inject('/rest/secure/policy-violations')).json<{ violations: Record<string, unknown>[] }>()
    .violations

test('a violation is counted however often it happens, and read by administrators of the system', async () => {
  for (let time = 0; time < 3; time += 1) expect(await send(reportOf('https://evil.example/a'))).toBe(204)
  await send(reportOf('inline'))
  const anyTime = expect.stringMatching(/^\d{4}-.*Z$/) as string
  expect(await read()).toEqual([
    expect.objectContaining({ blocked: 'inline', reports: 1 }),
    {
      directive: 'img-src',
      page: '/platform/analysis',
      blocked: 'https://evil.example',
      source: '',
      reports: 3,
      firstAt: anyTime,
      lastAt: anyTime,
    },
  ])
  expect(JSON.stringify(await entities.db.selectFrom('policy_violation').selectAll().execute())).not.toMatch(
    /anna|point|default-src/,
  )
})

test('the Reporting API is understood, too', async () => {
  const body = {
    documentURL: `${publicUrl}/platform/analysis`,
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
  }
  const report = [{ type: 'csp-violation', age: 1, url: publicUrl, user_agent: 'x', body }]
  expect(await send(report, 'application/reports+json')).toBe(204)
  expect(await read()).toHaveLength(1)
})

test.each<[string, unknown, number, string?]>([
  ['no report', {}, 400],
  ['half a report', '{"csp-report":', 400],
  ['a report of nothing', { 'csp-report': {} }, 400],
  ['a word in place of an object', { 'csp-report': 'x' }, 400],
  ['an endless address', reportOf(`https://evil.example/${'x'.repeat(9_000)}`), 400],
  ['too many at once', Array.from({ length: 21 }, () => ({ type: 'x', body: {} })), 400],
  ['a prototype in disguise', '{"__proto__":{"csp-report":1}}', 400],
  ['too long', reportOf('x'.repeat(40_000)), 413],
  ['too long as JSON', reportOf('x'.repeat(40_000)), 413, 'application/json'],
  ['another type of content', 'x', 415, 'text/x'],
])('%s is refused, and nothing is kept', async (_, payload, status, type = 'application/csp-report') => {
  expect(await send(payload, type)).toBe(status)
  expect(await read()).toEqual([])
})

test('too many from one address are refused', async () => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < 61; sent += 1) statuses.add(await send(reportOf('inline')))
  expect([...statuses]).toEqual([204, 429])
})

test('inventing violations fills no disk, and old ones go', async () => {
  const row = (blocked: string) => ({ directive: 'img-src', page: '/', blocked, source: '' })
  const known = Array.from({ length: 499 }, (_, index) => row(`https://${index}.example`))
  await entities.db.insertInto('policy_violation').values(known).execute()
  const old = { ...row('https://old.example'), last_at: sql<Date>`now() - interval '91 days'` }
  await entities.db.insertInto('policy_violation').values(old).execute()
  await send(reportOf('https://one-more.example/'))
  await send(reportOf('https://too-many.example/'))
  await send(reportOf('https://one-more.example/'))
  const blocked = await read()
  expect(blocked).toHaveLength(500)
  expect(blocked[0]).toMatchObject({ blocked: 'https://one-more.example', reports: 2 })
  expect(JSON.stringify(blocked)).not.toMatch(/old\.example|too-many/)
})
