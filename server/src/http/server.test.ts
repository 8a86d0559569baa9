import { calls, errorResponseSchema } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import * as z from 'zod/mini'

let server: RunningServer
let stranger: SignedInClient

beforeAll(async () => {
  server = await startServer()
  stranger = SignedInClient.anonymous(server.url)
})
afterAll(() => server.stop())

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: Record<string, { description: string; content?: object }>
  security?: object[]
}

describe('/rest/openapi.json', () => {
  it('describes every call of the contract and nothing else', async () => {
    const { body } = await stranger.get<{
      openapi: string
      paths: Record<string, Record<string, Operation>>
    }>('/rest/openapi.json')
    expect(body.openapi).toMatch(/^3\.1\./)
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    expect(described.map(({ operation }) => operation.operationId).sort()).toEqual(
      calls.map(({ name }) => name).sort(),
    )

    for (const { path, method, operation } of described) {
      const call = calls.find(({ name }) => name === operation.operationId)
      expect({ path, method }).toEqual({
        path: call?.path.replaceAll(/:(\w+)/g, '{$1}'),
        method: call?.method.toLowerCase(),
      })
      expect(operation.summary).toBe(call?.summary)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(operation.parameters?.filter((one) => one.in === 'path').map(({ name }) => name) ?? []).toEqual(
        named,
      )
      expect(Object.keys(operation.responses).sort()).toEqual([expect.stringMatching(/^20[04]$/), 'default'])
      expect(operation.responses.default?.content).toHaveProperty([
        'application/json',
        'schema',
        'properties',
        'error',
      ])
      expect(operation.security !== undefined).toBe(call?.access !== 'public')
      expect(operation.requestBody !== undefined).toBe(!(call?.body instanceof z.ZodMiniUndefined))
    }
  })
})

