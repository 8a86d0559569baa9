import type { EmbeddedTokens } from '@energycockpit/contract'
import {
  demoPassword,
  demoUserName,
  SignedInClient,
  startServer,
  type RunningServer,
} from '@energycockpit/testing'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const page = 'https://intranet.example'
const elsewhere = 'https://elsewhere.example'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { EMBEDDING_ORIGINS: `${page},https://other.example` } })
}, 240_000)
afterAll(() => server?.stop())

const verifier = () => randomBytes(32).toString('base64url')
const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const addressFor = (codeVerifier: string, change: Record<string, string> = {}) =>
  `/platform/embedded-sign-in?${new URLSearchParams({
    origin: page,
    state: randomUUID(),
    code_challenge: challengeOf(codeVerifier),
    ...change,
  })}`

async function codeFor(client: SignedInClient, codeVerifier: string): Promise<string> {
  const answer = await client.fetch(addressFor(codeVerifier))
  expect(answer.status).toBe(200)
  return /data-code="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
}

/** As a page of this origin asks: without cookies. */
const ask = (path: string, origin: string, init: { body?: object; token?: string } = {}) =>
  fetch(server.url + path, {
    method: init.body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
    },
    ...(init.body && { body: JSON.stringify(init.body) }),
  })
const sessions = '/rest/public/embedded-sessions'
const redeem = (code: string, codeVerifier: string, origin = page) =>
  ask(sessions, origin, { body: { code, codeVerifier } })
const renew = (renewalToken: string, origin = page) =>
  ask(`${sessions}/renewals`, origin, { body: { renewalToken } })
const whoami = async ({ accessToken }: EmbeddedTokens, origin = page) =>
  (await ask('/whoami', origin, { token: accessToken })).status

async function signedInPage(client?: SignedInClient): Promise<EmbeddedTokens> {
  const codeVerifier = verifier()
  const code = await codeFor(client ?? (await SignedInClient.signIn(server.url)), codeVerifier)
  const answer = await redeem(code, codeVerifier)
  expect(answer.status).toBe(200)
  return (await answer.json()) as EmbeddedTokens
}

test('a visitor signs in on the way and comes back to the hand-over, which no other site may frame', async () => {
  const answer = await SignedInClient.anonymous(server.url).fetch(addressFor(verifier()))
  expect(answer.status).toBe(302)
  const target = new URL(answer.headers.get('location') ?? '', server.url)
  expect(target.pathname).toBe('/login')
  expect(target.searchParams.get('returnTo')).toMatch(/^\/platform\/embedded-sign-in\?origin=/)

  const client = await SignedInClient.signIn(server.url)
  const { headers } = await client.fetch(addressFor(verifier()))
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['an origin that is not admitted', { origin: elsewhere }],
  ['an origin with a path', { origin: `${page}/x` }],
  ['an origin that begins like one', { origin: `${page}.evil.example` }],
  ['no state', { state: '' }],
  ['a state that breaks out of the page', { state: '"><script>alert(1)</script>' }],
  ['no challenge', { code_challenge: '' }],
])('%s gets no code', async (_, change) => {
  const client = await SignedInClient.signIn(server.url)
  const answer = await client.fetch(addressFor(verifier(), change))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/platform\/home-portal\/error\?id=/)
})

test('the code gives tokens with which the page makes calls, and only it', async () => {
  const tokens = await signedInPage()
  expect(tokens.expiresInSeconds).toBeLessThanOrEqual(300)
  const answer = await ask('/whoami', page, { token: tokens.accessToken })
  expect(answer.headers.get('access-control-allow-origin')).toBe(page)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  // How a file is called, and what to name when asking for help.
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/content-disposition.*x-correlation-id/)
  expect(await answer.json()).toMatchObject({ user_name: 'analyst@demo.energycockpit.example' })
  const day = 'from=2025-11-03T00:00:00Z&to=2025-11-04T00:00:00Z&granularity=raw&format=csv&language=en'
  const file = await ask(`/rest/secure/measurement-series/1001/download?${day}`, page, {
    token: tokens.accessToken,
  })
  expect(file.headers.get('content-disposition')).toMatch(/"[^"]+-2025-11-03\.csv"/)
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(25)
  expect(await whoami(tokens, 'https://other.example')).toBe(401)
  expect(await whoami(tokens, elsewhere)).toBe(401)
  expect(
    (await fetch(`${server.url}/whoami`, { headers: { authorization: `Bearer ${tokens.accessToken}` } }))
      .status,
  ).toBe(401)
})

