import { demoPassword, demoUserName } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test('a session that has ended elsewhere: the next call leads to the sign-in page and back', async () => {
  // On a page that asks for nothing by itself.
  const { page, context, words, signIn, close } = await portal.visit('/platform/blank')
  // Without the identity client, which would notice by itself: here the next call is to.
  await page.route('**/rest/public/keycloak-configuration', (route) => route.abort())
  await page.reload()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await context.clearCookies()
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByLabel(words.userName).waitFor()
  await signIn('analyst')
  await page.waitForURL('**/platform/analysis')
  await page.getByRole('treeitem').first().waitFor()
  await close(/Failed to load resource|redirect|session/i)
})

test('signing out in one window signs out the other', async () => {
  const { page, context, words, close } = await portal.visit('/platform/home-portal')
  await reloadUntilWatched(page)
  const other = await context.newPage()
  await other.goto(`${portal.server.url}/logout`)
  await other.getByLabel(words.userName).waitFor()
  await page.getByLabel(words.userName).waitFor()
  await close(/Failed to load resource|redirect|session/i)
})

test('who signs in in another window while this one is still starting is shown here, too', async () => {
  // On a page that asks for nothing by itself: a call between the sign-out and the sign-in would lead to the form.
  const { page, context, words, goto, close } = await portal.visit('/platform/blank')
  let goOn = (): void => undefined
  const other = await context.newPage()
  const otherSignedIn = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/rest/secure/notifications/unread', (route) => route.fulfill({ json: { unread: 0 } }))
  // The identity client of the page before must not be taken for that of the page to come.
  await page.goto('about:blank')
  await page.route('**/rest/public/keycloak-configuration', async (route) => {
    await otherSignedIn
    await route.continue()
  })
  const starting = page.waitForRequest('**/rest/public/keycloak-configuration')
  await goto('/platform/blank')
  await starting

  const userMenu = (someone: Page) => someone.getByRole('button', { name: words.userMenu })
  await other.goto(`${portal.server.url}/logout`)
  await other.getByLabel(words.userName).fill(demoUserName('reader'))
  await other.getByLabel(words.password, { exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: words.signIn, exact: true }).click()
  const ofReader = (await userMenu(other).getAttribute('aria-label')) ?? ''
  expect(await userMenu(page).getAttribute('aria-label')).not.toBe(ofReader)
  goOn()
  await page.getByRole('button', { name: ofReader, exact: true }).waitFor()
  await close(/Failed to load resource|redirect|session/i)
})

/** keycloak-js watches the session once it has its token, and asks for nothing more. */
async function reloadUntilWatched(page: Page): Promise<void> {
  const token = page.waitForResponse(
    (answer) => answer.url().endsWith('/openid-connect/token') && answer.ok(),
  )
  await page.reload()
  await token
}
