import { newDataFolder } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AdapterPayload } from 'oidc-provider'
import { secondFactors } from './second-factors'
import { accountLinks } from '../account/account-links'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createWebSessions } from '../sessions/web-sessions'
import { artefactAdapter, rememberEnd } from './artefact-adapter'
import { createPasswordThrottle } from './password-throttle'
import { purgeExpired } from './purge'
import { createSecrets } from '../secrets/secrets'
import { loadSigningKeys } from './signing-keys'

const secrets = createSecrets('a secret of at least thirty-two characters')
const hour = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * hour)

let folder: string
let entities: Entities
beforeAll(async () => {
  folder = await newDataFolder('purge')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const { db } = entities
  const adapter = (kind: string) => artefactAdapter(db, secrets, kind)
  await adapter('AuthorizationCode').upsert('code', { accountId: 'somebody' } as AdapterPayload, 60)
  await adapter('Session').upsert('session', { accountId: 'somebody', uid: 'uid' } as AdapterPayload, 86_400)
  await rememberEnd(db, 'ended')
  await createPasswordThrottle(db, secrets).ask('somebody', '192.0.2.1')
  // The new store has one of another secret.
  await db.deleteFrom('identity_signing_key').execute()
  await loadSigningKeys(db, secrets)
  await createWebSessions(db, secrets).open({
    userUuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
    providerSessionId: 'uid',
    tokens: { accessToken: 'access', refreshToken: 'refresh', idToken: 'id' },
    accessExpiresAt: later(0),
  })
  const { id_hash } = await db.selectFrom('web_session').select('id_hash').executeTakeFirstOrThrow()
  await db
    .insertInto('embedded_session')
    .values({
      web_session_hash: id_hash,
      sealed_web_session: '',
      origin: 'https://intranet.example',
      code_expires_at: later(0.01),
    })
    .execute()
  const [owner = '', other = ''] = await addUsers(2)
  // Later ones of a user take the place of those before.
  await accountLinks(secrets, 'invitation').create(db, owner)
  await accountLinks(secrets, 'forgotten-password').create(db, other)
  await db
    .insertInto('account_link')
    .values({
      ...{ token_hash: 'used', user_uuid: owner, purpose: 'invitation' },
      ...{ expires_at: later(100), used_at: new Date() },
    })
    .execute()
  const factors = secondFactors(secrets)
  for (const uuid of [owner, other]) await factors.begin(db, { uuid, userName: uuid })
  const on = { switched_on_at: new Date() }
  await db.updateTable('second_factor').set(on).where('user_uuid', '=', owner).execute()
})
afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

async function addUsers(count: number): Promise<string[]> {
  const { db } = entities
  await db.insertInto('client_business').values({ id: 1, name: 'Fens', parent_id: null }).execute()
  const uuids = Array.from({ length: count }, () => randomUUID())
  for (const uuid of uuids)
    await db
      .insertInto('portal_user')
      .values({
        ...{ uuid, user_name: uuid, display_name: uuid, email: null, client_business_id: 1 },
        ...{ roles: sql<number[]>`'{}'::integer[]`, password_hash: null },
      })
      .execute()
  return uuids
}

const tables = [
  'identity_artefact',
  'web_session',
  'embedded_session',
  'identity_password_guess',
  'identity_signing_key',
  'account_link',
  'second_factor',
] as const

/** How many rows are left in each table when it is purged so many hours later. */
async function leftAfter(hours: number): Promise<number[]> {
  await purgeExpired(entities.db, later(hours))
  const left: number[] = []
  for (const table of tables) {
    const { rows } = await entities.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
    left.push(Number(rows))
  }
  return left
}

test('what has expired goes in its own time, and nothing before', async () => {
  // A link that was used is gone at once.
  expect(await leftAfter(0)).toEqual([3, 1, 1, 3, 1, 2, 2])
  // The code; the link for a forgotten password, and a second factor that nobody went on with.
  expect(await leftAfter(1.1)).toEqual([2, 1, 1, 3, 1, 1, 1])
  // The session of the web, idle for longer than it may be, and the foreign page's that hangs on it.
  expect(await leftAfter(8.1)).toEqual([2, 0, 0, 3, 1, 1, 1])
  // The provider's session, what remembers that one ended, and the guesses.
  expect(await leftAfter(24.1)).toEqual([0, 0, 0, 0, 1, 1, 1])
  // The invitation.
  expect(await leftAfter(7.1 * 24)).toEqual([0, 0, 0, 0, 1, 0, 1])
  expect(await leftAfter(103 * 24)).toEqual([0, 0, 0, 0, 1, 0, 1])
  expect(await leftAfter(105 * 24)).toEqual([0, 0, 0, 0, 0, 0, 1])
})
