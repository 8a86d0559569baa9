import { SignedInClient } from '@energycockpit/testing'
import { protocolPath } from '../identity/issuer'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess(() => undefined)
}, 120_000)
afterAll(() => portal?.close())

test('a session ends with a sign-out, in the portal and in the provider', async () => {
  const client = await SignedInClient.signIn(portal.url)
  const end = await client.follow('/logout')
  expect(new URL(end.url).pathname).toContain('/login-actions/authenticate/')
  expect((await client.get('/whoami')).status).toBe(302)
  const again = await client.follow('/platform/home-portal')
  expect(await again.text()).toContain('name="password"')
})

test('a session ends for good though the browser never comes to the provider, as after two clicks', async () => {
  const client = await SignedInClient.signIn(portal.url)
  const atProvider = (await client.fetch('/logout')).headers.get('location') ?? ''
  expect(atProvider).toContain('id_token_hint=')
  expect(await (await client.follow('/platform/home-portal')).text()).toContain('name="password"')
  // And who comes there late goes on without a page in between, and is asked nothing.
  const late = await client.fetch(atProvider)
  expect([late.status, late.headers.get('location')]).toEqual([303, `${portal.url}/platform/home-portal`])
  expect(late.headers.getSetCookie().join()).toContain('portal-sso-status=;')
})

test('the session of somebody else is ended by a question only, at an address without a token', async () => {
  const left = await SignedInClient.signIn(portal.url, 'reader')
  const atProvider = (await left.fetch('/logout')).headers.get('location') ?? ''
  const client = await SignedInClient.signIn(portal.url)
  const requested = await client.follow(atProvider)
  expect(requested.url).not.toMatch(/id_token_hint|eyJ/)
  const page = await requested.text()
  expect(page).toContain('name="logout"')
  expect((await client.get('/whoami')).status).toBe(200)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const action = /method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  const ended = await client.fetch(action, { method: 'POST', body })
  expect(ended.headers.get('location')).toBe(`${portal.url}/platform/home-portal`)
  expect((await client.get('/whoami')).status).toBe(302)
})

test('who is signed in with the provider alone is asked there, and a provider that knows nobody asks nobody', async () => {
  const client = await SignedInClient.signIn(portal.url)
  await portal.entities.db.deleteFrom('web_session').execute()
  const requested = await client.follow('/logout')
  const page = await requested.text()
  expect([requested.url.includes('client_id='), page.includes('name="logout"')]).toEqual([true, true])
  const nobody = await SignedInClient.anonymous(portal.url).follow('/logout')
  expect(await nobody.text()).toContain('name="password"')
})

test('a session is not ended by a link on another site, nor by a foreign sign-out request without a question', async () => {
  const client = await SignedInClient.signIn(portal.url)
  await client.fetch('/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  const requested = await client.fetch(`${protocolPath}/logout`)
  expect(await requested.text()).toContain('name="logout"')
  expect((await client.get('/whoami')).status).toBe(200)
})
