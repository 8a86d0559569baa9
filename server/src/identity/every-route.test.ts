import { roles } from '@energycockpit/contract'
import { freePort, newDataFolder, SignedInClient } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { listen } from '../http/listen'
import type { OtherRoute, OtherRoutes } from '../http/other-route.testing'
import { createHttpServer } from '../http/server'
import { createLog } from '../log'
import { openReadings } from '../readings/store/readings-store'
import { registerSubjects } from '../register-subjects'
import { readRemotes } from '../remotes/remotes-file'
import { demoBusinesses, seedDemoUsers } from './demo-users'
import { embedded, keycloak } from './every-route.testing'
import { hashPassword } from './passwords'

const remotes = readRemotes({ remotes: [{ id: 'sample', files: '.' }] }, '/remotes.json')

interface Portal {
  app: FastifyInstance
  url: string
  entities: Entities
  close(): Promise<void>
}

/** Every route that a portal can have, in this process: with a third party's feature and a page that shows it. */
async function startEverything(env: Readonly<Record<string, string>>): Promise<Portal> {
  const folder = await newDataFolder('every-route')
  const port = String(await freePort('localhost'))
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: port, ...env }
  const config = readConfig({ ...settings, EMBEDDING_ORIGINS: 'https://intranet.example' })
  const entities = await openEntities(config)
  const readings = await openReadings(config)
  const app = await createHttpServer(config, createLog(config))
  await registerSubjects(app, { config, entities, readings, remotes, demo: () => 'absent' })
  if (config.demo) await seedDemoUsers(entities)
  await listen(app, config)
  return {
    ...{ app, entities, url: config.publicUrl },
    async close() {
      await app.close()
      await readings.close()
      await entities.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The routes that are no calls. HEAD goes with GET; one that takes every method is named ANY. */
function otherRoutes({ app }: Portal): string[] {
  const routes = [...app.otherRoutes].filter((route) => !route.startsWith('HEAD '))
  const takesAll = (path: string) => app.otherRoutes.has(`TRACE ${path}`)
  const named = routes.map((route) => {
    const [, path = ''] = route.split(' ')
    return takesAll(path) ? `ANY ${path}` : route
  })
  return [...new Set(named)].sort()
}

async function statusOf(client: SignedInClient, route: string, entry: OtherRoute): Promise<number> {
  const [method = '', path = ''] = route.split(' ')
  const { at = path, headers, form } = entry
  const answer = await client.fetch(at, {
    method: method === 'ANY' ? 'GET' : method,
    headers: { origin: client.url, ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** What the whole table is answered, by route. */
async function walk(client: SignedInClient, table: OtherRoutes) {
  const statuses: Record<string, number> = {}
  for (const [route, entry] of Object.entries(table)) statuses[route] = await statusOf(client, route, entry)
  return statuses
}

const expected = (table: OtherRoutes, isSignedIn: boolean) =>
  Object.fromEntries(
    Object.entries(table).map(([route, { stranger, signedIn }]) => [
      route,
      isSignedIn ? (signedIn ?? stranger) : stranger,
    ]),
  )

describe('with the embedded provider', () => {
  let portal: Portal
  const businesses = { own: demoBusinesses.subBusiness.id, foreign: 4711 }
  const clients = new Map<string, SignedInClient>()
  const nameIn = (business: string) => `walks-${business}`

  beforeAll(async () => {
    portal = await startEverything({ DEMO: 'true' })
    const { db } = portal.entities
    const foreign = { id: businesses.foreign, name: 'Strangers', parent_id: null }
    await db.insertInto('client_business').values(foreign).execute()
    const password = 'walks every route'
    const hash = await hashPassword(password)
    for (const [business, id] of Object.entries(businesses)) {
      const user_name = nameIn(business)
      const row = { uuid: randomUUID(), user_name, display_name: user_name, email: null, password_hash: hash }
      const roles = sql<number[]>`'{0}'::integer[]`
      await db
        .insertInto('portal_user')
        .values({ ...row, client_business_id: id, roles })
        .execute()
      clients.set(business, await SignedInClient.signIn(portal.url, { userName: user_name, password }))
    }
  }, 120_000)
  afterAll(() => portal?.close())

  const walkAs = async (business: string, numbers: readonly number[]) => {
    await portal.entities.db
      .updateTable('portal_user')
      .set({ roles: sql<number[]>`${`{${numbers.join()}}`}::integer[]` })
      .where('user_name', '=', nameIn(business))
      .execute()
    return walk(clients.get(business)!, embedded)
  }

  test('every route that is no call stands in the table', () => {
    expect(otherRoutes(portal)).toEqual(Object.keys(embedded).sort())
  })

  test('strangers get what everybody may see', async () => {
    expect(await walk(SignedInClient.anonymous(portal.url), embedded)).toEqual(expected(embedded, false))
  })

  // The table has one column for all of them: the role that may most and the one that may least stand for the others.
  const cases = (['SYSTEM_ADMIN', 'GAME_ADMIN'] as const).flatMap((role) =>
    (['own', 'foreign'] as const).map((business) => [role, business] as const),
  )
  test.each(cases)('%s of %s business gets no more than that and the page', async (role, business) => {
    expect(await walkAs(business, [roles[role]])).toEqual(expected(embedded, true))
  })

  test('nor does a user without a role, or with one that is none', async () => {
    for (const numbers of [[], [99]]) expect(await walkAs('own', numbers)).toEqual(expected(embedded, true))
  })
})

test('with a Keycloak behind the portal every route stands in its table, and strangers get what it says', async () => {
  const port = String(await freePort('localhost'))
  const portal = await startEverything({
    ...{
      DEMO: 'false',
      PORT: port,
      KEYCLOAK_URL: `http://localhost:${port}/auth`,
      KEYCLOAK_INTERNAL_URL: 'http://127.0.0.1:1/auth',
    },
    KEYCLOAK_CLIENT_SECRET: 'a-client-secret-of-a-test',
    KEYCLOAK_BLOCKING_SECRET: 'a-secret-of-a-test-for-one-question-only',
  })
  try {
    expect(otherRoutes(portal)).toEqual(Object.keys(keycloak).sort())
    const stranger = SignedInClient.anonymous(portal.url)
    expect(await walk(stranger, keycloak)).toEqual(expected(keycloak, false))
  } finally {
    await portal.close()
  }
}, 120_000)
