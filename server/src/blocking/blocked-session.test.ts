import { demoUserName, newDataFolder, SignedInClient, startServer, waitFor } from '@energycockpit/testing'
import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities } from '../entities/entities'
import { seedDemoUsers } from '../identity/demo-users'
import { blockedLogin, confirm, doAll, goOn, loginAt, remaining, uuidOf } from './blocked-login.testing'
import { termsTexts } from './notice-texts.testing'
import { startPortalWithReasons, type PortalWithReasons } from './portal-with-reasons.testing'
import { publishNotice } from './publish-notice.testing'

let portal: PortalWithReasons
beforeAll(async () => {
  portal = await startPortalWithReasons()
}, 120_000)
afterAll(() => portal?.close())
afterEach(() => portal.retireAll())

const failure = { featureId: 'analysis', version: null, kind: 'missing', correlationId: 'c-1' }
const failures = '/rest/secure/feature-failures'
const isBlocked = { status: 403, body: { error: { reasons: [{ code: 'BLOCKED' }] } } }
/** Who was found free is not asked about for two seconds. */
const noticed = (answer: () => Promise<{ status: number }>) =>
  waitFor('the new reason to count', async () => (await answer()).status === 403, { within: 5000 })

describe('in the running portal', () => {
  test('a new reason closes every call but the few of the frame, and its confirmation opens them', async () => {
    const client = await SignedInClient.signIn(portal.url, 'analyst')
    expect((await client.post(failures, failure)).status).toBe(204)
    await portal.publish('TAF7', 'meanwhile', { userUuid: uuidOf('analyst') })
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: true, reason: 'TAF7' })
    await noticed(() => client.post(failures, failure))
    expect(await client.post(failures, failure)).toMatchObject(isBlocked)
    for (const path of ['/whoami', '/uic-context', '/i18n/de', '/variables/css'])
      expect([path, (await client.get(path)).status]).toEqual([path, 200])
    expect((await client.put('/rest/secure/userproperty/locale', { locale: 'de' })).status).toBe(204)
    // "Confirm now": the session with the provider is there, so no password is requested.
    const answer = await client.follow('/login?returnTo=%2Fplatform%2Fanalysis')
    const login = loginAt(client, answer)!
    await doAll(login)
    expect(new URL((await goOn(login)).url).pathname).toBe('/platform/analysis')
    expect((await client.get('/rest/secure/blocking-info')).body).toEqual({ blocked: false, reason: null })
    expect((await client.post(failures, failure)).status).toBe(204)
  })

  test('a new reason ends the renewal of the tokens of the app and closes its calls', async () => {
    const client = await SignedInClient.signIn(portal.url, 'manager')
    const tokens = await appTokens(client)
    const app = SignedInClient.anonymous(portal.url)
    const authorization = `Bearer ${tokens.access_token}`
    expect((await app.post(failures, failure, { authorization })).status).toBe(204)
    expect((await renewed(tokens)).status).toBe(200)
    const { refresh_token } = await appTokens(client)

    await portal.publish('TERMS_AND_CONDITIONS', 'for the app', { userUuid: uuidOf('manager') })
    const refused = await renewed({ refresh_token })
    expect([refused.status, await refused.json()]).toEqual([
      ...[400, expect.objectContaining({ error: 'invalid_grant' })],
    ])
    await noticed(() => app.post(failures, failure, { authorization }))
    expect(await app.post(failures, failure, { authorization })).toMatchObject(isBlocked)
    expect((await app.get('/rest/secure/blocking-info', { authorization })).body).toEqual({
      ...{ blocked: true, reason: 'TERMS_AND_CONDITIONS' },
    })
  })
})

interface Tokens {
  access_token: string
  refresh_token: string
}
const protocol = '/auth/realms/energycockpit/protocol/openid-connect'

/** What keycloak-js gets in a silent log-in. */
async function appTokens(client: SignedInClient): Promise<Tokens> {
  const code_verifier = randomBytes(48).toString('hex')
  const redirect_uri = `${portal.url}/platform/public/silent-check-sso.html`
  const query = new URLSearchParams({
    ...{ client_id: 'hp', redirect_uri, response_type: 'code', scope: 'openid', state: 's', nonce: 'n' },
    ...{ prompt: 'none', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  })
  const answer = await client.fetch(`${protocol}/auth?${query}`)
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const tokens = await ask({ grant_type: 'authorization_code', code, redirect_uri, code_verifier })
  return (await tokens.json()) as Tokens
}

const renewed = ({ refresh_token }: Pick<Tokens, 'refresh_token'>) =>
  ask({ grant_type: 'refresh_token', refresh_token })

const ask = (fields: Record<string, string>) =>
  fetch(`${portal.url}${protocol}/token`, {
    method: 'POST',
    headers: { origin: portal.url },
    body: new URLSearchParams({ client_id: 'hp', ...fields }),
  })

test('a server that is killed keeps what it has acknowledged, and the log-in goes on', async () => {
  const dataDir = await newDataFolder('killed-while-blocked')
  const entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await seedDemoUsers(entities)
  const audience = { userUuid: uuidOf('analyst') }
  const published = []
  for (const about of ['first', 'second'])
    published.push(
      await publishNotice(entities.db, { type: 'TERMS_AND_CONDITIONS', audience, texts: termsTexts(about) }),
    )
  await entities.close()

  let server = await startServer({ dataDir, seed: 'none' })
  const { port } = new URL(server.url)
  try {
    const login = await blockedLogin(server.url, demoUserName('analyst'))
    expect((await confirm(login, published[0]!.versionUuid)).status).toBe(204)
    await server.kill9()
    const log = server.logs()
    server = await startServer({ dataDir, seed: 'none', env: { PORT: port } })
    expect((await remaining(login)).body.map(({ uuid }) => uuid)).toEqual([published[1]!.versionUuid])
    await doAll(login)
    expect(new URL((await goOn(login)).url).pathname).toMatch(/^\/platform\//)
    expect((await login.client.get('/whoami')).status).toBe(200)
    expect(log + server.logs()).not.toMatch(/eyJ|session_code|actionToken/)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 120_000)
