import { accessibilityFaults, contrastFaults, demoUserName } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { protocolUrl, realmUrl } from './keycloak'
import { wordsOfLogin } from './words-of-login'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test.each(languages)(
  'in %s a wrong password is told on a page in the portal’s look, and the right one leads on',
  async (language) => {
    const { page, goto, signIn, words, close } = await portal.visitor(language)
    const text = wordsOfLogin[language]
    await goto('/platform/analysis?period=LAST_YEAR')
    expect(page.url()).toContain(`${realmUrl}/`)
    await page.getByRole('heading', { level: 1, name: text.title, exact: true }).waitFor()
    expect(await page.title()).toBe(`${text.title} · EnergyCockpit`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await fontOf(page)).toBe(true)

    await page.getByLabel(words.userName).fill(demoUserName('manager'))
    await page.getByLabel(words.password, { exact: true }).fill('wrong')
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await page.getByRole('alert').filter({ hasText: text.wrong }).waitFor()
    expect(await page.getByLabel(words.userName).inputValue()).toBe(demoUserName('manager'))
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await contrastFaults(page)).toEqual([])

    await signIn('manager')
    await page.waitForURL('**/platform/analysis?period=LAST_YEAR')
    await page.getByRole('heading', { level: 1, name: words.analysis }).waitFor()
    await close()
  },
)

test('the language is chosen on the page', async () => {
  const { page, goto, close } = await portal.visitor('en')
  await goto('/platform/home-portal')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: wordsOfLogin.de.title, exact: true }).waitFor()
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: wordsOfLogin.en.title, exact: true }).waitFor()
  await close()
})

test.each(languages)('in %s the other pages of a log-in have the same look', async (language) => {
  const { page, signIn, words, close } = await portal.visitor(language)
  const text = wordsOfLogin[language]
  await page.goto(`${protocolUrl}/auth?client_id=nobody&ui_locales=${language}`)
  await page.getByRole('heading', { level: 1, name: text.error }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(`${portal.server.url}/platform/home-portal`)
  // The silent check has ended with it; a log-in and a sign-out at the same moment would get in each other's way.
  const token = page.waitForResponse((answer) => answer.url().endsWith('/token') && answer.ok())
  await signIn('reader')
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await token
  await page.goto(`${protocolUrl}/logout?ui_locales=${language}`)
  await page.getByRole('heading', { level: 1, name: text.signOut }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.signOut }).click()
  await page.getByRole('heading', { level: 1, name: text.signedOut }).waitFor()
  await page.getByRole('link', { name: text.back }).click()
  await page.getByLabel(words.userName).waitFor()
  await close(/400|session/i)
})

/** Whether the portal's font has arrived from the theme. */
const fontOf = (page: import('playwright-core').Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === 'loaded')
  })
