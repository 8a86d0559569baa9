import { rm } from 'node:fs/promises'
import type { AdapterPayload } from 'oidc-provider'
import { newDataFolder } from '@energycockpit/testing'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { currentSessions } from '../sessions/session-tokens'
import { createWebSessions } from '../sessions/web-sessions'
import { artefactAdapter, rememberEnd } from './artefact-adapter'
import { demoPassword, demoUsers, demoUserName, seedDemoUsers } from './demo-users'
import { loadUser } from './load-user'
import { createPasswordThrottle, freeGuesses } from './password-throttle'
import { verifyPassword } from './passwords'
import { purgeExpired } from './purge'
import { createSecrets } from '../secrets/secrets'
import { loadSigningKeys } from './signing-keys'
import { embeddedUsers } from './users'

const secrets = createSecrets('a secret of at least thirty-two characters')
const hour = 3_600_000
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)

let folder: string
let entities: Entities

beforeAll(async () => {
  folder = await newDataFolder('identity')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
})

afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('artefacts of the provider', () => {
  const adapter = (kind: string) => artefactAdapter(entities.db, secrets, kind)
  const payload = (more: object = {}) => ({ accountId: 'somebody', ...more }) as AdapterPayload

  test('are found again by id and by session, and only under their kind', async () => {
    await adapter('Session').upsert('secret-id', payload({ uid: 'public-uid' }), 60)
    expect(await adapter('Session').find('secret-id')).toMatchObject({ accountId: 'somebody' })
    expect(await adapter('Session').findByUid('public-uid')).toMatchObject({ accountId: 'somebody' })
    expect(await adapter('RefreshToken').find('secret-id')).toBeUndefined()
  })

  test('stand in the table so that reading it opens nothing', async () => {
    await adapter('RefreshToken').upsert('a-live-token', payload({ jti: 'a-live-token' }), 60)
    const rows = await entities.db.selectFrom('identity_artefact').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('a-live-token')
    expect(JSON.stringify(rows)).not.toContain('somebody')
  })

  test('are used once, however many try at the same moment', async () => {
    await adapter('AuthorizationCode').upsert('code', payload(), 60)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => adapter('AuthorizationCode').consume('code')),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await adapter('AuthorizationCode').find('code')).toHaveProperty('consumed')
  })

  test('a session that was ended is not brought back by a request that still holds it', async () => {
    await adapter('Session').upsert('kept', payload({ uid: 'ended-uid' }), 60)
    await rememberEnd(entities.db, 'ended-uid')
    await adapter('Session').upsert('kept', payload({ uid: 'ended-uid' }), 60)
    await adapter('Session').upsert('renamed', payload({ uid: 'ended-uid' }), 60)
    expect(await adapter('Session').findByUid('ended-uid')).toBeUndefined()
    expect(await adapter('Session').find('renamed')).toBeUndefined()
  })

  test('end with their grant, at their time, and are purged', async () => {
    await adapter('RefreshToken').upsert('of-grant', payload({ grantId: 'grant' }), 60)
    await adapter('RefreshToken').revokeByGrantId('grant')
    expect(await adapter('RefreshToken').find('of-grant')).toBeUndefined()

    await adapter('RefreshToken').upsert('expired', payload(), -1)
    expect(await adapter('RefreshToken').find('expired')).toBeUndefined()
    await purgeExpired(entities.db)
    const left = await entities.db
      .selectFrom('identity_artefact')
      .select('kind')
      .where('expires_at', '<', new Date())
      .execute()
    expect(left).toEqual([])
  })
})

