import type { Identity } from '@energycockpit/identity'
import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest, type Visitor } from '../journeys/portal-under-test'
import { identityPage, serveIdentityPage, startWith } from './identity-page'

let portal: PortalUnderTest
let address: string
let issuer: string
let options: Record<'provider' | 'onLoad' | 'redirectUri' | 'silentCheckSsoRedirectUri', unknown>
beforeAll(async () => {
  portal = await startPortal()
  const { origin } = new URL(portal.server.url)
  const requested = await fetch(`${origin}/rest/public/keycloak-configuration`)
  const { url, realm } = (await requested.json()) as { url: string; realm: string }
  address = origin + identityPage
  const provider = { url: new URL(url, origin).href, realm, clientId: 'hp' }
  issuer = `${provider.url}/realms/${realm}`
  const silentCheckSsoRedirectUri = `${origin}/platform/public/silent-check-sso.html`
  options = { provider, onLoad: 'check-sso', redirectUri: address, silentCheckSsoRedirectUri }
}, 240_000)
afterAll(() => portal?.stop())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const says = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
type HasIdentity = typeof globalThis & { identity: Identity }

async function visitor(): Promise<Visitor> {
  // A page that did not come from this machine must not show frames that do, such as Keycloak's.
  const visiting = await portal.visitor('en', { permissions: ['local-network-access'] })
  await serveIdentityPage(visiting.page)
  return visiting
}

/** Opens the page anew, with other options for the client. */
async function open(page: Page, change: object = {}): Promise<void> {
  await startWith(page, { ...options, ...change })
  await page.goto(address)
}

async function signedIn(): Promise<Visitor> {
  const visiting = await visitor()
  await open(visiting.page, { onLoad: 'login-required' })
  await visiting.signIn('analyst')
  await says(visiting.page, 'authenticated')
  return visiting
}

/** The authorization requests of a page, from now on. */
function startsOf(page: Page): Record<string, string>[] {
  const seen: Record<string, string>[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/openid-connect/auth')) seen.push(Object.fromEntries(searchParams))
  })
  return seen
}

test.each(['fragment', 'query'])(
  'login-required leads to the sign-in and back, the answer in the %s, with everything checked',
  async (responseMode) => {
    const { page, words, signIn, close } = await visitor()
    const starts = startsOf(page)
    await open(page, { onLoad: 'login-required', responseMode })
    await page.getByLabel(words.userName).waitFor()
    const [first] = starts
    expect(first).toMatchObject({
      ...{ client_id: 'hp', response_type: 'code', response_mode: responseMode },
      ...{ state: expect.stringMatching(uuid) as unknown, nonce: expect.stringMatching(uuid) as unknown },
      ...{ code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown },
    })

    // Whoever left the sign-in page open for too long begins anew.
    const error = { error: 'temporarily_unavailable', error_description: 'authentication_expired' }
    const expired = new URLSearchParams({ ...error, state: first?.state ?? '' })
    await page.goto(`${address}${responseMode === 'query' ? '?' : '#'}${expired}`)
    await page.getByLabel(words.userName).waitFor()
    expect(new Set(starts.map(({ state }) => state)).size).toBe(2)

    const exchanged = page.waitForRequest((request) => request.url().endsWith('/openid-connect/token'))
    await signIn('analyst')
    await says(page, 'authenticated')
    const fields = new URLSearchParams((await exchanged).postData() ?? '')
    expect(fields.get('grant_type')).toBe('authorization_code')
    expect(fields.get('code_verifier')).toMatch(/^[A-Za-z0-9]{96}$/)
    expect(page.url().replace(/#$/, '')).toBe(address)
    await close()
  },
)

test.each(['local storage', 'a cookie'])(
  'what a sign-in must come back with is kept for an hour in %s',
  async (place) => {
    const { page, context, words, close } = await visitor()
    if (place === 'a cookie')
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('switched off', 'SecurityError')
        }
      })
    const starts = startsOf(page)
    const begun = Date.now()
    await open(page, { onLoad: 'login-required' })
    await page.getByLabel(words.userName).waitFor()
    const name = `kc-callback-${starts[0]?.state}`
    // The page is at another origin by now, where a Keycloak is.
    const { origins } = await context.storageState()
    const kept = origins.find(({ origin }) => origin === portal.server.url)?.localStorage ?? []
    const stored = kept.find((one) => one.name === name)?.value ?? null
    const cookie = (await context.cookies()).find((one) => one.name === name)
    expect([stored !== null, cookie !== undefined]).toEqual([place !== 'a cookie', place === 'a cookie'])
    const until =
      stored === null ? (cookie?.expires ?? 0) * 1000 : (JSON.parse(stored) as { expires: number }).expires
    const hour = 3_600_000
    // A cookie's end is told in whole seconds.
    expect(until).toBeGreaterThan(begun + hour - 1000)
    expect(until).toBeLessThanOrEqual(Date.now() + hour)
    await close()
  },
)

