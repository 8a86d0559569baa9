import { accessibilityFaults, demoPassword, spareUser, type UserName } from '@energycockpit/testing'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
let user: UserName
beforeAll(async () => {
  portal = await startPortal()
  user = await spareUser('manager')
}, 240_000)
afterAll(() => portal?.stop())

const newPassword = 'meters by the river'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

test('a user looks after their account: password, second factor, sessions, language', async () => {
  const elsewhere = await portal.visit('/platform/home-portal', { as: user })
  const { page, close } = await portal.visit('/platform/home-portal', { as: user, language: 'de' })
  await page.getByRole('button', { name: words.de.userMenu }).click()
  await page.getByRole('link', { name: 'Mein Konto' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mein Konto' }).waitFor()
  expect(await page.title()).toBe('Mein Konto – EnergyCockpit')
  expect(await page.getByRole('link', { name: 'Mein Konto' }).isVisible()).toBe(false)
  const profile = page.getByRole('region', { name: 'Profil' })
  await profile.getByText(user).first().waitFor()
  expect(await profile.innerText()).toContain('Energiemanager')

  await page.getByRole('link', { name: 'Sicherheit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sicherheit' }).waitFor()

  // Nothing that was typed is lost without a question.
  await page.getByLabel('Aktuelles Passwort').fill('not the password')
  const menu = page.getByRole('navigation', { name: words.de.mainMenu })
  await menu.getByRole('link', { name: words.de.analysis }).click()
  await press(page, 'Bleiben')
  await page.getByLabel('Neues Passwort', { exact: true }).fill('zu kurz')
  await press(page, 'Passwort ändern')
  await page.getByText('Das neue Passwort erfüllt noch nicht alle Regeln.').waitFor()
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword)
  await page.getByLabel('Neues Passwort wiederholen').fill(newPassword)
  await press(page, 'Passwort ändern')
  await page.getByText('Das aktuelle Passwort ist falsch.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const sessions = page.getByRole('region', { name: 'Sitzungen' })
  await sessions.getByRole('row').nth(2).waitFor()
  expect(await sessions.getByRole('row').count()).toBe(3)
  await page.getByLabel('Aktuelles Passwort').fill(demoPassword)
  await press(page, 'Passwort ändern')
  await page.getByText('Ihr Passwort wurde geändert.').waitFor()
  await sessions.getByRole('row').nth(2).waitFor({ state: 'detached' })
  await elsewhere.goto('/platform/home-portal')
  await elsewhere.page.getByLabel(words.en.userName).fill(user)
  await elsewhere.page.getByLabel(words.en.password, { exact: true }).fill(newPassword)
  await elsewhere.page.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await elsewhere.page.getByRole('heading', { level: 1, name: words.en.hello }).waitFor()

  await page.reload()
  await sessions.getByRole('row').getByRole('button').click()
  await page.getByText('Die Sitzung wurde beendet.').waitFor()
  await elsewhere.goto('/platform/home-portal')
  await elsewhere.page.getByLabel(words.en.userName).waitFor()
  await elsewhere.close(/401|403|Failed to load/)

  const secret = await beginSecondFactor(page)
  await page.getByLabel('Code aus der App').fill('000000')
  await press(page, 'Einschalten')
  await page.getByText(/^Dieser Code ist falsch/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Code aus der App').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(page, 'Einschalten')
  const codes = page.getByRole('region', { name: 'Wiederherstellungscodes' })
  await codes.getByRole('listitem').nth(9).waitFor()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  const saving = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Als Datei speichern' }).click()
  expect((await saving).suggestedFilename()).toBe('energycockpit-wiederherstellungscodes.txt')
  expect(await accessibilityFaults(page)).toEqual([])
  await codes.getByRole('button', { name: 'Fertig' }).click()
  await page.getByText(/^Eingeschaltet seit/).waitFor()

  await page.getByRole('link', { name: 'Profil und Anzeige' }).click()
  await profile.getByText('English').click()
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByText('You have 10 recovery codes left.').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overhang(page)).toBe(0)
  await press(page, 'Turn off')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(newPassword)
  expect([await overhang(page), await accessibilityFaults(page)]).toEqual([0, []])
  await dialog.getByLabel('Current password').press('Enter')
  await page.getByText(/^Off/).waitFor()

  await press(page, 'Sign out everywhere')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByLabel(words.en.userName).waitFor()
  await close(/status of 40[03]|Failed to load resource/)
}, 120_000)

/** Answers the secret that the page shows for typing. */
async function beginSecondFactor(page: Page): Promise<string> {
  await press(page, 'Einrichten')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Aktuelles Passwort').fill(newPassword)
  await press(page, 'Weiter')
  await page.getByRole('img', { name: /^QR-Code/ }).waitFor()
  return (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '')
}
