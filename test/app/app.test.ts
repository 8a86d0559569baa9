import {
  accessibilityFaults,
  demoPassword,
  SignedInClient,
  spareUser,
  waitFor,
  type UserName,
} from '@energycockpit/testing'
import { information, terms } from '../blocking/notices-to-confirm'
import { publishByCalls } from '../blocking/publish-by-calls'
import { blockingWords } from '../blocking/words-of-blocking'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { installApp, type AppUnderTest } from './app-under-test'
import { signOutElsewhere } from './sign-out-elsewhere'
import { appWords } from './words-of-app'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const tokenAddress = '**/protocol/openid-connect/token'
/** The app opens the dashboard, which leads those who may to the overview. */
const overview = '**/platform/home-portal#/platform/enms/overview'

/** Signs in in the in-app browser, and waits for what it opens. */
async function signIn({ inAppBrowser, page, visitor }: AppUnderTest, user: UserName): Promise<void> {
  await inAppBrowser.signIn(user)
  await page.waitForURL(overview)
  await page.getByRole('heading', { level: 1, name: visitor.words.overview }).waitFor()
}

test('the app signs in in its own browser, keeps the tokens, renews them in time and signs out', async () => {
  const user = await spareUser('super')
  const app = await installApp(portal, 'en')
  const { page, context, words } = app.visitor
  const { inAppBrowser, stored, opened } = app
  const askSignIn = () => inAppBrowser.page.getByLabel(words.userName).waitFor()

  await app.start()
  await askSignIn()
  await app.closeInAppBrowser()
  const signInAgain = page.getByRole('button', { name: words.signIn, exact: true })
  await signInAgain.waitFor()
  expect(await page.getByRole('heading', { level: 1, name: appWords.en.notSignedIn }).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await signInAgain.click()
  await askSignIn()
  const requested = page.waitForRequest('**/whoami')
  await signIn(app, user)
  expect(await (await requested).headerValue('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await context.cookies()).filter(({ httpOnly }) => httpOnly)).toEqual([])
  await page.locator('link[href="/public/variables/css?superClientBusinessId=1000"]').waitFor({
    state: 'attached',
  })
  expect(JSON.parse(stored.get('auth-token') ?? '')).toMatchObject({ token: expect.any(String) as unknown })

  // At the next start the device has the tokens; they are renewed 30 seconds before they end (after five minutes).
  await page.clock.install()
  const before = stored.get('auth-token')
  await app.start()
  await page.getByRole('heading', { level: 1, name: words.overview }).waitFor()
  expect([stored.get('auth-token') !== before, opened]).toEqual([true, opened.slice(0, 2)])
  let renewals = 0
  page.on('request', (request) => void (request.url().endsWith('/token') && renewals++))
  await page.clock.fastForward('04:00')
  expect(renewals).toBe(0)
  const renewed = page.waitForResponse(tokenAddress)
  await page.clock.fastForward('00:30')
  await renewed

  // Somebody in a tunnel is warned of, stays signed in, and gets a new token as soon as there is an answer.
  await page.route(tokenAddress, (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => /could not be renewed/.test(message.text()))
  await page.clock.fastForward('04:30')
  await warned
  await page.unroute(tokenAddress)
  const renewedLate = page.waitForResponse(tokenAddress)
  await page.clock.fastForward('00:10')
  expect((await renewedLate).status()).toBe(200)
  const { token } = JSON.parse(stored.get('auth-token') ?? '') as { token: string }

  // Until the server says that the session is gone it is asked every half a second.
  await page.evaluate(() => sessionStorage.setItem('draft', 'x'))
  await page.route('**/whoami', (route) => route.fulfill({ status: 503, json: {} }), { times: 2 })
  const askedAt: number[] = []
  page.on('request', (request) => void (request.url().endsWith('/whoami') && askedAt.push(Date.now())))
  await page.getByRole('button', { name: words.userMenu }).click()
  await page.getByRole('button', { name: words.signOut }).click()
  await page.waitForURL('**#/logout')
  await askSignIn()
  expect(askedAt.length).toBeGreaterThanOrEqual(3)
  const between = ((askedAt.at(-1) ?? 0) - (askedAt[0] ?? 0)) / (askedAt.length - 1)
  expect(between).toBeGreaterThanOrEqual(450)
  expect([...stored.keys()]).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
  const withToken = { headers: { authorization: `Bearer ${token}` } }
  await waitFor(
    'its token to be refused',
    async () => (await fetch(`${portal.server.url}/whoami`, withToken)).status === 401,
    { within: 5_000 },
  )
  await app.close(/Failed to load resource/)
}, 120_000)

test('who is signed out elsewhere is signed out of the app', async () => {
  const user = await spareUser('super')
  const app = await installApp(portal, 'de')
  const { page, words } = app.visitor
  await app.start()
  await signIn(app, user)
  await page
    .getByRole('navigation', { name: words.mainMenu })
    .getByRole('link', { name: words.analysis })
    .click()
  await page.waitForURL('**/platform/home-portal#/platform/analysis')
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/openid-connect/token') && answer.status() === 400,
  )
  await signOutElsewhere(portal.server.url, user)
  // A token may live for a few seconds longer than its session: the app asks again when somebody looks at it.
  await waitFor('the sign-in to be gone', async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    return app.stored.size === 0
  })
  await refused
  await app.inAppBrowser.page.getByLabel(words.userName).waitFor()
  expect([...app.stored.keys()]).toEqual([])

  // A sign-in page that was left open for too long is opened again.
  const [address = ''] = app.opened.slice(-1)
  const { searchParams } = new URL(address)
  const error = new URLSearchParams({
    error: 'temporarily_unavailable',
    error_description: 'authentication_expired',
    state: searchParams.get('state') ?? '',
  })
  const times = app.opened.length
  await app.inAppBrowserGoesTo(`${searchParams.get('redirect_uri')}#${error}`)
  await waitFor('a new in-app browser', async () => app.opened.length === times + 1)
  await signIn(app, user)
  await app.close(/Failed to load resource/)
}, 120_000)

test('what has to be confirmed comes before the app, too', async () => {
  const user = await spareUser('super')
  const operator = await SignedInClient.signIn(portal.server.url, 'system')
  await SignedInClient.signIn(portal.server.url, { userName: user, password: demoPassword })
  await publishByCalls(operator, user, [{ type: 'TERMS_AND_CONDITIONS', layout: terms() }])
  const words = blockingWords.en
  const app = await installApp(portal, 'en')
  const { page: signingIn } = app.inAppBrowser
  await app.start()
  await app.inAppBrowser.signIn(user)
  await signingIn.getByRole('checkbox', { name: words.agree }).check()
  await signingIn.getByRole('button', { name: words.okAndProceed }).click()
  await app.page.waitForURL(overview)
  await app.page.getByRole('heading', { level: 1, name: app.visitor.words.overview }).waitFor()

  // A reason that comes later blocks the running app; the way to it asks for no password.
  await publishByCalls(operator, user, [{ type: 'TAF7', layout: information() }])
  await app.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await app.page.getByRole('link', { name: words.confirmNow }).click()
  await signingIn.getByRole('heading', { level: 1, name: words.information, exact: true }).waitFor()
  await signingIn.getByRole('button', { name: words.okAndProceed }).click()
  await app.page.getByRole('heading', { level: 1, name: app.visitor.words.overview }).waitFor()
  await app.close(/Failed to load resource/)
}, 120_000)
