import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { internalFetch } from './internal-fetch'

let server: http.Server
let origin: string
const requested: string[] = []

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requested.push(`${request.method} ${request.url} as ${request.headers['x-forwarded-host']}`)
    response.end('answered')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server?.close())

test('asks the internal address for what lies below the public one', async () => {
  const ask = internalFetch('https://portal.invalid/auth', `${origin}/kc`)
  await ask('https://portal.invalid/auth/realms/r/certs?x=1')
  await ask(new URL('https://portal.invalid/auth/realms/r/token'), { method: 'POST', body: 'a=b' })
  await ask(new Request('https://portal.invalid/auth/realms/r/introspect', { method: 'POST' }))
  expect(requested).toEqual([
    'GET /kc/realms/r/certs?x=1 as portal.invalid',
    'POST /kc/realms/r/token as portal.invalid',
    'POST /kc/realms/r/introspect as portal.invalid',
  ])
})

test('leaves every other address alone', async () => {
  const ask = internalFetch('https://portal.invalid/auth', 'http://nowhere.invalid')
  expect(await (await ask(`${origin}/authentic`)).text()).toBe('answered')
  await expect(ask('https://portal.invalid/authentic')).rejects.toThrow('fetch failed')
})

test('without an internal address it is the ordinary fetch', () => {
  expect(internalFetch('https://portal.invalid/auth', undefined)).toBe(fetch)
})
