import { calls } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { gzipSync } from 'node:zlib'
import { oneConnection, requestHead } from './one-connection.testing'

/*
 * Whatever is refused, the next request on the same connection is answered, or the connection is ended. Behind a proxy
 * that keeps connections, the next request is another user's.
 */
let server: SharedServer
let cookie: string
beforeAll(async () => {
  server = await sharedServer()
  const client = await SignedInClient.signIn(server.url, 'manager')
  cookie = await client.cookiesFor('/')
}, 120_000)

const garbage = Buffer.alloc(150_000, 'x')
const someJson = Buffer.from(`{"readings":[${'{"seriesId":1,"at":"never","value":1},'.repeat(4000)}]}`)

async function twoRequests(
  {
    method,
    path,
    type,
    as,
    more = {},
  }: {
    method: string
    path: string
    type: string
    as: 'user' | 'stranger'
    more?: Record<string, string>
  },
  body: Buffer,
  framing: 'length' | 'chunked',
): Promise<[number | 'closed', number | 'closed']> {
  const connection = oneConnection(server.url)
  const headers = {
    ...{ accept: 'application/json', 'content-type': type, origin: server.url, ...more },
    ...(as === 'user' && { cookie }),
  }
  connection.send(requestHead(method, path, headers, framing === 'length' ? body.length : 'chunked'))
  if (framing === 'length') connection.send(body)
  else {
    connection.send(`${body.length.toString(16)}\r\n`)
    connection.send(body)
    connection.send('\r\n0\r\n\r\n')
  }
  const first = await connection.status()
  connection.send(requestHead('GET', '/rest/health', {}))
  const second = await connection.status()
  connection.close()
  return [first, second]
}

const withBodies = calls.filter(({ method }) => method !== 'GET')
const addresses = [
  ...withBodies.map(({ name, method, path }) => ({ name, method, path: path.replaceAll(/:\w+/g, '1') })),
  {
    name: 'the token endpoint',
    method: 'POST',
    path: '/auth/realms/energycockpit/protocol/openid-connect/token',
  },
  { name: 'a sign-in form', method: 'POST', path: '/auth/sign-in/none' },
  { name: 'an address that there is none of', method: 'POST', path: '/rest/none' },
  { name: 'a page', method: 'POST', path: '/platform/home-portal' },
]

/** In turn: each address is sent every type, four of them every combination. */
let turn = 0
test.each(addresses)('$name', async ({ method, path }) => {
  for (const type of ['application/json', 'text/csv', 'application/x-www-form-urlencoded']) {
    const as = turn % 2 === 0 ? 'user' : 'stranger'
    const framing = turn % 4 < 2 ? 'length' : 'chunked'
    turn += 1
    const [, second] = await twoRequests({ method, path, type, as }, garbage, framing)
    expect({ as, type, framing, isFree: second === 'closed' || second === 200 }).toEqual({
      ...{ as, type, framing },
      isFree: true,
    })
  }
})

test.each<[string, string, Buffer, Record<string, string>]>([
  ['readings whose lines are all bad', 'application/json', someJson, {}],
  ['packed readings that are none', 'text/csv', gzipSync(garbage), { 'content-encoding': 'gzip' }],
  ['what is not packed as it says', 'text/csv', garbage, { 'content-encoding': 'gzip' }],
  ['a packing that nobody knows', 'text/csv', garbage, { 'content-encoding': 'br' }],
  ['a sender who waits to be asked', 'application/json', garbage, { expect: '100-continue' }],
  ['another page', 'application/json', garbage, { origin: 'https://elsewhere.example' }],
])('a delivery: %s', async (_, type, body, more) => {
  for (const framing of ['length', 'chunked'] as const) {
    const request = { method: 'POST', path: '/rest/secure/readings', type, as: 'user', more } as const
    const [first, second] = await twoRequests(request, body, framing)
    expect(first).toBeGreaterThanOrEqual(400)
    expect([framing, ['closed', 200].includes(second)]).toEqual([framing, true])
  }
})