describe('signing keys', () => {
  test('are made once, sealed, and change after a quarter of a year with an overlap', async () => {
    const start = new Date('2026-01-01T00:00:00Z')
    const at = (days: number) => new Date(start.getTime() + days * 24 * hour)
    const [first] = await loadSigningKeys(entities.db, secrets, start)
    expect(await loadSigningKeys(entities.db, secrets, at(89))).toEqual([first])

    const rotated = await loadSigningKeys(entities.db, secrets, at(91))
    // Announced first: it does not sign before every process can know it.
    expect(rotated).toEqual([first, expect.anything()])
    const successor = rotated[1]
    expect(await loadSigningKeys(entities.db, secrets, at(92))).toEqual([successor, first])
    expect(await loadSigningKeys(entities.db, secrets, at(105))).toEqual([successor])

    const rows = await entities.db.selectFrom('identity_signing_key').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(String(successor?.d))
  })

  test('of another secret are replaced, not a reason to stay down', async () => {
    const others = await loadSigningKeys(entities.db, createSecrets('another secret of enough characters'))
    expect(others).toHaveLength(1)
  })
})

describe('password throttle', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const throttle = () => createPasswordThrottle(entities.db, secrets)

  test('keeps nobody waiting whose moment was taken before another that was let through first', async () => {
    expect(await throttle().ask('two browsers', '192.0.2.9', after(0.02))).toBe(0)
    expect(await throttle().ask('two browsers', '192.0.2.9', now)).toBe(0)
  })

  test('guesses made at the same moment are counted one by one', async () => {
    const requested = await Promise.all(
      Array.from({ length: 20 }, () => throttle().ask('parallel', '192.0.2.1', now)),
    )
    expect(requested.filter((seconds) => seconds === 0)).toHaveLength(freeGuesses.userAtAddress)
  })

  test('waits longer with each failure, forgets after a day, and is not fooled by letter case', async () => {
    for (let guess = 0; guess < freeGuesses.userAtAddress; guess++)
      expect(await throttle().ask('Somebody ', '192.0.2.2', now)).toBe(0)
    expect(await throttle().ask('somebody', '192.0.2.2', now)).toBe(15)
    expect(await throttle().ask('somebody', '192.0.2.2', after(16))).toBe(0)
    expect(await throttle().ask('somebody', '192.0.2.2', after(16))).toBe(30)
    expect(await throttle().ask('somebody', '192.0.2.2', after(25 * 3600))).toBe(0)
    expect(await throttle().ask('somebody', '192.0.2.2', after(25 * 3600))).toBe(0)
  })

  test('another address is not locked out with it, and the right password clears the slate', async () => {
    for (let guess = 0; guess <= freeGuesses.userAtAddress; guess++)
      await throttle().ask('victim', '192.0.2.3', now)
    expect(await throttle().ask('victim', '192.0.2.4', now)).toBe(0)
    await throttle().right('victim', '192.0.2.3')
    expect(await throttle().ask('victim', '192.0.2.3', now)).toBe(0)
  })

  test('one address that tries many users is slowed down', async () => {
    const waits: number[] = []
    for (let user = 0; user <= freeGuesses.address; user++)
      waits.push(await throttle().ask(`user ${user}`, '192.0.2.5', now))
    expect(waits.slice(0, -1).every((seconds) => seconds === 0)).toBe(true)
    expect(waits.at(-1)).toBe(15)
  })
})

