import {
  demoPassword,
  demoUserName,
  newDataFolder,
  SignedInClient,
  startServer,
  startTemporaryPostgres,
  waitFor,
  type RunningServer,
  type TemporaryPostgres,
} from '@energycockpit/testing'
import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { appTokens, requestTokens, statusWithBearer } from '../identity/app-tokens.testing'
import { seedDemoUsers } from '../identity/demo-users'
import { protocolPath } from '../identity/issuer'
import { lifetimes } from '../identity/lifetimes'

/** Two processes behind one public address, which is that of the first, on one PostgreSQL. */
let postgres: TemporaryPostgres
let entities: Entities
let folder: string
let first: RunningServer
let second: RunningServer

const embeddingOrigin = 'https://intranet.example'

beforeAll(async () => {
  const started = await startTemporaryPostgres()
  if (!started) throw new Error('This test needs an installed PostgreSQL server.')
  postgres = started
  folder = await newDataFolder('two-servers')
  entities = await openEntities(
    readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: postgres.url }),
  )
  await seedDemoUsers(entities)
  first = await start()
  second = await start({ PUBLIC_URL: first.url })
}, 240_000)

afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  await entities?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const start = (env: Record<string, string> = {}) =>
  startServer({
    seed: 'none',
    env: { DATABASE_URL: postgres.url, EMBEDDING_ORIGINS: embeddingOrigin, ...env },
  })

const at = (server: RunningServer, address: string) => {
  const { pathname, search } = new URL(address, first.url)
  return server.url + pathname + search
}
const formOf = async (page: Response) =>
  /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
const whoami = async (client: SignedInClient, server: RunningServer) =>
  (await client.get(`${server.url}/whoami`)).status
const submit = (client: SignedInClient, address: string, userName: string, password: string) =>
  client.fetch(address, {
    method: 'POST',
    headers: { origin: first.url },
    body: new URLSearchParams({ userName, password }),
  })

/** A log-in whose every step is answered by the other process than the step before. */
async function signInAlternately(user: 'analyst' | 'manager' | 'reader' | 'admin' | 'super') {
  const client = SignedInClient.anonymous(first.url)
  const path: string[] = []
  let address = '/platform/home-portal'
  for (let step = 0; step < 20; step++) {
    const server = step % 2 === 0 ? first : second
    let answer = await client.fetch(at(server, address), { headers: { accept: 'text/html' } })
    if (answer.status === 200) {
      const page = await formOf(answer)
      const other = server === first ? second : first
      answer = await submit(client, at(other, page), demoUserName(user), demoPassword)
    }
    address = answer.headers.get('location') ?? ''
    path.push(`${answer.status} ${address}`)
    if (address === '/platform/home-portal') return client
  }
  throw new Error(`The log-in does not end: ${path.join(', ')}\n${first.logs()}\n${second.logs()}`)
}

test('a log-in may change the process at every step, and both know the session', async () => {
  const client = await signInAlternately('analyst')
  expect([await whoami(client, first), await whoami(client, second)]).toEqual([200, 200])
})

