import { startPortal, type PortalUnderTest } from './portal-under-test'
import { languages } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

describe.each(languages)('in %s', (language) => {
  test('a visitor is asked to sign in and arrives where they were going', async () => {
    const { page, goto, signIn, words, close } = await portal.visitor(language)
    await goto('/platform/analysis?period=LAST_YEAR')
    expect(new URL(page.url()).pathname).not.toMatch(/^\/platform/)
    await signIn('analyst')
    await page.waitForURL('**/platform/analysis?period=LAST_YEAR')
    await page.getByRole('heading', { level: 1, name: words.analysis }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await close()
  })

  test('the root and the base path lead home', async () => {
    const { page, words, goto, close } = await portal.visit('/platform/home-portal', { language })
    for (const path of ['/', '/platform']) {
      await goto(path)
      await page.waitForURL('**/platform/home-portal')
      await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    }
    await close()
  })

  test('signing out ends the session', async () => {
    const { page, words, goto, close } = await portal.visit('/platform/home-portal', { language })
    await page.getByRole('button', { name: words.userMenu }).click()
    await page.getByRole('button', { name: words.signOut }).click()
    await page.getByLabel(words.userName).waitFor()
    await goto('/platform/home-portal')
    await page.getByLabel(words.userName).waitFor()
    // The identity client may be exchanging the code of its silent check just when the session ends.
    await close(/openid-connect\/token/)
  })
})

test('the menu is that of the user’s roles', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', { as: 'reader' })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.map, exact: true }).waitFor()
  const names = (await menu.getByRole('link').allInnerTexts()).map((name) => name.trim())
  expect(names).toEqual([
    ...[words.home, words.news, words.readings],
    ...[words.hierarchy, words.meteringPoints, words.twin, words.map],
  ])
  await close()
})
