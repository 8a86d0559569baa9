import { demoPassword, SignedInClient, spareUser, type UserName } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { keycloakUrl } from './keycloak'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test('the account leads to the pages that Keycloak has for password and second factor', async () => {
  const { page, goto, signIn, close } = await portal.visitor('en')
  await goto('/platform/hp/account/security')
  await signIn(await spareUser('manager'))
  const link = page.getByRole('link', { name: 'Open account console' })
  const address = `${keycloakUrl}/realms/energycockpit/account/`
  expect(await link.getAttribute('href')).toBe(address)
  expect(await page.getByRole('region', { name: 'Password', exact: true }).count()).toBe(0)
  expect((await page.request.get(address)).status()).toBe(200)
  await close(/Failed to load resource/)
})

test('a session that its user ends from another browser is ended in Keycloak, too', async () => {
  const user = await spareUser('manager')
  const signIn = (userName: UserName) =>
    SignedInClient.signIn(portal.server.url, { userName, password: demoPassword })
  const [here, there] = [await signIn(user), await signIn(user)]
  const { sessions } = (
    await here.get<{ sessions: { uuid: string; current: boolean }[] }>('/rest/secure/sessions')
  ).body
  const other = sessions.find(({ current }) => !current)!
  expect((await here.delete(`/rest/secure/sessions/${other.uuid}`)).status).toBe(204)
  expect([(await here.get('/whoami')).status, (await there.get('/whoami')).status]).toEqual([200, 302])
  const page = await there.follow('/platform/home-portal')
  expect(page.url).toContain(`${keycloakUrl}/realms/`)
})