test('an answer with another state or nonce signs nobody in', async () => {
  const { page, close } = await signedIn()
  const authorization = /openid-connect\/auth\?/
  for (const [name, failure] of [
    ['state', /^failed: /],
    ['nonce', 'failed: Invalid nonce.'],
  ] as const) {
    await page.route(authorization, (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set(name, crypto.randomUUID())
      return route.continue({ url: url.href })
    })
    await open(page)
    await says(page, failure)
    await page.unroute(authorization)
  }
  await open(page)
  await says(page, 'authenticated')
  await close(/Failed to load resource/)
})

test('any provider that says where its addresses are will do, as far as it has them', async () => {
  const { page, close } = await signedIn()
  await open(page, { provider: { oidcProvider: issuer, clientId: 'hp' } })
  await says(page, 'authenticated')
  expect(
    await page.evaluate(() => [
      (window as unknown as HasIdentity).identity.hasRealmRole('ANALYST'),
      (window as unknown as HasIdentity).identity.hasRealmRole('SYSTEM_ADMIN'),
      (window as unknown as HasIdentity).identity.hasResourceRole('ANALYST'),
    ]),
  ).toEqual([true, false, false])

  const requested = await fetch(`${issuer}/.well-known/openid-configuration`)
  const { check_session_iframe, end_session_endpoint, ...metadata } = (await requested.json()) as Record<
    string,
    string
  >
  expect([check_session_iframe, end_session_endpoint]).not.toContain(undefined)
  await open(page, { provider: { oidcProvider: metadata, clientId: 'hp' } })
  await says(page, 'failed: Not supported by the OIDC server')
  await open(page, { provider: { oidcProvider: { ...metadata, check_session_iframe }, clientId: 'hp' } })
  await says(page, 'authenticated')
  await expect(page.evaluate(() => (window as unknown as HasIdentity).identity.logout())).rejects.toThrow(
    'Not supported by the OIDC server',
  )
  await close()
})

test('the session is looked at every five seconds, and its end is told; a refused renewal is the end, too', async () => {
  const { page, context, words, close } = await signedIn()
  await page.clock.install()
  await open(page)
  await page.evaluate(() => {
    const answers: string[] = []
    Object.assign(window, { answers })
    addEventListener('message', ({ data }) => void (typeof data === 'string' && answers.push(data)))
  })
  const answers = () => page.evaluate(() => (window as unknown as { answers: string[] }).answers)
  await says(page, 'authenticated')
  await page.clock.pauseAt(Date.now() + 60_000)
  await waitFor('a first look at the session', async () => (await answers()).length > 0)
  for (const looks of [1, 2]) {
    const before = (await answers()).length
    await page.clock.runFor(4_900)
    expect(await answers()).toHaveLength(before)
    await page.clock.runFor(200)
    await waitFor(`look ${looks}`, async () => (await answers()).length === before + 1)
  }
  expect((await answers()).slice(-2)).toEqual(['unchanged', 'unchanged'])

  // A provider that refuses without an end of the session warns, and the token stays.
  const token = '**/openid-connect/token'
  const renewed = () => page.evaluate(() => (window as unknown as HasIdentity).identity.renew())
  const authenticated = () => page.evaluate(() => (window as unknown as HasIdentity).identity.authenticated)
  const warned = page.waitForEvent('console', (message) => /could not be renewed/.test(message.text()))
  await page.route(token, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await renewed()
  expect([(await warned).type(), await authenticated()]).toEqual(['warning', true])
  const again = page.waitForResponse(token)
  await page.clock.runFor(10_000)
  expect((await again).status()).toBe(200)

  const elsewhere = await context.newPage()
  await elsewhere.goto(`${issuer}/protocol/openid-connect/logout`)
  await elsewhere.getByRole('button', { name: words.signOut }).click()
  await elsewhere.getByRole('heading', { level: 1 }).waitFor()
  await waitFor('the end to be noticed', async () => {
    await page.clock.runFor(5_000)
    return (await page.getByText('signed out').count()) === 1
  })
  expect((await answers()).at(-1)).toBe('changed')
  expect(await authenticated()).toBe(false)
  await close(/Failed to load resource/)
})