test('the description of the calls is written and packed once, and sent again only where it is another', async () => {
  const of = async (encoding: string, more: Record<string, string> = {}) => {
    const answer = await stranger.fetch('/rest/openapi.json', {
      headers: { 'accept-encoding': encoding, ...more },
    })
    return { answer, text: await answer.text() }
  }
  const [plain, br, gzip] = await Promise.all(['identity', 'gzip, deflate, br', 'gzip'].map((one) => of(one)))
  expect([plain, br, gzip].map((one) => one?.answer.headers.get('content-encoding'))).toEqual([
    ...[null, 'br', 'gzip'],
  ])
  expect(br?.text).toBe(plain?.text)
  expect(gzip?.text).toBe(plain?.text)
  const etag = plain?.answer.headers.get('etag') ?? ''
  const again = await of('br', { 'if-none-match': etag })
  expect([etag, again.answer.status, again.text]).toEqual([expect.stringMatching(/^W\/"/), 304, ''])
})

describe('every answer', () => {
  it.each(['/rest/health', '/whoami', '/rest/none', '/platform/home-portal/legal'])(
    'of %s has its correlation id and its security headers',
    async (path) => {
      const { headers } = await stranger.fetch(path, { headers: { 'x-correlation-id': 'from-the-caller' } })
      expect(headers.get('x-correlation-id')).toBe('from-the-caller')
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  it('is compressed when that pays', async () => {
    const { headers } = await stranger.fetch('/rest/openapi.json', { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })
})

describe('bad requests', () => {
  const put = (body: string, type = 'application/json') =>
    stranger.fetch('/rest/public/locale', { method: 'PUT', body, headers: { 'content-type': type } })

  it.each([
    ['a value that is none of those allowed', '{"locale":"fr"}', 400, 'VALIDATION_FAILED'],
    ['a missing field', '{}', 400, 'VALIDATION_FAILED'],
    ['no object', '[]', 400, 'VALIDATION_FAILED'],
    ['half a body', '{"loc', 400, 'VALIDATION_FAILED'],
    ['an empty body', '', 400, 'VALIDATION_FAILED'],
    ['too much', `{"locale":"${'x'.repeat(2_000_000)}"}`, 413, 'VALIDATION_FAILED'],
  ])('%s: the error object', async (_what, body, status, code) => {
    const answer = await put(body)
    expect(answer.status).toBe(status)
    const text = await answer.text()
    const { error } = errorResponseSchema.parse(JSON.parse(text))
    expect(error).toMatchObject({ id: answer.headers.get('x-correlation-id'), status, reasons: [{ code }] })
    expect(text).not.toMatch(/\.ts:|node_modules|at \w+ \(/)
  })

  it('names the place of every fault', async () => {
    const client = await SignedInClient.signIn(server.url, 'analyst')
    const { status, body } = await client.get(
      '/rest/secure/measurement-series/x/values?from=yesterday&granularity=PT7M',
    )
    expect(status).toBe(400)
    const path = errorResponseSchema.parse(body).error.reasons.map(({ detail }) => detail)
    expect(path).toEqual([expect.stringMatching(/^params\.seriesId: /)])

    const query = await client.get('/rest/secure/measurement-series/1/values?from=yesterday&granularity=PT7M')
    expect(
      errorResponseSchema.parse(query.body).error.reasons.map(({ detail }) => detail?.split(':')[0]),
    ).toEqual(['query.from', 'query.to', 'query.granularity'])
  })

  it('another type of content is refused', async () => {
    expect((await put('locale=de', 'application/x-www-form-urlencoded')).status).toBe(415)
  })
})

describe('addresses that do not exist', () => {
  it.each([
    '/rest/none',
    '/rest/secure/none',
    '/nothing.js',
    '/analysis/assets/none.js',
    '/libraries/none.js',
    '/root-config/none.0a1b2c3d.css',
    '/libraries/%2e%2e/%2e%2e/package.json',
    '/analysis/../package.json',
  ])('%s is never answered with a page', async (path) => {
    const answer = await stranger.fetch(path, { headers: { accept: 'text/html,*/*' } })
    expect([403, 404]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(errorResponseSchema.safeParse(await answer.json()).success).toBe(true)
  })

  it.each(['/', '/platform', '/some/page'])('%s leads a person to the portal', async (path) => {
    const client = await SignedInClient.signIn(server.url, 'analyst')
    const answer = await client.fetch(path, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/platform/home-portal'])
  })
})

describe('without a session', () => {
  const secured = calls.filter(({ access, method }) => access === 'signed-in' && method === 'GET')

  it.each(secured.map(({ name, path }) => [name, path.replaceAll(/:\w+/g, '1')]))(
    '%s redirects, and refuses a worthless token with 401',
    async (_name, path) => {
      const answer = await stranger.fetch(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
      const { status, body } = await stranger.get(path, { authorization: 'Bearer worthless' })
      expect(status).toBe(401)
      expect(errorResponseSchema.parse(body).error.reasons[0]?.code).toBe('NOT_SIGNED_IN')
    },
  )
})

it('nothing that lets somebody in is logged', async () => {
  const client = await SignedInClient.signIn(server.url, 'analyst')
  await client.get('/whoami')
  const logs = server.logs()
  expect(logs).toContain('"path":"/whoami"')
  expect(logs).not.toMatch(/demo-energy|code=|session_state|portal-session|Bearer|cookie/i)
})

describe('a call that says JSON and sends nothing', () => {
  it('is refused with an error object wherever something is needed', async () => {
    const client = await SignedInClient.signIn(server.url, 'system')
    const needing = calls.filter(({ body }) => !(body instanceof z.ZodMiniUndefined))
    const answers = await Promise.all(
      needing.map(async ({ name, method, path, access }) => {
        const principal = access === 'public' ? stranger : client
        const answer = await principal.fetch(path.replaceAll(/:\w+/g, '0'), {
          method,
          headers: { 'content-type': 'application/json', origin: server.url },
        })
        const { error } = errorResponseSchema.parse(await answer.json())
        return [name, answer.status, error.status === answer.status]
      }),
    )
    // Whoever may not ask at all is told that first.
    const refused = answers.map(([name, status]) => [name, status === 403 ? 403 : 400, true])
    expect(answers).toEqual(refused)
    expect(answers.filter(([, status]) => status === 400).length).toBeGreaterThan(5)
  })

  it('is answered where nothing is needed', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await stranger.fetch('/rest/health', { headers })).status).toBe(200)
  })
})
