import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { newDataFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createHttpServer } from '../http/server'
import { seedDemoUsers } from '../identity/demo-users'
import { createLog } from '../log'
import { questionPath, registerKeycloakBlocking } from './keycloak-blocking'

const secret = 'a-secret-of-a-test-for-one-question-only'
let folder: string
let entities: Entities
let app: FastifyInstance

beforeAll(async () => {
  folder = await newDataFolder('question')
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    KEYCLOAK_URL: 'https://id.example.com/auth',
    KEYCLOAK_CLIENT_SECRET: 'a-secret-of-the-client',
    KEYCLOAK_BLOCKING_SECRET: secret,
  })
  entities = await openEntities(config)
  await seedDemoUsers(entities)
  app = await createHttpServer(config, createLog(config))
  registerKeycloakBlocking(app, { config, entities })
})

afterAll(async () => {
  await app?.close()
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

const factsOf = (uuid: string) => ({
  userName: `user-${uuid}`,
  displayName: 'Ada Lovelace',
  email: null,
  clientBusinessId: 1001,
  roles: ['ANALYST', 'offline_access'],
})

interface Question {
  uuid?: string
  facts?: object
  authorization?: string
  remoteAddress?: string
}

const ask = ({ uuid = randomUUID(), facts, authorization, remoteAddress }: Question = {}) =>
  app.inject({
    method: 'POST',
    url: `${questionPath}/${uuid}`,
    headers: { authorization: authorization ?? `Bearer ${secret}` },
    payload: facts ?? factsOf(uuid),
    ...(remoteAddress !== undefined && { remoteAddress }),
  })

/** Something that this user, and nobody else, has to confirm. */
async function blockUser(uuid: string): Promise<void> {
  const notice = randomUUID()
  const published = new Date()
  await entities.db
    .insertInto('blocking_notice')
    .values({
      uuid: notice,
      type: 'TERMS_AND_CONDITIONS',
      user_uuid: uuid,
      client_business_id: null,
      retired_at: null,
    })
    .execute()
  await entities.db
    .insertInto('blocking_notice_version')
    .values({ uuid: randomUUID(), notice_uuid: notice, number: 1, texts: '[]', published_at: published })
    .execute()
}

test.each(['\0', 'a\0b', '\ud800', '\udc00a'])(
  'facts with %j are refused before a store has them',
  async (by) => {
    const uuid = randomUUID()
    const facts = factsOf(uuid)
    for (const hostile of [
      { ...facts, userName: by },
      { ...facts, displayName: by },
      { ...facts, email: by },
      { ...facts, roles: [by] },
    ]) {
      const { statusCode } = await ask({ uuid, facts: hostile })
      expect([hostile, statusCode]).toEqual([hostile, 400])
    }
  },
)

test('nothing open, and open once there is something to confirm', async () => {
  const uuid = randomUUID()
  const free = await ask({ uuid })
  expect([free.statusCode, free.json()]).toEqual([200, { open: false }])
  expect(free.headers['cache-control']).toBe('no-store')
  await blockUser(uuid)
  expect((await ask({ uuid })).json()).toEqual({ open: true })
})

test('a user whom the portal has never seen is known from the question on', async () => {
  const uuid = randomUUID()
  await ask({ uuid })
  const row = await entities.db
    .selectFrom('portal_user')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  expect(row).toMatchObject({ display_name: 'Ada Lovelace', client_business_id: 1001, roles: [12] })
})

test.each([
  ['an unknown business', { clientBusinessId: 4711 }],
  ['no business', { clientBusinessId: null }],
  ['no role of the portal', { roles: ['offline_access'] }],
])(
  'somebody with %s has nothing open here: the log-in goes on and is refused with its reason',
  async (_what, more) => {
    const uuid = randomUUID()
    const answer = await ask({ uuid, facts: { ...factsOf(uuid), ...more } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { open: false }])
  },
)

test.each([
  '',
  'Bearer',
  'Bearer x',
  `Bearer ${secret}x`,
  `Bearer ${secret.slice(1)}`,
  `Basic ${secret}`,
  secret,
])(
  'with the authorization %j nothing is answered, not even what is wrong with the question',
  async (authorization) => {
    for (const facts of [undefined, {}]) {
      const answer = await ask({ authorization, ...(facts && { facts }), remoteAddress: '192.0.2.1' })
      expect(answer.statusCode).toBe(401)
      expect(answer.body).not.toMatch(/open|userName|clientBusinessId/)
    }
  },
)

test('guessing the secret is slowed down, and Keycloak is not', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 25; guess++) {
    const answer = await ask({ authorization: `Bearer guess-${guess}`, remoteAddress: '192.0.2.2' })
    statuses.push(answer.statusCode)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  for (let question = 0; question < 60; question++)
    expect((await ask({ remoteAddress: '192.0.2.2' })).statusCode).toBe(200)
})

test.each([
  ['no uuid', { uuid: "' or 1=1" }],
  ['a name that is missing', { facts: { ...factsOf(''), userName: undefined } }],
  ['roles that are no list', { facts: { ...factsOf(''), roles: 'ADMIN' } }],
])('a question with %s is refused', async (_what, question) => {
  expect((await ask(question)).statusCode).toBe(400)
})

test('without a Keycloak there is no such question', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', KEYCLOAK_BLOCKING_SECRET: secret })
  const other = await createHttpServer(config, createLog(config))
  registerKeycloakBlocking(other, { config, entities })
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await other.inject({
    method: 'POST',
    url: `${questionPath}/${randomUUID()}`,
    headers,
    payload: {},
  })
  expect(answer.statusCode).toBe(404)
  await other.close()
})