test('both publish the same keys, and either takes what the other has signed', async () => {
  const keysOf = async ({ url }: RunningServer) => (await fetch(`${url}${protocolPath}/certs`)).json()
  expect(await keysOf(second)).toEqual(await keysOf(first))
  const client = await signInAlternately('manager')
  for (const [signer, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { access_token } = await appTokens(client, signer.url, first.url)
    expect(await statusWithBearer(other.url, access_token)).toBe(200)
  }
})

test('signed out at one, cookie and tokens are refused at the other within five seconds', async () => {
  const client = await signInAlternately('reader')
  const { access_token, refresh_token } = await appTokens(client, second.url, first.url)
  expect(await statusWithBearer(second.url, access_token)).toBe(200)
  await client.follow('/logout')
  const refused = async () =>
    (await whoami(client, second)) === 302 && (await statusWithBearer(second.url, access_token)) === 401
  await waitFor('the other process to refuse', refused, { within: 5000 })
  const renewed = await requestTokens(second.url, { grant_type: 'refresh_token', refresh_token }, first.url)
  expect(renewed.status).toBe(400)
})

test('guesses count together, wherever they are made, and after a restart', async () => {
  const client = SignedInClient.anonymous(first.url)
  const form = await formOf(await client.follow('/platform/home-portal'))
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess++) {
    const server = guess % 2 === 0 ? first : second
    statuses.push((await submit(client, at(server, form), demoUserName('system'), 'wrong')).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const signedIn = await signInAlternately('analyst')

  await second.kill9()
  second = await start({ PUBLIC_URL: first.url })
  // However long the start took.
  await entities.db.updateTable('identity_password_guess').set({ last_failure_at: new Date() }).execute()
  const right = await submit(client, at(second, form), demoUserName('system'), demoPassword)
  expect(right.status).toBe(429)
  expect(await whoami(signedIn, second)).toBe(200)
}, 120_000)

test('a session that ended in the provider is noticed within five minutes, though nobody told', async () => {
  const client = await signInAlternately('analyst')
  // The provider forgets everything, as after a sign-out whose call to the portal was lost.
  await entities.db
    .deleteFrom('identity_artefact')
    .where('kind', 'in', ['Session', 'RefreshToken', 'Grant'])
    .execute()
  expect(await whoami(client, second)).toBe(200)

  const rows = await entities.db.selectFrom('web_session').select('access_expires_at').execute()
  const latest = Math.max(...rows.map((row) => row.access_expires_at.getTime()))
  expect(latest - Date.now()).toBeLessThanOrEqual(lifetimes.accessToken * 1000)
  expect(lifetimes.accessToken).toBeLessThanOrEqual(300)
  // Five minutes later.
  await entities.db.updateTable('web_session').set({ access_expires_at: new Date() }).execute()
  expect(await whoami(client, second)).toBe(302)
  expect(await whoami(client, first)).toBe(302)
})

describe('signing out everywhere', () => {
  interface Listed {
    sessions: { uuid: string; device: string | null; current: boolean; createdAt: string }[]
  }
  const list = async (client: SignedInClient) =>
    (await client.get<Listed>(`${second.url}/rest/secure/sessions`)).body.sessions

  test('lists the own sessions and nobody else’s, with nothing that signs anybody in', async () => {
    const [here, there, other] = await Promise.all([
      signInAlternately('admin'),
      signInAlternately('admin'),
      signInAlternately('super'),
    ])
    const sessions = await list(here)
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    expect((await list(there)).find(({ current }) => current)?.uuid).toBe(
      sessions.find(({ current }) => !current)?.uuid,
    )
    expect(await list(other)).toHaveLength(1)
    expect(Math.abs(Date.parse(sessions[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
    const rows = await entities.db.selectFrom('web_session').select('id_hash').execute()
    for (const { id_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(id_hash)
    await here.post(`${first.url}/rest/secure/sessions/end-all`, undefined, { origin: first.url })
  })

  test('ends one browser in both processes, and no session of somebody else', async () => {
    const [here, there, other] = await Promise.all([
      signInAlternately('admin'),
      signInAlternately('admin'),
      signInAlternately('super'),
    ])
    const { access_token } = await appTokens(there, second.url, first.url)
    const end = (client: SignedInClient, uuid = '') =>
      client.delete(`${first.url}/rest/secure/sessions/${uuid}`, { origin: first.url })
    const uuid = (await list(here)).find(({ current }) => !current)?.uuid
    expect((await end(other, uuid)).status).toBe(404)
    expect(await whoami(there, second)).toBe(200)

    expect((await end(here, uuid)).status).toBe(204)
    for (const server of [first, second]) {
      expect([await whoami(here, server), await whoami(there, server)]).toEqual([200, 302])
      expect(await statusWithBearer(server.url, access_token)).toBe(401)
    }
    expect(await formOf(await there.follow('/platform/home-portal'))).toContain('/authenticate/')
    expect((await end(here, uuid)).status).toBe(404)
    await here.post(`${first.url}/rest/secure/sessions/end-all`, undefined, { origin: first.url })
  })

  test('ends browsers, tokens of the app and foreign pages in both processes, and leaves others alone', async () => {
    const [here, there, other] = await Promise.all([
      signInAlternately('admin'),
      signInAlternately('admin'),
      signInAlternately('super'),
    ])
    const { access_token, refresh_token } = await appTokens(there, second.url, first.url)
    const page = await signInForeignPage(there)
    expect(await asForeignPage(page.accessToken)).toBe(200)

    const ended = await here.post(`${first.url}/rest/secure/sessions/end-all`, undefined, {
      origin: first.url,
    })
    expect(ended.status).toBe(204)
    expect(ended.headers.getSetCookie().join()).toMatch(/portal-session=;.*Max-Age=0/)
    for (const server of [first, second]) {
      expect([await whoami(here, server), await whoami(there, server)]).toEqual([302, 302])
      expect(await statusWithBearer(server.url, access_token)).toBe(401)
      const renewal = { grant_type: 'refresh_token', refresh_token }
      expect((await requestTokens(server.url, renewal, first.url)).status).toBe(400)
      expect(await asForeignPage(page.accessToken, server)).toBe(401)
      expect(await whoami(other, server)).toBe(200)
    }
    // The provider asks for the password again.
    expect(await formOf(await there.follow('/platform/home-portal'))).toContain('/authenticate/')
  })

  async function signInForeignPage(client: SignedInClient): Promise<{ accessToken: string }> {
    const codeVerifier = randomBytes(32).toString('base64url')
    const requested = new URLSearchParams({
      origin: embeddingOrigin,
      state: 'a-state-of-twenty-characters',
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    })
    const handOver = await client.fetch(at(second, `/platform/embedded-sign-in?${requested}`))
    const code = /data-code="([^"]+)"/.exec(await handOver.text())?.[1]
    const answer = await fetch(`${first.url}/rest/public/embedded-sessions`, {
      method: 'POST',
      headers: { origin: embeddingOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ code, codeVerifier }),
    })
    return (await answer.json()) as { accessToken: string }
  }

  const asForeignPage = async (token: string, server = second) =>
    (
      await fetch(`${server.url}/whoami`, {
        headers: { origin: embeddingOrigin, authorization: `Bearer ${token}` },
        redirect: 'manual',
      })
    ).status
})
