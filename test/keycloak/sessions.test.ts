import { demoPassword, SignedInClient, spareUser, waitFor, type UserName } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import {
  administer,
  idOf,
  keycloakUrl,
  protocolUrl,
  shortTokens,
  tokensOf,
  withWebSessionClient,
} from './keycloak'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const signIn = (userName: UserName) =>
  SignedInClient.signIn(portal.server.url, { userName, password: demoPassword })
const whoamiWith = async (token: string) =>
  (await fetch(`${portal.server.url}/whoami`, { headers: { authorization: `Bearer ${token}` } })).status
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

test('an access token asks the portal; every other token and a changed one does not', async () => {
  const { access_token, id_token, refresh_token } = await tokensOf(await signIn(await spareUser('analyst')))
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
  const client = await signIn(await spareUser('manager'))
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

test('a sign-out counts though the browser never comes to Keycloak, and nobody who comes late is asked', async () => {
  const client = await signIn(await spareUser('reader'))
  const atKeycloak = (await client.fetch('/logout')).headers.get('location') ?? ''
  expect(atKeycloak).toContain(`${protocolUrl}/logout?`)
  const page = await client.follow('/platform/home-portal')
  expect([page.url.startsWith(`${keycloakUrl}/realms/`), await page.text()]).toEqual([
    true,
    expect.stringContaining('name="password"'),
  ])
  const late = await client.fetch(atKeycloak)
  expect([late.status, late.headers.get('location')]).toEqual([
    302,
    `${portal.server.url}/platform/home-portal`,
  ])
})

test('a session that is ended in Keycloak ends here with its call', async () => {
  const user = await spareUser('super')
  const client = await signIn(user)
  expect((await client.get('/whoami')).status).toBe(200)
  await administer('POST', `/users/${await idOf(user)}/logout`)
  await waitFor(
    'the call to have ended the session',
    async () => (await client.get('/whoami')).status === 302,
  )
})

test('a session whose end nobody has told of ends when it is asked about', async () => {
  // Without the address of its call Keycloak ends the session in silence.
  await withWebSessionClient({ ...shortTokens, 'backchannel.logout.url': '' }, async () => {
    const user = await spareUser('admin')
    const [client, other] = [await signIn(user), await signIn(await spareUser('admin'))]
    await administer('POST', `/users/${await idOf(user)}/logout`)
    await waitFor('the session to end', async () => (await client.get('/whoami')).status === 302)
    expect((await other.get('/whoami')).status).toBe(200)
  })
})

test('who signs out everywhere is signed out in every browser, and in Keycloak', async () => {
  const user = await spareUser('super')
  const [client, other] = [await signIn(user), await signIn(user)]
  const { refresh_token } = await tokensOf(other)
  expect((await client.post('/rest/secure/sessions/end-all')).status).toBe(204)
  for (const ended of [client, other]) expect((await ended.get('/whoami')).status).toBe(302)
  const renewed = await fetch(`${protocolUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'hp', grant_type: 'refresh_token', refresh_token }),
  })
  expect(renewed.status).toBe(400)
  const page = await other.follow('/platform/home-portal')
  expect(page.url).toContain(`${keycloakUrl}/realms/`)
})

test('a sign-in page that another window has finished leads into the portal, without a fault', async () => {
  const user = await spareUser('analyst')
  const { page, context, goto, signIn: enter, words, close } = await portal.visitor('en')
  await goto('/platform/home-portal')
  await page.getByLabel(words.userName).waitFor()
  const other = await context.newPage()
  await other.goto(`${portal.server.url}/platform/home-portal/status`)
  await other.getByLabel(words.userName).waitFor()
  await enter(user)
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  // The other window has seen by itself that somebody is signed in, or learns it when its form is sent.
  await other.reload()
  if ((await other.getByLabel(words.userName).count()) > 0)
    await other.getByRole('button', { name: words.signIn, exact: true }).click()
  await other.waitForURL(`${portal.server.url}/platform/**`)
  await other.getByRole('heading', { level: 1 }).first().waitFor()
  await close(/Failed to load resource/)
})
