import { accessibilityFaults } from '@energycockpit/testing'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test('an administrator finds who signed in, also on a phone and in the dark', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { as: 'admin', language: 'de' })
  const menu = page.getByRole('navigation', { name: words.de.mainMenu })
  await menu.getByRole('link', { name: 'Protokoll', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Protokoll' }).waitFor()
  await page.getByRole('searchbox', { name: 'Nach einer Person suchen' }).fill('fenn')
  await page.getByLabel('Aktion').selectOption({ label: 'Angemeldet' })
  const line = page
    .getByRole('row')
    .filter({ hasText: /Angemeldet.*Adaeze Fenn/ })
    .first()
  await line.waitFor()
  expect(await line.innerText()).toMatch(/Angemeldet\s+Adaeze Fenn\s+–\s+Fenland Colleges/)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overhang(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test('the operator has the log checked', async () => {
  const { page, close } = await portal.visit('/platform/home-portal/audit', { as: 'system' })
  const proof = page.getByRole('region', { name: 'Integrity' })
  await proof.getByRole('button', { name: 'Check log' }).click()
  await proof.getByText(/^All \d+ entries are unchanged/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overhang(page)).toBe(0)
  await close()
})

test('an analyst is not led there, and finds no such page', async () => {
  const { page, goto, words: spoken, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  const menu = page.getByRole('navigation', { name: spoken.mainMenu })
  await menu.getByRole('link', { name: spoken.home, exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: 'Audit log' }).count()).toBe(0)
  await goto('/platform/home-portal/audit')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await close()
})
