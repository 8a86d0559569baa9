import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { appTokens, requestTokens, silentRequest } from './app-tokens.testing'
import { protocolPath, realmPath } from './issuer'

/** Asks as keycloak-js does in the browser: what it needs is what is proven here. */
let server: SharedServer

beforeAll(async () => {
  server = await sharedServer()
})

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const redirectUri = () => `${server.url}/platform/public/silent-check-sso.html`

/** The silent check: an authorization request that must not show anything. */
async function silently(client: SignedInClient) {
  const { verifier, path } = silentRequest(server.url)
  const answer = await client.fetch(path)
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.origin + target.pathname).toBe(redirectUri())
  return { verifier, answer: new URLSearchParams(target.hash.slice(1)) }
}

const token = (fields: Record<string, string>, origin = server.url) =>
  requestTokens(server.url, fields, origin)

const exchange = (code: string, verifier: string) =>
  token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri(), code_verifier: verifier })

const withBearer = (path: string, accessToken: string) =>
  fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${accessToken}` }, redirect: 'manual' })

test('nobody signed in: login_required, and nothing is shown', async () => {
  const { answer } = await silently(SignedInClient.anonymous(server.url))
  expect(answer.get('error')).toBe('login_required')
  expect(answer.get('code')).toBeNull()
})

test('the tokens say what keycloak-js reads', async () => {
  const client = await SignedInClient.signIn(server.url, 'analyst')
  const { answer } = await silently(client)
  const { access_token, refresh_token, id_token } = await appTokens(client)
  const session = answer.get('session_state')
  expect(session).toBeTruthy()
  expect(payloadOf(access_token)).toMatchObject({
    iss: `${server.url}${realmPath}`,
    aud: 'energycockpit-api',
    azp: 'hp',
    sid: session,
    realm_access: { roles: ['ANALYST'] },
    preferred_username: 'analyst@demo.energycockpit.example',
  })
  expect(payloadOf(id_token)).toMatchObject({ aud: 'hp', sid: session, nonce: 'nonce', name: 'Tomasz Wren' })
  expect(payloadOf(refresh_token)).toMatchObject({ typ: 'Refresh', sid: session })
})

test('the access token asks the portal; an id token and a changed one do not', async () => {
  const client = await SignedInClient.signIn(server.url, 'analyst')
  const { access_token, id_token } = await appTokens(client)
  const [header, , signature] = access_token.split('.')
  const claims = { ...payloadOf(access_token), sub: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1003' }
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')

  expect((await withBearer('/whoami', access_token)).status).toBe(200)
  expect((await withBearer(`${protocolPath}/userinfo`, access_token)).status).toBe(200)
  expect(await (await withBearer(`${realmPath}/account`, access_token)).json()).toMatchObject({
    username: 'analyst@demo.energycockpit.example',
  })
  for (const bad of [id_token, forged, 'nonsense'])
    for (const path of ['/whoami', `${protocolPath}/userinfo`, `${realmPath}/account`])
      expect((await withBearer(path, bad)).status).toBe(401)
})

test('two windows that check at the same moment both get tokens, and both can renew them', async () => {
  const client = await SignedInClient.signIn(server.url, 'manager')
  const windows = await Promise.all([appTokens(client), appTokens(client), appTokens(client)])
  for (const { refresh_token } of windows) {
    const renewed = await token({ grant_type: 'refresh_token', refresh_token })
    expect(renewed.status).toBe(200)
  }
  expect((await client.get('/whoami')).status).toBe(200)
})

test('a code is used once, and only with its verifier', async () => {
  const client = await SignedInClient.signIn(server.url, 'reader')
  const stolen = await silently(client)
  expect((await exchange(stolen.answer.get('code') ?? '', 'x'.repeat(96))).status).toBe(400)
  const { verifier, answer } = await silently(client)
  const code = answer.get('code') ?? ''
  const tries = await Promise.all([
    exchange(code, verifier),
    exchange(code, verifier),
    exchange(code, verifier),
  ])
  expect(tries.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await exchange(code, verifier)).status).toBe(400)
})

test('a page of another site gets no tokens', async () => {
  const client = await SignedInClient.signIn(server.url, 'reader')
  const { refresh_token } = await appTokens(client)
  const answer = await token({ grant_type: 'refresh_token', refresh_token }, 'https://evil.example')
  expect(answer.status).toBe(400)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('after sign-out every token is worthless at once', async () => {
  const client = await SignedInClient.signIn(server.url, 'admin')
  const { access_token, refresh_token } = await appTokens(client)
  await client.follow('/logout')
  expect((await withBearer('/whoami', access_token)).status).toBe(401)
  expect((await token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400)
  expect((await silently(client)).answer.get('error')).toBe('login_required')
})

test("signing out at the provider's own address ends the web session too", async () => {
  const client = await SignedInClient.signIn(server.url, 'super')
  const { id_token } = await appTokens(client)
  const query = new URLSearchParams({
    client_id: 'hp',
    id_token_hint: id_token,
    post_logout_redirect_uri: `${server.url}/platform/home-portal`,
  })
  const end = await client.fetch(`${protocolPath}/logout?${query}`)
  expect(end.headers.get('location')).toBe(`${server.url}/platform/home-portal`)
  expect((await client.get('/whoami')).status).toBe(302)
})

test('the session frame admits the portal only', async () => {
  const ask = (query: Record<string, string>) =>
    fetch(`${server.url}${protocolPath}/login-status-iframe.html/init?${new URLSearchParams(query)}`)
  expect((await ask({ client_id: 'hp', origin: server.url })).status).toBe(204)
  expect((await ask({ client_id: 'hp', origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask({ client_id: 'other', origin: server.url })).status).toBe(403)
})
