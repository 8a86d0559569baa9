import { demoPassword, SignedInClient, spareUser, type UserName } from '@energycockpit/testing'
import { information, terms } from '../blocking/notices-to-confirm'
import { publishByCalls } from '../blocking/publish-by-calls'
import { blockingWords } from '../blocking/words-of-blocking'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { protocolUrl, realmUrl } from './keycloak'

let portal: PortalUnderTest
let operator: SignedInClient
beforeAll(async () => {
  portal = await startPortal()
  operator = await SignedInClient.signIn(portal.server.url, 'system')
}, 240_000)
afterAll(() => portal?.stop())

/** A user who signs in once before there is anything to confirm: the portal knows a user from then on. */
async function userWith(...notices: Parameters<typeof publishByCalls>[2]): Promise<UserName> {
  const userName = await spareUser('manager')
  await SignedInClient.signIn(portal.server.url, { userName, password: demoPassword })
  await publishByCalls(operator, userName, notices)
  return userName
}

const list = { type: 'TAF7', layout: information() }

test.each(languages)(
  'in %s who has something to confirm does so between the password and where they were going',
  async (language) => {
    const user = await userWith(
      { type: 'TERMS_AND_CONDITIONS', layout: terms() },
      {
        type: 'TERMS_AND_CONDITIONS',
        layout: terms({ confirmationText: '', linkUrl: '', linkText: '', extra: '' }),
      },
      list,
      { type: 'TAF7', layout: information({ contentType: 'TEXT', content: 'One, two.', subInfo: '' }) },
    )
    const words = blockingWords[language]
    const { page, context, goto, signIn, close } = await portal.visitor(language)
    const wanted = '/platform/analysis?period=LAST_YEAR'
    await goto(wanted)
    await signIn(user)
    await page.getByRole('heading', { level: 1, name: words.terms, exact: true }).waitFor()

    // Nothing has begun yet: neither here nor in the provider is anybody signed in.
    const { request } = context
    expect((await request.get(`${portal.server.url}/whoami`, { maxRedirects: 0 })).status()).toBe(302)
    const silent = await request.get(`${protocolUrl}/auth?${silentQuery(portal.server.url)}`, {
      maxRedirects: 0,
    })
    expect(silent.headers().location).toMatch(/error=(login|interaction)_required/)

    await page.getByRole('checkbox', { name: words.agree }).check()
    const ok = page.getByRole('button', { name: words.ok, exact: true })
    await ok.click()
    for (const step of [2, 3]) {
      await page.getByText(words.step(step, 4)).waitFor()
      await ok.click()
    }
    await page.getByRole('heading', { level: 1, name: words.information, exact: true }).waitFor()
    await page.getByText(words.step(4, 4)).waitFor()
    const posted = page.waitForRequest(
      (requested) => requested.method() === 'POST' && requested.isNavigationRequest(),
    )
    await page.getByRole('button', { name: words.okAndProceed, exact: true }).click()
    expect((await posted).url()).toContain(`${realmUrl}/login-actions/required-action`)
    await page.waitForURL(`**${wanted}`)
    await page.getByRole('treeitem').first().waitFor()
    await close(/Failed to load resource/)

    // Once is enough: the next log-in is not stopped.
    const again = await portal.visitor(language)
    await again.goto(wanted)
    await again.signIn(user)
    await again.page.waitForURL(`**${wanted}`)
    await again.close()
  },
)

test('who posts the form without having confirmed comes back to the blocking page with a new token', async () => {
  const user = await userWith(list)
  const { page, goto, signIn, close } = await portal.visitor('en')
  const requested = page.waitForRequest((request) => request.url().includes('/blocking-page?actionToken='))
  await goto('/platform/home-portal')
  await signIn(user)
  const token = tokenOf((await requested).url())
  await page.getByRole('heading', { level: 1, name: blockingWords.en.information, exact: true }).waitFor()
  const { requiredActionUrl } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { requiredActionUrl: string }

  const elsewhere = await portal.visitor('en')
  const stolen = await elsewhere.context.request.post(requiredActionUrl, { form: { actionToken: token } })
  expect(stolen.status()).toBe(400)
  await elsewhere.close()

  const back = page.waitForRequest((request) => request.url().includes('/blocking-page?actionToken='))
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action })
    document.body.append(form)
    form.submit()
  }, requiredActionUrl)
  expect(tokenOf((await back).url())).not.toBe(token)
  await page.getByRole('heading', { level: 1, name: blockingWords.en.information, exact: true }).waitFor()
  await close(/Failed to load resource/)
})

const tokenOf = (url: string) => new URL(url).searchParams.get('actionToken') ?? ''

const silentQuery = (origin: string) =>
  new URLSearchParams({
    client_id: 'hp',
    redirect_uri: `${origin}/platform/public/silent-check-sso.html`,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
