import { demoPassword, SignedInClient, waitFor } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { administer, idOf, protocolUrl, shortTokens, tokensOf, withWebSessionClient } from './keycloak'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const named = (key: string) => `${key}@demo.energycockpit.example`
const signIn = (key: string) =>
  SignedInClient.signIn(portal.server.url, { userName: named(key), password: demoPassword })
const whoamiWith = async (token: string) =>
  (await fetch(`${portal.server.url}/whoami`, { headers: { authorization: `Bearer ${token}` } })).status
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

test('an access token asks the portal; every other token and a changed one does not', async () => {
  const { access_token, id_token, refresh_token } = await tokensOf(await signIn('analyst-1'))
  expect(payloadOf(access_token)).toMatchObject({
    azp: 'hp',
    client_business_id: 1001,
    realm_access: { roles: expect.arrayContaining(['ANALYST']) as unknown },
  })
  expect([payloadOf(access_token).aud].flat()).toContain('energycockpit-api')
  expect(await whoamiWith(access_token)).toBe(200)
  const [header, , signature] = access_token.split('.')
  const claims = { ...payloadOf(access_token), realm_access: { roles: ['SYSTEM_ADMIN'] } }
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  for (const bad of [id_token, refresh_token, forged, 'nonsense']) expect(await whoamiWith(bad)).toBe(401)
})

test('who signs out loses the web session, and the tokens of the app within five seconds', async () => {
  const client = await signIn('manager-1')
  const { access_token, refresh_token } = await tokensOf(client)
  expect(await whoamiWith(access_token)).toBe(200)
  await client.follow('/logout')
  const signedOut = Date.now()
  expect((await client.get('/whoami')).status).toBe(302)
  await waitFor('the token to be refused', async () => (await whoamiWith(access_token)) === 401)
  expect(Date.now() - signedOut).toBeLessThan(5000)
  const renewed = await fetch(`${protocolUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'hp', grant_type: 'refresh_token', refresh_token }),
  })
  expect(renewed.status).toBe(400)
})

test('a session that is ended in Keycloak ends here with its call', async () => {
  const client = await signIn('super-1')
  expect((await client.get('/whoami')).status).toBe(200)
  await administer('POST', `/users/${await idOf(named('super-1'))}/logout`)
  await waitFor(
    'the call to have ended the session',
    async () => (await client.get('/whoami')).status === 302,
  )
})

test('a session whose end nobody has told of ends when it is asked about', async () => {
  // Without the address of its call Keycloak ends the session in silence.
  await withWebSessionClient({ ...shortTokens, 'backchannel.logout.url': '' }, async () => {
    const [client, other] = [await signIn('admin-1'), await signIn('admin-2')]
    await administer('POST', `/users/${await idOf(named('admin-1'))}/logout`)
    await waitFor('the session to end', async () => (await client.get('/whoami')).status === 302)
    expect((await other.get('/whoami')).status).toBe(200)
  })
})
