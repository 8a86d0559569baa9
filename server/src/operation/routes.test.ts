import { newDataFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createHttpServer } from '../http/server'
import type { SignedInUser } from '../access/signed-in-user'
import { createLog } from '../log'
import { registerOperation } from './routes'

const report = { featureId: 'analysis', version: '0a1b2c3d', kind: 'missing', correlationId: 'c-17' }
const reader = { uuid: 'u', roles: [0] } as unknown as SignedInUser

let folder: string
let entities: Entities
let app: FastifyInstance
let user: SignedInUser | undefined

beforeAll(async () => {
  folder = await newDataFolder('operation')
  entities = await openEntities(readConfig({ DATA_DIR: folder }))
})
afterAll(async () => {
  await entities.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  user = reader
  await entities.db.deleteFrom('feature_failure').execute()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await createHttpServer(config, createLog(config))
  app.decorate('isBlocked', () => Promise.resolve(false))
  app.decorate('authenticate', () => Promise.resolve(user))
  registerOperation(app, { entities })
})
afterEach(() => app.close())

const send = async (payload: unknown) =>
  (await app.inject({ method: 'POST', url: '/rest/secure/feature-failures', payload: payload as object }))
    .statusCode
const kept = () => entities.db.selectFrom('feature_failure').selectAll().execute()

describe('a report of a failed feature', () => {
  it('is kept once, however often it arrives', async () => {
    expect(await send(report)).toBe(204)
    expect(await send(report)).toBe(204)
    expect(await kept()).toEqual([
      {
        correlation_id: 'c-17',
        feature_id: 'analysis',
        version: '0a1b2c3d',
        kind: 'missing',
        reported_at: expect.any(Date),
        is_public: false,
      },
    ])
  })

  it('makes room for itself: what is older than three months goes', async () => {
    const reported_at = sql<Date>`now() - interval '91 days'`
    await entities.db
      .insertInto('feature_failure')
      .values({ correlation_id: 'old', feature_id: 'analysis', version: null, kind: 'missing', reported_at })
      .execute()
    await send(report)
    expect((await kept()).map(({ correlation_id }) => correlation_id)).toEqual(['c-17'])
  })

  it.each([
    ['an id that is no feature', { featureId: '../x' }],
    ['a version that is none', { version: '<latest>' }],
    ['an unknown kind', { kind: 'bad' }],
    ['a text in place of the correlation id', { correlationId: "'; drop table x" }],
    ['an endless correlation id', { correlationId: 'c'.repeat(65) }],
    ['no correlation id', { correlationId: undefined }],
  ])('with %s is refused', async (_, change) => {
    expect(await send({ ...report, ...change })).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('loses what it has no place for', async () => {
    expect(await send({ ...report, userName: 'somebody', stack: 'x' })).toBe(204)
    expect(JSON.stringify(await kept())).not.toContain('somebody')
  })

  it('is not taken from strangers', async () => {
    user = undefined
    expect(await send(report)).toBe(302)
    expect(await kept()).toEqual([])
  })

  it('is refused when there are too many', async () => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 301; sent += 1)
      statuses.add(await send({ ...report, correlationId: `c-${sent}` }))
    expect([...statuses]).toEqual([204, 429])
    expect(await kept()).toHaveLength(300)
  })
})