test('a code is good once, with its verifier, for its page', async () => {
  const client = await SignedInClient.signIn(server.url)
  const codeVerifier = verifier()
  const code = await codeFor(client, codeVerifier)
  expect((await redeem(code, codeVerifier)).status).toBe(200)
  expect((await redeem(code, codeVerifier)).status).toBe(401)
  for (const [wrong, origin] of [
    [verifier(), page],
    [codeVerifier, 'https://other.example'],
  ] as const) {
    const another = await codeFor(client, codeVerifier)
    expect((await redeem(another, wrong, origin)).status).toBe(401)
    // Whoever guessed wrong has spent it.
    expect((await redeem(another, codeVerifier)).status).toBe(401)
  }
  const unadmitted = await codeFor(client, codeVerifier)
  expect((await redeem(unadmitted, codeVerifier, elsewhere)).status).toBe(401)
  expect((await redeem('x'.repeat(10), codeVerifier)).status).toBe(400)
})

test('renewing gives new tokens for old ones, and a copied renewal token ends both', async () => {
  const first = await signedInPage()
  expect((await renew(first.renewalToken, 'https://other.example')).status).toBe(401)
  const second = (await (await renew(first.renewalToken)).json()) as EmbeddedTokens
  expect(await whoami(second)).toBe(200)
  expect(await whoami(first)).toBe(401)
  expect((await renew(first.renewalToken)).status).toBe(401)
  expect(await whoami(second)).toBe(401)
  expect((await renew(second.renewalToken)).status).toBe(401)
})

test('signing out of the page ends its session alone; signing out of the portal ends it, too', async () => {
  const client = await SignedInClient.signIn(server.url)
  const [one, other] = [await signedInPage(client), await signedInPage(client)]
  expect((await ask(`${sessions}/ends`, page, { body: { renewalToken: one.renewalToken } })).status).toBe(204)
  expect(await whoami(one)).toBe(401)
  expect(await whoami(other)).toBe(200)
  await client.follow('/logout')
  expect(await whoami(other)).toBe(401)
  expect((await renew(other.renewalToken)).status).toBe(401)
})

test('a user with a second factor is requested the code in the window of a foreign page, too', async () => {
  const [here, there] = await Promise.all([1, 2].map(() => SignedInClient.signIn(server.url, 'manager')))
  const before = await signedInPage(there)
  const factor = '/rest/secure/account/second-factor'
  const { secret } = (await here!.post<{ secret: string }>(`${factor}/enrolment`, { password: demoPassword }))
    .body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  expect((await here!.put(factor, { code: totp.generate() })).status).toBe(200)
  // In that session nobody was asked.
  expect(await whoami(before)).toBe(401)
  expect((await renew(before.renewalToken)).status).toBe(401)

  const visitor = SignedInClient.anonymous(server.url)
  const codeVerifier = verifier()
  const { url: form } = await visitor.follow(addressFor(codeVerifier))
  const post = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const passed = await visitor.fetch(
    form,
    post({ userName: demoUserName('manager'), password: demoPassword }),
  )
  expect([passed.status, passed.headers.get('location')]).toEqual([303, new URL(form).pathname])
  const early = await visitor.follow(addressFor(codeVerifier))
  expect(new URL(early.url).pathname).toContain('/login-actions/authenticate/')
  expect(await early.text()).not.toContain('data-code')

  // The code of now is spent; clocks that are a step ahead are taken, too.
  const next = totp.generate({ timestamp: Date.now() + 30_000 })
  const end = await visitor.follow(form, post({ code: next }))
  expect(new URL(end.url).pathname).toBe('/platform/embedded-sign-in')
  const code = /data-code="([^"]+)"/.exec(await end.text())?.[1] ?? ''
  const answer = await redeem(code, codeVerifier)
  expect(answer.status).toBe(200)
  expect(await whoami((await answer.json()) as EmbeddedTokens)).toBe(200)
})

test('the browser is told which pages may ask, and how', async () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/whoami`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
  const { headers } = await preflight(page)
  expect(headers.get('access-control-allow-origin')).toBe(page)
  expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  const foreign = await preflight(elsewhere)
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([404, null])
  const withoutToken = await ask('/whoami', page)
  expect(withoutToken.headers.get('access-control-allow-origin')).toBeNull()
  const refused = await ask('/whoami', page, { token: 'embedded.worthless' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, page])
})

test('no code and no token is written into the log', async () => {
  const tokens = await signedInPage()
  await whoami(tokens)
  expect(server.logs()).not.toContain(tokens.accessToken)
  expect(server.logs()).not.toContain(tokens.renewalToken)
  expect(server.logs()).not.toMatch(/code_challenge|embedded\.[\w-]{20}/)
})

test('a foreign page sees the business that the session of the web looks at, and does not change it', async () => {
  const client = await SignedInClient.signIn(server.url, 'super')
  const { accessToken: token } = await signedInPage(client)
  const path = '/rest/secure/active-business'
  const seen = async () => {
    const answer = await ask(path, page, { token })
    return ((await answer.json()) as { businessId: number | null }).businessId
  }
  expect(await seen()).toBeNull()
  expect((await client.put(path, { businessId: 1001 })).status).toBe(204)
  expect(await seen()).toBe(1001)
  const changing = await fetch(server.url + path, {
    method: 'PUT',
    headers: { origin: page, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: null }),
  })
  expect(changing.status).toBe(400)
  expect(await seen()).toBe(1001)
})
