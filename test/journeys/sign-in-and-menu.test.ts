import { demoUsers, type DemoUser } from '@energycockpit/testing'
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

type Entry =
  | 'home'
  | 'analysis'
  | 'readings'
  | 'imports'
  | 'factors'
  | 'virtualMeters'
  | 'hierarchy'
  | 'structureImport'
  | 'structureHistory'
  | 'users'
  | 'notices'
  | 'audit'
  | 'status'
  | 'operation'
  | 'design'
const toKeep = [
  ...(['readings', 'imports', 'factors', 'virtualMeters'] as const),
  ...(['hierarchy', 'structureImport', 'structureHistory'] as const),
]
const menus: Record<DemoUser, readonly Entry[]> = {
  admin: ['home', 'analysis', ...toKeep, 'status', 'users', 'audit'],
  super: ['home', 'analysis', ...toKeep, 'status', 'users', 'audit'],
  system: ['home', 'analysis', ...toKeep, 'status', 'operation', 'users', 'notices', 'audit', 'design'],
  manager: ['home', 'analysis', ...toKeep],
  analyst: ['home', 'analysis', 'factors', 'virtualMeters', 'hierarchy'],
  reader: ['home', 'readings', 'hierarchy'],
}

test.each(demoUsers)('%s sees the menu of their role, and every entry leads somewhere', async (as) => {
  const { page, words, close } = await portal.visit('/platform/home-portal', { as })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const names = menus[as].map((name) => words[name])
  expect((await menu.getByRole('link').allInnerTexts()).map((name) => name.trim())).toEqual(names)
  for (const name of names) {
    await menu.getByRole('link', { name, exact: true }).click()
    await menu.locator('[aria-current=page]', { hasText: name }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText(words.featureBroken).count()).toBe(0)
  }
  await close()
})

test.each(demoUsers.filter((as) => as !== 'system'))(
  '%s finds no page Design by its address either',
  async (as) => {
    const { page, close } = await portal.visit('/platform/home-portal/design', { as })
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(0)
    await close()
  },
)
