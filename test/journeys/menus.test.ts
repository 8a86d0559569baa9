import { accessibilityFaults, demoUsers, type DemoUser } from '@energycockpit/testing'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

type Entry =
  | 'home'
  | 'analysis'
  | 'overview'
  | 'today'
  | 'actions'
  | 'energyUses'
  | 'indicators'
  | 'budgets'
  | 'carbon'
  | 'news'
  | 'readings'
  | 'imports'
  | 'factors'
  | 'virtualMeters'
  | 'hierarchy'
  | 'meteringPoints'
  | 'twin'
  | 'map'
  | 'locationGroups'
  | 'structureImport'
  | 'structureHistory'
  | 'attributes'
  | 'users'
  | 'appearance'
  | 'registrations'
  | 'wording'
  | 'notices'
  | 'audit'
  | 'status'
  | 'operation'
  | 'design'
const toLookAt = [
  ...(['home', 'news', 'analysis'] as const),
  ...(['overview', 'today', 'actions', 'energyUses', 'indicators', 'budgets', 'carbon'] as const),
]
const toKeep = [
  ...(['readings', 'imports', 'factors', 'virtualMeters'] as const),
  ...(['hierarchy', 'meteringPoints', 'twin', 'map', 'locationGroups'] as const),
  ...(['structureImport', 'structureHistory'] as const),
]
const menus: Record<DemoUser, readonly Entry[]> = {
  admin: [...toLookAt, ...toKeep, 'attributes', 'status', 'users', 'appearance', 'wording', 'audit'],
  super: [
    ...toLookAt,
    ...toKeep,
    'attributes',
    'status',
    'users',
    'registrations',
    'appearance',
    'wording',
    'audit',
  ],
  system: [
    ...toLookAt,
    ...toKeep,
    'attributes',
    'status',
    'operation',
    'users',
    'registrations',
    'appearance',
    'wording',
    'notices',
    'audit',
    'design',
  ],
  manager: [...toLookAt, ...toKeep],
  analyst: [...toLookAt, 'factors', 'virtualMeters', 'hierarchy', 'meteringPoints', 'twin', 'map'],
  reader: ['home', 'news', 'readings', 'hierarchy', 'meteringPoints', 'twin', 'map'],
}

/** Who may change least; `orderly-features` opens all pages of those who may change most. */
const walked: readonly DemoUser[] = ['analyst', 'reader']

test.each(demoUsers)('%s sees the menu of their role, and the entries lead somewhere', async (as) => {
  const { page, words, close } = await portal.visit('/platform/home-portal', { as })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const names = menus[as].map((name) => words[name])
  await menu
    .getByRole('link')
    .nth(names.length - 1)
    .waitFor()
  expect((await menu.getByRole('link').allInnerTexts()).map((name) => name.trim())).toEqual(names)
  for (const name of walked.includes(as) ? names : []) {
    await menu.getByRole('link', { name, exact: true }).click()
    await menu.locator('[aria-current=page]', { hasText: name }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByText(words.featureBroken).count()).toBe(0)
  }
  await close()
})

test('a link to values tells whose role shows none so, and who can change that', async () => {
  const link = '/platform/analysis?point=mp-b2-electricity'
  const { page, faults, close } = await portal.visit(link, { as: 'reader' })
  await page.getByRole('heading', { level: 1, name: 'Your role does not show measured values' }).waitFor()
  await page.getByText('Administrators of your business can give you such a role.').waitFor()
  expect(page.url()).toBe(portal.server.url + link)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults()).toEqual([])
  await close()
})

test('an administrator finds no page Design by its address either', async () => {
  const { page, close } = await portal.visit('/platform/home-portal/design', { as: 'admin' })
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(0)
  await close()
})
