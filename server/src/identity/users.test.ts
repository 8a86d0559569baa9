import { rm } from 'node:fs/promises'
import { roles } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { currentSessions } from '../sessions/session-tokens'
import { createWebSessions } from '../sessions/web-sessions'
import { demoUserName, demoUsers, seedDemoUsers } from './demo-users'
import { createSecrets } from '../secrets/secrets'
import { keycloakUsers } from './users'

let folder: string
let entities: Entities

beforeAll(async () => {
  folder = await newDataFolder('users')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  await seedDemoUsers(entities)
})

afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

const monday = Date.UTC(2025, 0, 6) / 1000
let number = 0
/** Claims of a user whom the portal has never seen. */
const claimsOfSomebody = (more: object = {}) => {
  number += 1
  return {
    sub: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    iat: monday,
    preferred_username: `user-${number}`,
    name: 'Ada Lovelace',
    email: `user-${number}@example.com`,
    client_business_id: 1001,
    realm_access: { roles: ['ANALYST', 'offline_access'] },
    ...more,
  }
}
const admit = (claims: ReturnType<typeof claimsOfSomebody>) => keycloakUsers(entities.db).admit(claims)
const rowOf = (uuid: string) =>
  entities.db.selectFrom('portal_user').selectAll().where('uuid', '=', uuid).executeTakeFirst()
const refusedWith = (code: string) => expect.objectContaining({ status: 403, code })

test('somebody new is let in with what the token says, and has no password here', async () => {
  const claims = claimsOfSomebody()
  expect(await admit(claims)).toMatchObject({
    uuid: claims.sub,
    userName: claims.preferred_username,
    displayName: 'Ada Lovelace',
    email: claims.email,
    clientBusinessId: 1001,
    superClientBusinessId: 1000,
    roles: [roles.ANALYST],
    visibleBusinessIds: [1001],
  })
  expect(await rowOf(claims.sub)).toMatchObject({ password_hash: null, demo: false, disabled: false })
})

test('what has changed in Keycloak counts with the next token, and an older token changes nothing back', async () => {
  const claims = claimsOfSomebody()
  await admit(claims)
  const promoted = {
    ...claims,
    iat: monday + 60,
    name: 'Ada King',
    client_business_id: 1000,
    realm_access: { roles: ['ADMIN'] },
  }
  const now = { displayName: 'Ada King', clientBusinessId: 1000, roles: [roles.ADMIN] }
  expect(await admit(promoted)).toMatchObject(now)
  expect(await admit(claims)).toMatchObject(now)
  expect(await admit({ ...promoted, iat: monday + 120 })).toMatchObject(now)
  expect(await admit({ ...claims, iat: monday + 90 })).toMatchObject(now)
})

test('who came from the embedded provider keeps settings and what else is the portal’s own', async () => {
  const [analyst] = demoUsers.filter(({ key }) => key === 'analyst')
  if (!analyst) throw new Error('no analyst')
  await entities.db
    .insertInto('user_property')
    .values({ user_uuid: analyst.uuid, key: 'locale', value: 'de' })
    .execute()
  const claims = { ...claimsOfSomebody(), sub: analyst.uuid, preferred_username: demoUserName(analyst) }
  expect(await admit(claims)).toMatchObject({ uuid: analyst.uuid, displayName: 'Ada Lovelace' })
  const kept = await entities.db
    .selectFrom('user_property')
    .select('value')
    .where('user_uuid', '=', analyst.uuid)
    .execute()
  expect(kept).toEqual([{ value: 'de' }])
  expect(await rowOf(analyst.uuid)).toMatchObject({ demo: true })
})

test('who is disabled in the portal stays out, whatever Keycloak says', async () => {
  const claims = claimsOfSomebody()
  await admit(claims)
  await entities.db
    .updateTable('portal_user')
    .set({ disabled: true })
    .where('uuid', '=', claims.sub)
    .execute()
  await expect(admit({ ...claims, iat: monday + 60 })).rejects.toEqual(refusedWith('ACCOUNT_DISABLED'))
  expect(await rowOf(claims.sub)).toMatchObject({ disabled: true })
})

test.each([
  ['an unknown business', { client_business_id: 4711 }, 'BUSINESS_UNKNOWN'],
  ['no business', { client_business_id: undefined }, 'BUSINESS_UNKNOWN'],
  ['no role of the portal', { realm_access: { roles: ['offline_access', 'SUPERUSER'] } }, 'NO_ROLE'],
])('somebody with %s is refused and written down nowhere', async (_what, more, code) => {
  const claims = claimsOfSomebody(more)
  await expect(admit(claims)).rejects.toEqual(refusedWith(code))
  expect(await rowOf(claims.sub)).toBeUndefined()
})

test('who has lost every role can do nothing with an older token either', async () => {
  const claims = claimsOfSomebody()
  await admit(claims)
  const without = { ...claims, iat: monday + 60, realm_access: { roles: [] } }
  await expect(admit(without)).rejects.toEqual(refusedWith('NO_ROLE'))
  expect(await admit(claims)).toMatchObject({ roles: [] })
})

test('a name that has passed to another user leads to that user, and to nothing of the one before', async () => {
  const first = claimsOfSomebody({ preferred_username: 'wren' })
  await admit(first)
  const second = claimsOfSomebody({ preferred_username: 'Wren' })
  expect(await admit(second)).toMatchObject({ uuid: second.sub, userName: 'Wren' })
  expect((await rowOf(first.sub))?.user_name).toBe(`wren (${first.sub})`)
  expect(await admit({ ...first, iat: monday + 60, preferred_username: 'wren2' })).toMatchObject({
    uuid: first.sub,
    userName: 'wren2',
  })
})

test('many first requests at once make one user', async () => {
  const claims = claimsOfSomebody()
  const users = await Promise.all(Array.from({ length: 8 }, () => admit(claims)))
  expect(new Set(users.map((user) => user?.uuid))).toEqual(new Set([claims.sub]))
})

test('a web session ends at its next renewal when its user is let in no longer', async () => {
  const claims = claimsOfSomebody()
  await admit(claims)
  const sessions = createWebSessions(entities.db, createSecrets('a secret of at least thirty-two characters'))
  const tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' }
  const soon = new Date(Date.now() + 20_000)
  const renewedWith = (roleNames: string[]) =>
    currentSessions(
      sessions,
      {
        renew: async () => ({
          tokens,
          accessExpiresAt: soon,
          claims: { ...claims, iat: monday + roleNames.length + 60, realm_access: { roles: roleNames } },
        }),
      },
      keycloakUsers(entities.db),
    )
  const { id } = await sessions.open({
    userUuid: claims.sub,
    providerSessionId: null,
    tokens,
    accessExpiresAt: soon,
  })
  expect(await renewedWith(['ADMIN'])(id)).toBeDefined()
  expect((await rowOf(claims.sub))?.roles).toEqual([roles.ADMIN])
  expect(await renewedWith(['offline_access', 'nothing'])(id)).toBeUndefined()
  expect(await sessions.find(id)).toBeUndefined()
})
