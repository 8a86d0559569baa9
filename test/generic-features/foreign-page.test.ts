import { accessibilityFaults, demoPassword, demoUserName, openPage, waitFor } from '@energycockpit/testing'
import type { BrowserContext, Page } from 'playwright-core'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { words } from '../journeys/words'
import { embed } from './embedded-element'
import { startForeignPages, type ForeignPages } from './foreign-pages'
import { remotes, startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
let intranet: ForeignPages
let elsewhere: ForeignPages
beforeAll(async () => {
  ;[intranet, elsewhere] = await Promise.all([startForeignPages(), startForeignPages()])
  portal = await startPortalWithRemotes({ EMBEDDING_ORIGINS: intranet.origin })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  intranet?.stop()
  elsewhere?.stop()
})

const feature = { 'feature-id': 'lit-remote', 'sign-in': '' }
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in to EnergyCockpit' })

async function windowOf(context: BrowserContext, page: Page): Promise<Page> {
  const opening = context.waitForEvent('page')
  await signInButton(page).click()
  return opening
}

/** What the remote would do with what it is given. */
const userByCall = (page: Page) =>
  page.evaluate(async () => {
    const { portal } = document.querySelector('lit-remote-app') as unknown as {
      portal: { api: { call(call: object): Promise<{ user_name: string }> } }
    }
    const call = {
      name: 'whoami',
      method: 'GET',
      path: '/whoami',
      response: { parse: (body: unknown) => body },
    }
    return (await portal.api.call(call)).user_name
  })

test('a page of an admitted origin shows every remote, without the portal around it', async () => {
  const { page, close } = await openPage(portal.browser)
  await page.goto(intranet.origin)
  for (const { id, heading } of remotes) {
    await embed(page, portal.server.url, { 'feature-id': id, 'sub-routes': 'a/b' })
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    await page.getByText('sub-routes a/b').waitFor()
    await page.getByLabel('Note').fill('kept')
    await page.evaluate(() => {
      const element = document.querySelector('generic-feature')!
      element.setAttribute('locale', 'de')
      element.setAttribute('sub-routes', '')
    })
    await page.getByText('locale de').waitFor()
    await page.getByText(/^sub-routes\s*$/).waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('kept')
  }
  await page.evaluate(() => document.body.replaceChildren())
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') === null)
  await close()
})

test('a page of another origin gets none of it, and calls without a token stay closed to both', async () => {
  const allowed = (path: string, from: string) =>
    fetch(portal.server.url + path, { headers: { origin: from }, redirect: 'manual' }).then(({ headers }) =>
      headers.get('access-control-allow-origin'),
    )
  for (const path of ['/lit-remote/asset-manifest.json', '/importmap.json']) {
    expect(await allowed(path, intranet.origin)).toBe(intranet.origin)
    expect(await allowed(path, 'https://elsewhere.example')).toBeNull()
    expect(await allowed(path, 'null')).toBeNull()
  }
  for (const path of ['/whoami', '/uic-context', '/platform/home-portal', '/rest/secure/hierarchy/nodes'])
    expect(await allowed(path, intranet.origin)).toBeNull()
})

test('a visitor signs in to the portal from a foreign page, and the feature works there for that user', async () => {
  const { page, context, close } = await openPage(portal.browser)
  const { origin } = new URL(portal.server.url)
  const calls: Promise<Record<string, string>>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === origin && /whoami|embedded-sessions/.test(request.url()))
      calls.push(request.allHeaders())
  })
  await page.clock.install()
  await page.goto(intranet.origin)
  await embed(page, portal.server.url, feature)
  await page.getByRole('heading', { name: 'Lit', exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Note').fill('kept')

  const opened = await windowOf(context, page)
  await opened.getByLabel(words.en.userName).fill(demoUserName('analyst'))
  await opened.getByLabel(words.en.password, { exact: true }).fill(demoPassword)
  const closing = opened.waitForEvent('close')
  await opened.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await closing
  await page.getByText(/^Signed in as ./).waitFor()
  expect(await userByCall(page)).toBe(demoUserName('analyst'))
  expect(await page.getByLabel('Note').inputValue()).toBe('kept')

  // Five minutes later the token has ended, and nobody notices.
  await page.clock.fastForward('04:45')
  const renewing = page.waitForResponse((answer) => answer.url().endsWith('/renewals'))
  expect(await userByCall(page)).toBe(demoUserName('analyst'))
  expect((await renewing).status()).toBe(200)

  for (const headers of await Promise.all(calls)) expect(headers).not.toHaveProperty('cookie')
  expect(calls.length).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ])

  const spent = page.waitForResponse((answer) => answer.url().endsWith('/ends'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  expect((await spent).status()).toBe(204)
  await signInButton(page).waitFor()
  expect(
    await page.evaluate(() => {
      const remote = document.querySelector('lit-remote-app') as unknown as { portal: object }
      return Object.keys(remote.portal)
    }),
  ).toEqual([])

  // Who is signed in to the portal already only sees the window flash by.
  const again = await windowOf(context, page)
  if (!again.isClosed()) await again.waitForEvent('close')
  await page.getByText(/^Signed in as ./).waitFor()

  // Who signs out of the portal is signed out of the foreign page as well.
  const own = await context.newPage()
  await own.goto(`${portal.server.url}/logout`)
  await own.close()
  expect(await userByCall(page).catch((error: Error) => error.message)).toContain('Not signed in')
  await signInButton(page).waitFor()
  await close(/401/)
})

