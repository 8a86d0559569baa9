import { demoPassword, SignedInClient, spareUser, waitFor, type UserName } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { administer, idOf, shortTokens, withWebSessionClient } from './keycloak'
import { wordsOfLogin } from './words-of-login'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const named = (key: string) => `${key}@demo.energycockpit.example` as const
const signIn = (userName: UserName) =>
  SignedInClient.signIn(portal.server.url, { userName, password: demoPassword })

test('somebody whom the portal has never seen is let in as what the realm says', async () => {
  const client = await signIn(named('newcomer'))
  expect((await client.get('/whoami')).body).toMatchObject({
    uuid: await idOf(named('newcomer')),
    user_name: named('newcomer'),
    display_name: 'Newcomer Keycloak',
    client_business_id: 1001,
    super_client_business_id: 1000,
    roles: [12],
  })
})

test('what changes in the realm counts in a running session', async () => {
  const user = await spareUser('reader')
  const id = await idOf(user)
  await withWebSessionClient(shortTokens, async () => {
    const client = await signIn(user)
    const analyst = await administer('GET', '/roles/ANALYST')
    await administer('POST', `/users/${id}/role-mappings/realm`, [analyst])
    await waitFor('the new role to count', async () => {
      const { body } = await client.get<{ roles: number[] }>('/whoami')
      return body.roles?.join() === '11,12'
    })
    const known = await administer<object>('GET', `/users/${id}`)
    await administer('PUT', `/users/${id}`, { ...known, enabled: false })
    await waitFor(
      'the session of a disabled user to end',
      async () => (await client.get('/whoami')).status === 302,
    )
  })
})

test.each(
  languages.flatMap((language) => [
    [language, 'stranger', 'businessUnknown'] as const,
    [language, 'nobody', 'noRole'] as const,
  ]),
)('in %s %s learns why they cannot come in, and somebody else can sign in', async (language, key, reason) => {
  const { page, goto, signIn, words, close } = await portal.visitor(language)
  await goto('/platform/home-portal')
  await signIn(named(key))
  await page.waitForURL('**/platform/home-portal/error?**')
  await page.getByText(wordsOfLogin[language][reason]).waitFor()
  await goto('/platform/home-portal')
  await signIn(await spareUser('analyst'))
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await close()
})
