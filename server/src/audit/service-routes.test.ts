import { createBusiness, retireNotice, roles, verifyAuditLog } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { rm } from 'node:fs/promises'
import type { SignedInUser } from '../access/signed-in-user'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { createHttpServer } from '../http/server'
import { createLog } from '../log'
import { createSecrets } from '../secrets/secrets'
import { createAuditLog } from './audit-log'
import { serviceRoutes } from './service-routes'

const user = {
  ...{ uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1004', userName: 'a@b', displayName: 'Ada', email: null },
  ...{ clientBusinessId: 1, clientBusinessName: 'B', superClientBusinessId: null },
  ...{ roles: [roles.SYSTEM_ADMIN], visibleBusinessIds: [1, 2] },
} satisfies SignedInUser

let folder: string
let entities: Entities
let app: FastifyInstance
beforeAll(async () => {
  folder = await newDataFolder('service-routes')
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  entities = await openEntities(config)
  app = await createHttpServer(config, createLog(config))
  app.decorate('isBlocked', () => Promise.resolve(false))
  app.decorate('holderOfActionToken', () => Promise.resolve(undefined))
  app.decorate('authenticate', () => Promise.resolve(user))
  const audit = createAuditLog(createSecrets('the secret of this test, long enough'))
  const { read, change } = serviceRoutes(app, { entities, audit })
  read(verifyAuditLog, ({ user: { visibleBusinessIds } }) =>
    Promise.resolve({ intact: visibleBusinessIds.length, firstBroken: null }),
  )
  change(retireNotice, () => Promise.resolve())
  change(createBusiness, async ({ db, record }, { body: { name } }) => {
    await db.insertInto('client_business').values({ id: 1, name, parent_id: null }).execute()
    await record({ action: 'business.created', subject: { id: '1', name }, businessId: 1 })
    if (name === 'Refused') throw new Problem(409, 'BUSINESS_NAME_TAKEN')
    return { id: 1 }
  })
}, 60_000)
afterAll(async () => {
  await app?.close()
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

const create = async (name: string) => {
  const payload = { name, superClientBusinessId: null }
  return (await app.inject({ method: createBusiness.method, url: createBusiness.path, payload })).statusCode
}
const stored = async () => [
  await entities.db.selectFrom('client_business').select('name').execute(),
  await entities.db.selectFrom('audit_entry').select(['actor_name', 'subject_name']).execute(),
]

test('a service is given the user; what it returns is sent, and nothing as 204', async () => {
  const verified = await app.inject({ url: verifyAuditLog.path })
  expect(verified.json()).toEqual({ intact: 2, firstBroken: null })
  const url = retireNotice.path.replace(':uuid', user.uuid)
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(204)
})

test('a change and its audit entry are kept both or not at all', async () => {
  expect(await create('Refused')).toBe(409)
  expect(await stored()).toEqual([[], []])
  expect(await create('Kept')).toBe(200)
  expect(await stored()).toEqual([[{ name: 'Kept' }], [{ actor_name: 'Ada', subject_name: 'Kept' }]])
})
