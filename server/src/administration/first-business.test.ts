import type { AuditEntry } from '@energycockpit/contract'
import { newDataFolder, SignedInClient, startServer, waitFor } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createLog } from '../log'
import { welcomeFirstAdministrator } from './first-administrator'
import { createFirstBusiness } from './first-business'

const requested = { FIRST_BUSINESS: 'Fenland Energy', FIRST_ADMIN: 'Jo Brook <jo@fenland.example>' }
const secret = 'a secret that only this test knows, long enough'

describe('a production installation without a business', () => {
  test('prints a link, by which its first administrator comes in to invite others', async () => {
    const env = { ...requested, NODE_ENV: 'production', SESSION_SECRET: secret }
    const server = await startServer({ seed: 'none', env: { ...env, LOG_LEVEL: 'trace' } })
    try {
      const link = () => /^ {2}(http:\S+token=([\w-]+))$/m.exec(server.logs())
      await waitFor('the link to be printed', () => link() !== null)
      const [, address = '', token = ''] = link() ?? []
      const person = SignedInClient.anonymous(server.url)
      const form = await person.follow(address)
      expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('jo@fenland.example')])
      const password = 'a password of this test'
      const body = new URLSearchParams({ password, again: password })
      expect((await person.follow(form.url, { method: 'POST', body })).status).toBe(200)
      const userName = 'jo@fenland.example'
      const operator = await SignedInClient.signIn(server.url, { userName, password })
      const invited = await operator.get<{ businesses: object[] }>('/rest/secure/users')
      expect(invited.body.businesses).toMatchObject([{ id: 1, name: 'Fenland Energy' }])
      const { body: log } = await operator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')
      expect(log.entries.map(({ action }) => action).reverse()).toEqual([
        ...['business.created', 'user.invited', 'user.invitation-accepted', 'sign-in.succeeded'],
      ])
      expect((await operator.get('/rest/secure/audit-entries/verification')).body).toMatchObject({
        firstBroken: null,
      })
      const logged = server
        .logs()
        .split('\n')
        .filter((line) => line.startsWith('{'))
      expect(logged.length).toBeGreaterThan(5)
      expect(logged.join()).not.toContain(token)
    } finally {
      await server.stop()
    }
  }, 60_000)
})

describe('the first business', () => {
  let folder: string
  let entities: Entities
  const config = (more: Record<string, string> = requested) =>
    readConfig({ ...more, NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: 'https://portal.example' })
  const silent = createLog({ logLevel: 'silent', mode: 'test' })
  const start = (more?: Record<string, string>) => createFirstBusiness(config(more), entities)
  const businesses = () => entities.db.selectFrom('client_business').select(['id', 'name']).execute()
  const actions = async () => {
    const entries = await entities.db.selectFrom('audit_entry').select('action').orderBy('sequence').execute()
    return entries.map(({ action }) => action)
  }

  beforeEach(async () => {
    folder = await newDataFolder('first')
    entities = await openEntities(config())
  })
  afterEach(async () => {
    await entities.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is created once, also by two starts at the same moment; the link is made anew until it was used', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect(await businesses()).toEqual([{ id: 1, name: 'Fenland Energy' }])
    expect(one?.invitation?.token).not.toBe(two?.invitation?.token)
    expect(await actions()).toEqual(['business.created', 'user.invited', 'user.invitation-renewed'])
    await entities.db.updateTable('portal_user').set({ password_hash: 'set' }).execute()
    expect(await start()).toBeUndefined()
    expect(await actions()).toHaveLength(3)
  })

  test('is left alone where there is a business, and not wanted where nothing is said of it', async () => {
    expect(await start({})).toBeUndefined()
    expect(await businesses()).toEqual([])
    await entities.db
      .insertInto('client_business')
      .values({ id: 7, name: 'Fenland Colleges', parent_id: null })
      .execute()
    expect(await start()).toBeUndefined()
    expect([await businesses(), await actions()]).toEqual([[{ id: 7, name: 'Fenland Colleges' }], []])
  })

  test('has in a Keycloak no user, and the operator is told its number', async () => {
    const more = {
      ...{ FIRST_BUSINESS: 'Fenland Energy', KEYCLOAK_URL: 'https://id.example' },
      ...{ KEYCLOAK_CLIENT_SECRET: secret, KEYCLOAK_BLOCKING_SECRET: secret },
    }
    const first = await start(more)
    expect(await entities.db.selectFrom('portal_user').select('uuid').execute()).toEqual([])
    expect(await welcomeFirstAdministrator(config(more), first!, silent)).toMatch(/client_business_id 1\b/)
    expect(await start(more)).toBeUndefined()
  })

  test('with a mail server that takes nothing the link is printed; a link that is good is not sent again', async () => {
    const more = { ...requested, SMTP_URL: 'smtp://127.0.0.1:1' }
    const first = await start(more)
    const printed = await welcomeFirstAdministrator(config(more), first!, silent)
    expect(printed).toContain(`https://portal.example/auth/`)
    expect(printed).toContain(first!.invitation!.token)
    expect(await start(more)).toBeUndefined()
    await entities.db
      .updateTable('account_link')
      .set({ expires_at: new Date(0) })
      .execute()
    expect((await start(more))?.invitation).toMatchObject({ userName: 'jo@fenland.example' })
  })
})
