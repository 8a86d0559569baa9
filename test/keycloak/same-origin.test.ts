import { SignedInClient, startServer } from '@energycockpit/testing'
import { portalOf, type OwnPortal } from '../journeys/portal-under-test'
import { keycloakUrl } from './keycloak'

const port = process.env.ENERGYCOCKPIT_TEST_FURTHER_PORT ?? ''
const origin = `http://localhost:${port}`

let portal: OwnPortal
beforeAll(async () => {
  const env = { PORT: port, KEYCLOAK_URL: `${origin}/auth`, KEYCLOAK_INTERNAL_URL: keycloakUrl }
  const starting = startServer({ env })
  portal = await portalOf(starting, async () => (await starting).stop())
}, 240_000)
afterAll(() => portal?.stop())

test('a Keycloak that the portal passes on signs in, watches the session and signs out on one origin', async () => {
  const { page, context, goto, signIn, words, close } = await portal.visitor('en')
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await goto('/platform/home-portal')
  expect(page.url()).toContain(`${origin}/auth/realms/energycockpit/`)
  const token = page.waitForResponse((answer) => answer.url().endsWith('/token') && answer.ok())
  await signIn('analyst')
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const { access_token } = (await (await token).json()) as { access_token: string }
  const { iss } = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    iss: string
  }
  expect(iss).toBe(`${origin}/auth/realms/energycockpit`)
  const answer = await fetch(`${origin}/whoami`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(answer.status).toBe(200)

  const other = await context.newPage()
  await other.goto(`${origin}/logout`)
  await other.getByLabel(words.userName).waitFor()
  await page.getByLabel(words.userName).waitFor()
  expect([...origins]).toEqual([origin])
  await close(/Failed to load resource|redirect|session/i)
})

test('nothing else of Keycloak is passed on, and no header of a browser decides an issuer', async () => {
  const client = SignedInClient.anonymous(origin)
  for (const path of [
    '/auth/admin/',
    '/auth/realms/master',
    '/auth/',
    '/auth/realms/energycockpit/../master',
  ])
    expect([path, (await client.get(path)).status]).toEqual([path, 404])
  const { body } = await client.get<{ issuer: string }>(
    '/auth/realms/energycockpit/.well-known/openid-configuration',
    { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'https' },
  )
  expect(body.issuer).toBe(`${origin}/auth/realms/energycockpit`)
})