describe('web sessions', () => {
  const session = {
    userUuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
    providerSessionId: 'provider-session',
    tokens: { accessToken: 'access-1', refreshToken: 'refresh-1', idToken: 'id-1' },
    accessExpiresAt: later(5 * 60_000),
  }
  const sessions = () => createWebSessions(entities.db, secrets)

  test('are stored so that the table neither signs in nor shows tokens', async () => {
    const { id } = await sessions().open(session)
    const rows = await entities.db.selectFrom('web_session').selectAll().execute()
    for (const secret of [id, 'access-1', 'refresh-1', 'id-1'])
      expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await sessions().find(id)).toMatchObject(session)
    expect(await createWebSessions(entities.db, createSecrets('x'.repeat(32))).find(id)).toBeUndefined()
  })

  test('end after eight idle hours, and after a day in any case', async () => {
    const idle = await sessions().open(session)
    expect(await sessions().find(idle.id, later(7.9 * hour))).toBeDefined()
    expect(await sessions().find(idle.id, later(15.8 * hour))).toBeDefined()
    expect(await sessions().find(idle.id, later(23.7 * hour))).toBeDefined()
    expect(await sessions().find(idle.id, later(24.1 * hour))).toBeUndefined()

    const left = await sessions().open(session)
    expect(await sessions().find(left.id, later(8.1 * hour))).toBeUndefined()
  })

  test('have their tokens renewed once by requests that arrive together, and end when the provider says so', async () => {
    const users = embeddedUsers(entities.db)
    const open = await sessions().open({ ...session, accessExpiresAt: later(29_000) })
    let renewals = 0
    const renewing = currentSessions(
      sessions(),
      {
        renew: async () => {
          renewals += 1
          const tokens = { accessToken: `access-${renewals}`, refreshToken: 'refresh-2', idToken: 'id-2' }
          return { tokens, accessExpiresAt: later(300_000) }
        },
      },
      users,
    )
    const together = await Promise.all(Array.from({ length: 10 }, () => renewing(open.id)))
    expect(together.map((one) => one?.tokens.accessToken)).toEqual(Array(10).fill('access-1'))
    expect((await renewing(open.id))?.tokens.refreshToken).toBe('refresh-2')
    expect(renewals).toBe(1)

    const ended = await sessions().open({ ...session, accessExpiresAt: later(29_000) })
    const refusing = currentSessions(sessions(), { renew: async () => undefined }, users)
    expect(await refusing(ended.id)).toBeUndefined()
    expect(await sessions().find(ended.id)).toBeUndefined()

    const waiting = await sessions().open({ ...session, accessExpiresAt: later(29_000) })
    const silent = currentSessions(sessions(), { renew: () => Promise.reject(new Error('no answer')) }, users)
    await expect(silent(waiting.id)).rejects.toThrow('no answer')
    expect(await sessions().find(waiting.id)).toBeDefined()
  })

  test('end with the session in the provider', async () => {
    const one = await sessions().open({ ...session, providerSessionId: 'ends' })
    const other = await sessions().open({ ...session, providerSessionId: 'stays' })
    await sessions().closeByProviderSession('ends')
    expect(await sessions().find(one.id)).toBeUndefined()
    expect(await sessions().find(other.id)).toBeDefined()
  })
})

describe('demo users', () => {
  test('are there after seeding, twice is as once, and their password fits', async () => {
    await seedDemoUsers(entities)
    await seedDemoUsers(entities)
    const rows = await entities.db.selectFrom('portal_user').selectAll().where('demo', '=', true).execute()
    expect(rows.map((row) => row.user_name).sort()).toEqual(demoUsers.map(demoUserName).sort())
    for (const row of rows) {
      expect(row.password_hash).toMatch(/^\$argon2id\$/)
      expect(await verifyPassword(demoPassword, row.password_hash)).toBe(true)
      expect(await verifyPassword('demo-energy ', row.password_hash)).toBe(false)
    }
    expect(await verifyPassword('nobody has this password', null)).toBe(false)
  })

  test('see the businesses that their role gives them, and nobody once disabled', async () => {
    const [manager] = demoUsers.filter(({ key }) => key === 'manager')
    const [superClient] = demoUsers.filter(({ key }) => key === 'super')
    expect(await loadUser(entities.db, manager?.uuid ?? '')).toMatchObject({
      clientBusinessId: 1001,
      superClientBusinessId: 1000,
      visibleBusinessIds: [1001],
    })
    expect(await loadUser(entities.db, superClient?.uuid ?? '')).toMatchObject({
      visibleBusinessIds: [1000, 1001],
    })
    await entities.db
      .updateTable('portal_user')
      .set({ disabled: true })
      .where('uuid', '=', manager?.uuid ?? '')
      .execute()
    expect(await loadUser(entities.db, manager?.uuid ?? '')).toBeUndefined()
    expect(await loadUser(entities.db, "' or 1=1")).toBeUndefined()
  })
})
