import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSecrets } from '../secrets/secrets'
import type { Identity } from '../identity/routes'
import { createRelyingParty } from '../sessions/relying-party'

/** What goes over the wire to a Keycloak; that a real one takes it is proven with a real one. */
let keycloak: Server
let url: string
let answered = 204
const requested: { path: string | undefined; body: URLSearchParams }[] = []

beforeAll(async () => {
  keycloak = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.method === 'GET') {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ issuer: url, end_session_endpoint: `${url}/logout` }))
        return
      }
      requested.push({ path: request.url, body: new URLSearchParams(body) })
      response.writeHead(answered).end()
    })
  })
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`
})
afterAll(() => keycloak.close())

const relyingParty = () =>
  createRelyingParty(
    {
      issuer: { realm: 'energycockpit', base: url, url, embedded: false },
      webSession: { clientId: 'hp-bff', clientSecret: 'the secret of the client' },
      fetchIssuer: fetch,
      secrets: createSecrets('a secret of at least thirty-two characters'),
    } as unknown as Identity,
    'https://portal.example',
  )

test('a session in a Keycloak is ended by its refresh token, without the browser', async () => {
  await relyingParty().endSession({ refreshToken: 'of-the-session' })
  expect(requested.at(-1)?.path).toBe('/logout')
  expect(Object.fromEntries(requested.at(-1)?.body ?? [])).toEqual({
    client_id: 'hp-bff',
    client_secret: 'the secret of the client',
    refresh_token: 'of-the-session',
  })
})

test('one that has ended already is as good; a Keycloak that fails is told of', async () => {
  answered = 400
  await expect(relyingParty().endSession({ refreshToken: 'ended' })).resolves.toBeUndefined()
  answered = 500
  await expect(relyingParty().endSession({ refreshToken: 'x' })).rejects.toMatchObject({ status: 503 })
})
