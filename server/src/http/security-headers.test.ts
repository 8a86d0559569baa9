import { repositoryRoot, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import importMap from '../../../importmap.json'

const shellFile = (name: RegExp) =>
  `/root-config/${readdirSync(path.join(repositoryRoot, 'root-config/dist')).find((file) => name.test(file))}`
const libraryPath = (name: string) =>
  Object.values(importMap.imports).find((address) => address.endsWith(name))!

let server: RunningServer
let client: SignedInClient
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: 'true', EMBEDDING_ORIGINS: 'https://intranet.example' } })
  client = await SignedInClient.signIn(server.url, 'system')
}, 240_000)
afterAll(() => server?.stop())

const protocol = '/auth/realms/energycockpit/protocol/openid-connect'

/** One of each kind of answer: what it is, its path, its status. */
const kinds: readonly [kind: string, path: string, status: number, init?: RequestInit][] = [
  ['a page', '/platform/home-portal', 200],
  ['a public page', '/platform/home-portal/legal', 200],
  ['a call', '/whoami', 200],
  ['a call without an answer', '/rest/public/locale', 204, { method: 'PUT', body: '{"locale":"en"}' }],
  ['a public call', '/rest/health', 200],
  ['the description of the calls', '/rest/openapi.json', 200],
  ['a missing call', '/rest/none', 404],
  ['a missing file', '/libraries/none.js', 404],
  ['a refused call', '/rest/secure/measurement-series/x/values', 400],
  ['half a body', '/rest/public/locale', 400, { method: 'PUT', body: '{' }],
  [
    'a body of another type',
    '/rest/public/locale',
    415,
    { method: 'PUT', body: 'x', headers: { 'content-type': 'text/x' } },
  ],
  ['a worthless token', '/whoami', 401, { headers: { authorization: 'Bearer x' } }],
  ['a write from elsewhere', '/rest/public/locale', 403, { method: 'PUT', headers: { origin: 'null' } }],
  ['an address that cannot be read', '/platform/%zz', 404],
  ['a redirect', '/', 302],
  ['a redirect to the sign-in', '/login', 302],
  ['a redirect of the provider', `${protocol}/auth?client_id=hp`, 303],
  ['a refusal of the provider', `${protocol}/token`, 400, { method: 'POST', body: '{}' }],
  ['the keys of the provider', `${protocol}/certs`, 200],
  ['a frame of the provider', `${protocol}/login-status-iframe.html`, 200],
  ['the silent sign-in check', '/platform/public/silent-check-sso.html', 200],
]

const ask = ([, path, , init]: (typeof kinds)[number], more: Record<string, string> = {}) =>
  client.fetch(path, {
    ...init,
    headers: {
      origin: server.url,
      ...(init?.body !== undefined && { 'content-type': 'application/json' }),
      ...(init?.headers as Record<string, string>),
      ...more,
    },
  })

test.each(kinds)('%s protects the browser that requested it', async (...kind) => {
  const answer = await ask(kind)
  expect(answer.status).toBe(kind[2])
  const { headers } = answer
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*payment=\(\)/)
  expect(headers.get('cross-origin-opener-policy')).toMatch(/^(same-origin|unsafe-none)$/)
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same-origin|cross-origin)$/)
  expect(headers.get('x-powered-by')).toBeNull()
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src '(self|none)'/)
  expect(policy).toContain('report-uri /rest/public/policy-violations')
  expect(policy).toContain('frame-ancestors')
  expect(policy).not.toContain('unsafe')
  // On plain http both would be ignored, and browsers that see `report-to` there report nothing at all.
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(policy).not.toContain('report-to')
})

test.each(kinds)('%s by https says that it stays so', async (...kind) => {
  const { headers } = await ask(kind, { 'x-forwarded-proto': 'https' })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('reporting-endpoints')).toBe('policy-violations="/rest/public/policy-violations"')
})

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** One of each kind of file that pages load: what it is, its path, its policy. */
const assets: readonly [kind: string, path: string, policy: string | null][] = [
  ['a script', '/root-config/start.js', "default-src 'self'"],
  ['a library', libraryPath('react.js'), "default-src 'self'"],
  ['a map of a script', '/root-config/root-config.js.map', null],
  ['a style sheet', shellFile(/\.css$/), null],
  ['a font', shellFile(/\.woff2$/), null],
  ['a theme', '/variables/css', null],
  ['an image', '/favicon.svg', svgPolicy],
  [
    'the worker of push messages',
    '/platform/push-worker.js',
    "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
  ['the script of a silent sign-in', '/platform/public/silent-check-sso.js', "default-src 'self'"],
  ['the import map', '/importmap.json', null],
  ['what is deployed', '/deployment.json', null],
]

test.each(assets)('%s has what protects it, in few bytes', async (_, path, policy) => {
  const headers = {
    'x-forwarded-proto': 'https',
    'accept-encoding': 'br',
    origin: 'https://intranet.example',
  }
  const answer = await client.fetch(path, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cross-origin-resource-policy')).toMatch(/^(same-origin|cross-origin)$/)
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  const bytes = [...answer.headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  expect(bytes).toBeLessThanOrEqual(600)
})

test('a missing file is told with all that an answer has', async () => {
  const { headers, status } = await client.fetch('/root-config/none.js')
  expect([status, headers.get('permissions-policy')]).toEqual([404, expect.stringContaining('camera=()')])
})

test('a page by https reports to where its endpoint says', async () => {
  for (const path of ['/platform/home-portal', '/rest/health']) {
    const { headers } = await client.fetch(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('content-security-policy')).toMatch(/report-to policy-violations/)
  }
})

test('only the steps of a sign-in keep the window that opened them', async () => {
  const opener = async (path: string) => (await client.fetch(path)).headers.get('cross-origin-opener-policy')
  for (const path of ['/login', '/login/callback', `${protocol}/certs`, '/platform/embedded-sign-in'])
    expect([path, await opener(path)]).toEqual([path, 'unsafe-none'])
  const others = ['/platform/home-portal', '/logins', '/platform/embedded-sign-ins', '/?/login', '/whoami']
  for (const path of others) expect([path, await opener(path)]).toEqual([path, 'same-origin'])
})

test('only pages of admitted origins may frame the portal, and nobody may frame the sign-in', async () => {
  const policyOf = async (path: string) => (await client.fetch(path)).headers.get('content-security-policy')
  expect(await policyOf('/platform/home-portal')).toContain(
    "frame-ancestors 'self' https://intranet.example;",
  )
  expect(await policyOf(`${protocol}/auth`)).toContain("frame-ancestors 'none'")
  expect(await policyOf(`${protocol}/login-status-iframe.html`)).toContain("frame-ancestors 'self';")
})