test('a sign-in that is cancelled leaves the feature as it was, and says so in the language of the element', async () => {
  const { page, context, close } = await openPage(portal.browser)
  await page.goto(intranet.origin)
  await embed(page, portal.server.url, feature)
  const opened = await windowOf(context, page)
  await opened.getByLabel(words.en.userName).waitFor()
  await page.getByText('Sign in in the other window.').waitFor()
  await opened.close()
  await page.getByText('The sign-in was cancelled.').waitFor()
  await page.evaluate(() => document.querySelector('generic-feature')!.setAttribute('locale', 'de'))
  await page.getByText('Die Anmeldung wurde abgebrochen.').waitFor()
  await page.getByRole('button', { name: 'Bei EnergyCockpit anmelden' }).waitFor()
  await close()
})

test('a page of an origin that is not admitted gets nothing, although its user is signed in to the portal', async () => {
  const { page, context, close } = await portal.visit('/platform/home-portal')
  await page.goto(elsewhere.origin)
  const messages: string[] = []
  await page.exposeFunction('heard', (message: string) => void messages.push(message))
  await page.evaluate(() =>
    addEventListener('message', ({ data }) =>
      (window as unknown as { heard(message: string): void }).heard(JSON.stringify(data)),
    ),
  )
  await embed(page, portal.server.url, feature)
  const opened = await windowOf(context, page)
  await waitFor('the error page', () => Promise.resolve(opened.url().includes('/platform/home-portal/error')))
  await opened.close()
  await page.getByText('The sign-in was cancelled.').waitFor()

  // A page that lies about its origin opens a window whose code reaches nobody.
  const requested = new URLSearchParams({
    origin: intranet.origin,
    state: 'x'.repeat(30),
    code_challenge: 'x'.repeat(43),
  })
  const opening = context.waitForEvent('page')
  await page.evaluate(
    (address) => void window.open(address),
    `${portal.server.url}/platform/embedded-sign-in?${requested}`,
  )
  const lied = await opening
  if (!lied.isClosed()) await lied.waitForEvent('close')
  expect(messages.filter((message) => message.includes('sign-in'))).toEqual([])
  await close(/CORS|ERR_FAILED|postMessage|blocked/)
})

test.each([
  ['a page of the portal', '/platform/home-portal/legal', true],
  ['the sign-in', '/platform/home-portal', false],
])('%s is framed by whom the operator admits, if at all', async (_, path, isAdmitted) => {
  const { page, close } = await openPage(portal.browser)
  for (const [{ origin }, shown] of [
    [intranet, isAdmitted],
    [elsewhere, false],
  ] as const) {
    await page.goto(`${origin}/?frame=${encodeURIComponent(portal.server.url + path)}`)
    const frame = () => page.frames()[1]
    if (shown) await frame()?.getByRole('heading', { level: 1 }).first().waitFor()
    else
      await waitFor('the frame to be refused', () =>
        Promise.resolve(frame()?.url().startsWith('chrome-error:') === true),
      )
  }
  await close(/frame|Refused|ERR_BLOCKED|410/i)
})
