import { calls } from '@energycockpit/contract'
import {
  demoPassword,
  demoUserName,
  SignedInClient,
  sharedServer,
  type SharedServer,
} from '@energycockpit/testing'
import { safeReturnTo } from '../gateway/return-to'
import { appTokens } from './app-tokens.testing'
import { protocolPath } from './issuer'

let server: SharedServer
let client: SignedInClient
beforeAll(async () => {
  server = await sharedServer()
  client = await SignedInClient.signIn(server.url)
}, 240_000)

describe('another site that writes with the user’s cookie', () => {
  const verbs = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
  /** What a page can send without asking first, what it cannot, and nothing at all. */
  const bodies: Record<string, string | undefined> = {
    'application/json': '{"locale":"de"}',
    'text/plain': '{"locale":"de"}',
    'application/x-www-form-urlencoded': 'locale=de',
    'multipart/form-data; boundary=x':
      '--x\r\ncontent-disposition: form-data; name="locale"\r\n\r\nde\r\n--x--',
    '': undefined,
  }
  /** As browsers tell where a request comes from, and as those do that do not tell. */
  const origins = (): Record<string, string>[] => [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
    { 'sec-fetch-site': 'none', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: server.url },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${server.url}.evil.example` },
    { origin: server.url.replace('http:', 'https:') },
    { referer: `${server.url}/platform/home-portal` },
    {},
  ]
  const writes = calls.filter(({ method, access }) => method !== 'GET' && access === 'signed-in')
  const paths = [...writes.map(({ path }) => path.replace(/:\w+/g, 'x')), '/no-such-call']

  test('there is something to attack', () => {
    expect(writes.length).toBeGreaterThan(2)
  })

  test.each(verbs)('is refused with %s, whatever the content and wherever it comes from', async (method) => {
    const [crossSite = {}] = origins()
    const attempts = [
      ...Object.keys(bodies).map((contentType) => [contentType, crossSite] as const),
      ...origins().map((origin) => ['application/json', origin] as const),
    ]
    // In turn: every path meets each attempt once, with one of the four verbs.
    for (const [place, path] of paths.entries())
      for (const [contentType, origin] of attempts.filter(
        (_, nth) => (nth + place + verbs.indexOf(method)) % verbs.length === 0,
      )) {
        const body = bodies[contentType]
        const answer = await client.fetch(path, {
          method,
          headers: { ...origin, ...(contentType && { 'content-type': contentType }) },
          ...(body !== undefined && { body }),
        })
        const text = await answer.text()
        const got = [answer.status, text.includes('CROSS_SITE_WRITE')]
        expect([path, contentType, origin, ...got]).toEqual([path, contentType, origin, 403, true])
      }
    expect((await client.get('/whoami')).status).toBe(200)
  })

  test('cannot pass a write off as a read', async () => {
    for (const { path, method } of writes) {
      const disguised = { 'x-http-method-override': method, 'x-method-override': method }
      const address = path.replace(/:\w+/g, 'x')
      const read = await client.get(address)
      const answer = await client.get(`${address}?_method=${method}`, disguised)
      expect([path, answer.status]).toEqual([path, read.status])
      // 400: what is read there needs an id that is one, or a question with it.
      expect([200, 400, 403, 404]).toContain(read.status)
    }
    expect((await client.get('/whoami')).status).toBe(200)
  })
})

/** Addresses that look like the portal's own, or that parsers read differently. `{portal}` is its origin. */
const elsewhere = [
  'https://evil.example/',
  'https://evil.example/platform/',
  '//evil.example/platform/',
  '///evil.example/platform/',
  '/\\evil.example/platform/',
  '\\\\evil.example/platform/',
  '/\t/evil.example/platform/',
  '\t//evil.example/platform/',
  ' //evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '{portal}@evil.example/platform/',
  '{portal}.evil.example/platform/',
  '{portal}\\@evil.example/platform/',
  '{portal}:80@evil.example/platform/',
  'http://user:password@localhost/platform/',
  '{portal}/platform/../logout',
  '{portal}/platform/%2e%2e/logout',
  '{portal}/platform/..\\logout',
  '{portal}/platform/\n/x',
  '{portal}/platformx/',
  'javascript:alert(1)//{portal}/platform/',
  'data:text/html,<script>alert(1)</script>',
  'https://evil。example/platform/',
  'https://xn--evil-.example/platform/',
  '%2f%2fevil.example/platform/',
  '/%2fevil.example',
  '/%5cevil.example',
  '/platform/../..//evil.example',
  '/platform/..%2f..%2f/evil.example/../../logout\u0000',
  '/logout',
  '/login?returnTo=/logout',
  '',
]
const addressed = (address: string) => address.replaceAll('{portal}', server.url)
/** What the browser makes of a Location. */
const targetOf = (answer: Response) => {
  const location = answer.headers.get('location')
  return location === null ? undefined : new URL(location, server.url)
}

describe('a log-in or log-out that shall end elsewhere', () => {
  test.each(elsewhere)('returnTo %j leads to a page of the portal', async (address) => {
    const target = new URL(safeReturnTo(addressed(address)), server.url)
    expect([target.origin, target.pathname.split('/')[1]]).toEqual([server.url, 'platform'])
    const visitor = SignedInClient.anonymous(server.url)
    const begun = await visitor.follow(`/login?${new URLSearchParams({ returnTo: addressed(address) })}`)
    expect(new URL(begun.url).origin).toBe(server.url)
  })

  test('and the way through the sign-in page leads there, too', async () => {
    for (const returnTo of ['//evil.example/platform/', '/\\evil.example', '/platform/../logout']) {
      const visitor = SignedInClient.anonymous(server.url)
      const page = await visitor.follow(`/login?${new URLSearchParams({ returnTo })}`)
      const form = /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
      const body = new URLSearchParams({ userName: demoUserName('reader'), password: demoPassword })
      const end = await visitor.follow(form, { method: 'POST', body })
      expect(end.url).toBe(`${server.url}/platform/home-portal`)
    }
  })

  test.each(['hp', 'hp-bff'])('redirect_uri sends no code of %s anywhere else', async (client_id) => {
    for (const address of [...elsewhere.filter(Boolean), '{portal}/platform/#fragment', '{portal}/']) {
      const requested = new URLSearchParams({
        ...{ client_id, response_type: 'code', scope: 'openid', state: 's', nonce: 'n', prompt: 'none' },
        redirect_uri: addressed(address),
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      })
      const answer = await client.fetch(`${protocolPath}/auth?${requested}`)
      expect([address, answer.status, targetOf(answer)?.href]).toEqual([address, 400, undefined])
    }
  })

  test('post_logout_redirect_uri sends nobody anywhere else, with an id token and without', async () => {
    const { id_token } = await appTokens(client)
    const hints: Record<string, string>[] = [
      { client_id: 'hp' },
      { client_id: 'hp-bff' },
      { id_token_hint: id_token },
    ]
    for (const address of elsewhere.filter(Boolean))
      for (const hint of hints) {
        const requested = new URLSearchParams({ ...hint, post_logout_redirect_uri: addressed(address) })
        const answer = await client.fetch(`${protocolPath}/logout?${requested}`)
        expect([address, hint, answer.status, targetOf(answer)?.href]).toEqual([
          address,
          hint,
          400,
          undefined,
        ])
      }
    expect((await client.get('/whoami')).status).toBe(200)
  })
})
