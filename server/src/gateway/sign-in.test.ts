import { rm } from 'node:fs/promises'
import {
  demoPassword,
  demoUserName,
  SignedInClient,
  startServer,
  type RunningServer,
} from '@energycockpit/testing'

let server: RunningServer
const protocol = '/auth/realms/energycockpit/protocol/openid-connect'

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server?.stop())

const userName = demoUserName('analyst')
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', server.url)
const sessionCookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => /^(__Host-)?portal-session=/.test(cookie))

/** The sign-in page that a visitor without a session ends at, and the path of its form. */
async function signInPage(client: SignedInClient, path = '/platform/home-portal') {
  const answer = await client.follow(path)
  const html = await answer.text()
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''
  return { answer, html, action }
}

const submit = (client: SignedInClient, action: string, fields: Record<string, string>) =>
  client.fetch(action, { method: 'POST', body: new URLSearchParams(fields) })

describe('without a session', () => {
  test('a page leads to the sign-in page and afterwards to where the visitor was going', async () => {
    const client = SignedInClient.anonymous(server.url)
    const wanted = '/platform/analysis?point=mp-1&from=2025-01-01'
    const first = await client.fetch(wanted)
    expect(first.status).toBe(302)
    expect(locationOf(first).pathname).toBe('/login')
    expect(locationOf(first).searchParams.get('returnTo')).toBe(wanted)

    const { action } = await signInPage(client, wanted)
    const end = await client.follow(action, {
      method: 'POST',
      body: new URLSearchParams({ userName, password: demoPassword }),
    })
    expect(new URL(end.url).pathname + new URL(end.url).search).toBe(wanted)
    expect(await client.get('/whoami')).toMatchObject({ status: 200, body: { user_name: userName } })
  })

  test('a call is answered with a redirect, and with 401 when a token was sent', async () => {
    const client = SignedInClient.anonymous(server.url)
    expect((await client.get('/whoami')).status).toBe(302)
    expect(await client.get('/whoami', { authorization: 'Bearer nonsense' })).toMatchObject({
      status: 401,
      body: { error: { status: 401, reasons: [{ code: 'NOT_SIGNED_IN' }] } },
    })
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/logout', '/platform/../logout'])(
    'returnTo %s ends on the landing page',
    async (returnTo) => {
      const client = SignedInClient.anonymous(server.url)
      const { action } = await signInPage(client, `/login?returnTo=${encodeURIComponent(returnTo)}`)
      const end = await client.follow(action, {
        method: 'POST',
        body: new URLSearchParams({ userName, password: demoPassword }),
      })
      expect(new URL(end.url).origin).toBe(server.url)
      expect(new URL(end.url).pathname).toBe('/platform/home-portal')
    },
  )
})

test('log-ins that were left behind keep nobody from coming back from the provider, nor does a window beside', async () => {
  const client = SignedInClient.anonymous(server.url)
  const long = `/platform/analysis?points=${'mp-1,'.repeat(380)}`
  const leave = async (returnTo: string) =>
    (await client.fetch(`/login?${new URLSearchParams({ returnTo })}`)).status
  for (let count = 0; count < 40; count++) expect(await leave('/platform/analysis')).toBe(302)
  for (let count = 0; count < 8; count++) expect(await leave(long)).toBe(302)

  const first = await signInPage(client, long)
  const second = await signInPage(client, '/platform/analysis?beside')
  const fields = { userName, password: demoPassword }
  for (const [{ action }, target] of [
    [first, long],
    [second, '/platform/analysis?beside'],
  ] as const) {
    const end = await client.follow(action, { method: 'POST', body: new URLSearchParams(fields) })
    expect(decodeURIComponent(end.url)).toBe(server.url + target)
  }
})

describe('the sign-in page', () => {
  test('says the same of a wrong password and of a user that does not exist', async () => {
    const client = SignedInClient.anonymous(server.url)
    const { action } = await signInPage(client)
    const wrong = await submit(client, action, { userName: demoUserName('reader'), password: 'wrong' })
    const nobody = await submit(client, action, { userName: 'nobody@nowhere.example', password: 'wrong' })
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    const said = async (answer: Response) =>
      (await answer.text()).replace(/(name="userName"[^>]*value=")[^"]*/, '$1')
    const saidOfWrong = await said(wrong)
    expect(saidOfWrong).toContain('role="alert"')
    expect(await said(nobody)).toBe(saidOfWrong)
    expect((await client.get('/whoami')).status).toBe(302)
  })

  test('slows guessing down, tells how long, and holds off the right password too', async () => {
    const client = SignedInClient.anonymous(server.url)
    const { action } = await signInPage(client)
    const guesses = { userName: demoUserName('manager'), password: 'wrong' }
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess++) statuses.push((await submit(client, action, guesses)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await submit(client, action, { ...guesses, password: demoPassword })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('escapes what was typed, allows no script and no framing', async () => {
    const client = SignedInClient.anonymous(server.url)
    const { action } = await signInPage(client)
    const answer = await submit(client, action, { userName: '"><script>alert(1)</script>', password: 'x' })
    expect(await answer.text()).not.toContain('<script')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('speaks the language that is requested, and keeps the choice', async () => {
    const client = SignedInClient.anonymous(server.url)
    const { answer } = await signInPage(client)
    const german = await client.fetch(`${new URL(answer.url).pathname}?locale=de`)
    expect(await german.text()).toContain('<html lang="de">')
    const english = await client.fetch(`${new URL(answer.url).pathname}?locale=en`)
    expect(await english.text()).toContain('<html lang="en">')
    expect(await (await client.fetch(new URL(answer.url).pathname)).text()).toContain('<html lang="en">')
  })

  test('cannot be used in another browser', async () => {
    const { action } = await signInPage(SignedInClient.anonymous(server.url))
    const other = await submit(SignedInClient.anonymous(server.url), action, {
      userName,
      password: demoPassword,
    })
    expect(other.status).toBe(410)
  })
})

describe('the web session', () => {
  test('has a cookie that scripts and other sites do not get, new with every sign-in', async () => {
    const client = SignedInClient.anonymous(server.url)
    const cookies: string[] = []
    for (const returnTo of ['/platform/home-portal', '/platform/analysis']) {
      let answer = await client.fetch(`/login?returnTo=${returnTo}`)
      while (!sessionCookieOf(answer)) {
        if (answer.status === 200) {
          const action = /<form method="post" action="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
          answer = await submit(client, action, { userName, password: demoPassword })
        } else answer = await client.fetch(locationOf(answer).href)
      }
      cookies.push(sessionCookieOf(answer) ?? '')
    }
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/)
    const [first, second] = cookies.map((cookie) => cookie.split(';')[0] ?? '')
    expect(second).not.toBe(first)
    const withOld = await fetch(`${server.url}/whoami`, {
      headers: { cookie: first ?? '' },
      redirect: 'manual',
    })
    expect(withOld.status).toBe(302)
  })

  test('does not let another site write', async () => {
    const client = await SignedInClient.signIn(server.url)
    const attacks: HeadersInit[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: server.url },
    ]
    for (const headers of attacks)
      expect(await client.put('/rest/secure/userproperty/locale', {}, headers)).toMatchObject({
        status: 403,
        body: { error: { reasons: [{ code: 'CROSS_SITE_WRITE' }] } },
      })
    const own = await client.put('/rest/secure/userproperty/locale', {})
    expect(JSON.stringify(own.body)).not.toContain('CROSS_SITE_WRITE')
  })
})

describe('the way back from the provider', () => {
  test.each([
    [{ error: 'authentication_expired' }, '/platform/home-portal'],
    // As a Keycloak says it.
    [
      { error: 'temporarily_unavailable', error_description: 'authentication_expired' },
      '/platform/home-portal',
    ],
    [{ error: 'login_required' }, '/platform/home-portal'],
    [{ error: 'temporarily_unavailable' }, '/platform/home-portal/error'],
    [{ error: 'access_denied', error_description: 'whatever' }, '/platform/home-portal/error'],
  ])('%j leads to %s', async (answer, expected) => {
    const client = SignedInClient.anonymous(server.url)
    const state = locationOf(await client.fetch('/login')).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ state, ...(answer as Record<string, string>) })
    const back = await client.fetch(`/login/callback?${query}`)
    expect([back.status, locationOf(back).pathname]).toEqual([302, expected])
  })
})

describe('the provider', () => {
  const ask = (query: Record<string, string>) =>
    fetch(`${server.url}${protocol}/auth?${new URLSearchParams(query)}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    })
  const request = {
    client_id: 'hp',
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  }

  test.each(['https://evil.example/platform/', 'javascript:alert(1)', '/platform/'])(
    'sends no code to %s',
    async (redirect_uri) => {
      const answer = await ask({ ...request, redirect_uri })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    },
  )

  test('gives the browser no code for the web session, and none without PKCE', async () => {
    expect((await ask({ ...request, redirect_uri: `${server.url}/login/callback` })).status).toBe(400)
    const { code_challenge: _challenge, code_challenge_method: _method, ...plain } = request
    const answer = await ask({ ...plain, redirect_uri: `${server.url}/platform/home-portal` })
    expect(locationOf(answer).searchParams.get('error')).toBe('invalid_request')
  })

  test('calls itself by the public URL, whatever the Host header says', async () => {
    const client = SignedInClient.anonymous(server.url)
    const discovery = '/auth/realms/energycockpit/.well-known/openid-configuration'
    const answer = await client.get<{ issuer: string; token_endpoint: string }>(discovery, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    })
    expect(answer.body.issuer).toBe(`${server.url}/auth/realms/energycockpit`)
    expect(answer.body.token_endpoint).toBe(`${server.url}${protocol}/token`)
  })
})

test('a session survives a restart of the server, and no line of the log lets anybody in', async () => {
  let running = await startServer()
  const { dataDir, url } = running
  const { port } = new URL(url)
  try {
    const client = await SignedInClient.signIn(url)
    await running.kill9()
    const log = running.logs()
    running = await startServer({ dataDir, env: { PORT: port } })
    expect(await client.get('/whoami')).toMatchObject({ status: 200, body: { user_name: userName } })
    expect(log).not.toMatch(/eyJ|code=|portal-session=|demo-energy/)
  } finally {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 240_000)
