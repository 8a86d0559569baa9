import { demoPassword, SignedInClient, spareUser, type UserName } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { administer, idOf } from './keycloak'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const signIn = (userName: UserName) =>
  SignedInClient.signIn(portal.server.url, { userName, password: demoPassword })

async function visit(user: UserName) {
  const visitor = await portal.visitor('en')
  await visitor.goto('/platform/home-portal')
  await visitor.signIn(user)
  await visitor.page.getByRole('heading', { level: 1, name: visitor.words.hello }).waitFor()
  return visitor
}

test('administrators see who is kept in Keycloak, end their sessions and disable them; the rest is done there', async () => {
  const [superName, managerName] = [await spareUser('super'), await spareUser('manager')]
  const managerId = await idOf(managerName)
  const manager = await signIn(managerName)
  const { page, close } = await visit(superName)

  await follow(page, 'Users')
  await page.getByText('Users and roles are managed in Keycloak.').waitFor()
  expect(await page.getByText(/invited by mail/).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Invite user' }).count()).toBe(0)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(managerName)
  const line = page
    .getByRole('row')
    .filter({ hasText: managerName })
    .filter({ hasText: /Manager-\d Keycloak/ })
  await line.getByText('Energy manager').waitFor()
  await line.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).waitFor()
  const offered = await dialog.getByRole('button').allInnerTexts()
  expect(offered.filter((name) => name !== '').sort()).toEqual(['Close', 'Disable', 'Sign out everywhere'])
  expect(await dialog.getByRole('checkbox').count()).toBe(0)

  await press(page, 'Sign out everywhere')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText(/was signed out everywhere\.$/).waitFor()
  expect((await manager.get('/whoami')).status).toBe(302)
  expect(await administer('GET', `/users/${managerId}/sessions`)).toEqual([])

  await line.getByRole('button').click()
  await press(page, 'Disable')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await line.getByText('Disabled').waitFor()
  await expect(signIn(managerName)).rejects.toThrow('could not sign in')

  // What Keycloak decides is not changed here by a call either.
  const operator = await signIn(await spareUser('system'))
  const path = `/rest/secure/users/${managerId}`
  const refused = [
    await operator.put(`${path}/roles`, { roles: [4] }),
    await operator.delete(`${path}/second-factor`),
    await operator.post(`${path}/invitations`, { locale: 'en' }),
    await operator.post('/rest/secure/users', {
      ...{ businessId: 1001, email: 'new@fenland.example', displayName: 'New', roles: [12], locale: 'en' },
    }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])

  await follow(page, 'Audit log')
  await page.getByRole('searchbox', { name: 'Search by person' }).fill('manager')
  await page.getByRole('row').filter({ hasText: 'Sign-in refused' }).getByText('Account disabled').waitFor()
  const told = page
    .getByRole('row')
    .filter({ hasText: /Manager-\d Keycloak/ })
    .filter({ hasText: /Super-\d Keycloak/ })
  expect(await told.count()).toBeGreaterThanOrEqual(2)

  // One business of the two; the list of users follows.
  await page.getByRole('button', { name: /^Business/ }).click()
  await page.getByRole('option', { name: 'Fenland Colleges' }).click()
  await page.getByRole('button', { name: 'Business: Fenland Colleges', exact: true }).waitFor()
  await follow(page, 'Users')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(superName)
  await page.getByText('No users found').waitFor()
  await close(/Failed to load resource/)
}, 120_000)

test('the operator writes a notice for a user of Keycloak, and has the log checked', async () => {
  const readerName = await spareUser('reader')
  await signIn(readerName)
  const { page, close } = await visit(await spareUser('system'))
  await follow(page, 'Notices')
  await page.getByRole('link', { name: 'Write notice' }).click()
  await page.getByLabel('For', { exact: true }).selectOption('One user')
  await page.getByLabel('User name', { exact: true }).fill(readerName)
  await page.getByLabel('Headline', { exact: true }).fill('Terms of Keycloak')
  await press(page, 'Save draft')
  await heading(page, 'Terms of Keycloak')
  await page.getByText(readerName).first().waitFor()

  await follow(page, 'Audit log')
  await press(page, 'Check log')
  await page.getByText(/^All \d+ entries are unchanged/).waitFor()
  await page
    .getByRole('row')
    .filter({ hasText: /System-\d Keycloak/ })
    .first()
    .waitFor()
  await close()
})
