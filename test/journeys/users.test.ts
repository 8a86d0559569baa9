import { accessibilityFaults, mailTo } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const email = 'nele.brook@fenland.example'
const password = 'meters by the river'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('an administrator invites somebody, who sets a password and comes in, and is out once they are disabled', async () => {
  const admin = await portal.visit('/platform/home-portal', { as: 'admin', language: 'de' })
  const { page } = admin
  const menu = page.getByRole('navigation', { name: words.de.mainMenu })
  await menu.getByRole('link', { name: 'Benutzer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor()
  const search = page.getByRole('searchbox', { name: 'Nach einem Namen suchen' })
  await search.fill('admin@demo')
  await page.getByText('1 Benutzer', { exact: true }).waitFor()
  const own = page.getByRole('row').filter({ hasText: 'Adaeze Fenn' })
  expect(await own.innerText()).toContain('Ihr eigenes Konto.')
  expect(await own.getByRole('button').count()).toBe(0)

  await press(page, 'Benutzer einladen')
  const form = page.getByRole('dialog', { name: 'Benutzer einladen' })
  await press(page, 'Einladung senden')
  await form.getByText('Geben Sie eine E-Mail-Adresse ein, zum Beispiel jo@example.com.').waitFor()
  const address = form.getByLabel('E-Mail-Adresse')
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type(email)
  await form.getByLabel('Name', { exact: true }).fill('Nele Brook')
  await form.getByLabel('Sprache der E-Mail').selectOption('English')
  await form.getByRole('checkbox', { name: /^Analyst/ }).check()
  await page.keyboard.press('Enter')
  await page.getByText(/^Nele Brook wurde eingeladen/).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Benutzer einladen')
  await search.fill('nele')
  const line = page.getByRole('row').filter({ hasText: email })
  await line.getByText('Eingeladen').waitFor()

  const newcomer = await portal.visitor('en')
  const link = /http\S+token=\S+/.exec(await mailTo(email))?.[0] ?? ''
  await newcomer.page.goto(link)
  await newcomer.page.getByRole('heading', { level: 1, name: 'Set password' }).waitFor()
  expect(newcomer.page.url()).not.toContain('token')
  expect(await accessibilityFaults(newcomer.page)).toEqual([])
  const setPassword = async (chosen: string) => {
    await newcomer.page.getByLabel('New password', { exact: true }).fill(chosen)
    await newcomer.page.getByLabel('Repeat new password').fill(chosen)
    await press(newcomer.page, 'Set password')
  }
  await setPassword('short')
  await newcomer.page.getByRole('alert').waitFor()
  await newcomer.page.emulateMedia({ colorScheme: 'dark' })
  await newcomer.page.setViewportSize({ width: 320, height: 640 })
  expect(await overhang(newcomer.page)).toBe(0)
  expect(await accessibilityFaults(newcomer.page)).toEqual([])
  await setPassword(password)
  await newcomer.page.getByRole('heading', { level: 1, name: 'Your password was set' }).waitFor()
  await newcomer.page.getByRole('link', { name: words.en.signIn }).click()
  const signIn = async () => {
    await newcomer.page.getByLabel(words.en.userName).fill(email)
    await newcomer.page.getByLabel(words.en.password, { exact: true }).fill(password)
    await press(newcomer.page, words.en.signIn)
  }
  await signIn()
  await newcomer.page.getByRole('heading', { level: 1, name: 'Hello, Nele Brook' }).waitFor()

  await press(page, 'Nele Brook ändern')
  await press(page, 'Sperren')
  const question = page.getByRole('dialog', { name: 'Nele Brook sperren?' })
  await question.getByText(/wird überall abgemeldet/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await press(page, 'Sperren')
  await question.getByRole('button', { name: 'Sperren' }).click()
  await line.getByText('Gesperrt').waitFor()
  expect(await focused(page)).toBe('Nele Brook ändern')
  await page
    .getByRole('region', { name: 'Meldungen' })
    .getByText(/wurde gesperrt/)
    .waitFor()

  await newcomer.goto('/platform/home-portal')
  await signIn()
  await newcomer.page.getByRole('alert').waitFor()
  await newcomer.page.goto(link)
  await newcomer.page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor()

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overhang(page)).toBe(0)
  await newcomer.close(/Failed to load resource/)
  await admin.close()
}, 120_000)
