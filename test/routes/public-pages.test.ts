import { accessibilityFaults } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { routeWords } from './words-of-routes'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const pages = [
  ['/platform/home-portal/static', 'static', 'EnergyCockpit'],
  ['/platform/home-portal/register', 'register', { de: 'Registrierung', en: 'Registration' }],
  ['/platform/home-portal/legal', 'legal', 'EnergyCockpit'],
  ['/platform/home-portal/error', 'error', 'EnergyCockpit'],
  ['/platform/public/home-portal/static', 'static', 'EnergyCockpit'],
] as const

describe.each(languages)('in %s', (language) => {
  const words = routeWords[language]

  test('visitors see the public pages with logo, title and static footer, and nothing asks who they are', async () => {
    const { page, goto, close } = await portal.visitor(language)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    for (const [path, heading, title] of pages) {
      await goto(`${path}?clientBusinessId=1000`)
      await page.getByRole('heading', { level: 1, name: words[heading] }).waitFor()
      await page.getByRole('contentinfo').getByRole('link', { name: words.footer }).waitFor()
      expect(await page.title()).toBe(typeof title === 'string' ? title : title[language])
      expect(await page.locator('header img').getAttribute('src')).toBe(
        '/public/header-logo?clientBusinessId=1000',
      )
      expect(await page.getByRole('navigation').count()).toBe(0)
      expect([path, await accessibilityFaults(page)]).toEqual([path, []])
    }
    expect(requested.filter((path) => /whoami|uic-context|secure/.test(path))).toEqual([])
    await close()
  })

  test('the blocking page without its token says so', async () => {
    const { page, goto, close } = await portal.visitor(language)
    await goto('/platform/blocking-page')
    await page.getByRole('main').getByText(words.blocking).last().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await close(/missing actionToken/)
  })
})

test('from a public page into the portal through the sign-in, and out to a public page again', async () => {
  const { page, goto, signIn, words, close } = await portal.visitor('en')
  await goto('/platform/public')
  await page.waitForURL('**/platform/public/home-portal/static')
  await page.getByRole('link', { name: routeWords.en.toPortal }).click()
  await signIn('analyst')
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: routeWords.en.footer }).click()
  await page.getByRole('heading', { level: 1, name: routeWords.en.legal }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  await page.getByRole('navigation', { name: words.mainMenu }).waitFor()
  await close()
})

test('a public page survives that its footer and language data cannot be had', async () => {
  const { page, goto, close } = await portal.visitor('en')
  await page.route(/static-footer|public\/i18n/, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await goto('/platform/home-portal/static')
  await page.getByRole('heading', { level: 1, name: routeWords.en.static }).waitFor()
  await close(/Failed to load resource/)
})
