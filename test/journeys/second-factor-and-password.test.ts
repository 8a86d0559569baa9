import {
  accessibilityFaults,
  demoPassword,
  mailTo,
  spareUser,
  waitFor,
  type UserName,
} from '@energycockpit/testing'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest, type Visitor } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
let user: UserName
beforeAll(async () => {
  portal = await startPortal()
  user = await spareUser('analyst')
}, 240_000)
afterAll(() => portal?.stop())

const newPassword = 'meters by the river'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const narrowAndDark = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const
const faults = async (page: Page) => [...(await accessibilityFaults(page)), await overhang(page)]

async function signIn({ page, words: said }: Visitor, password: string): Promise<void> {
  await page.getByLabel(said.userName).fill(user)
  await page.getByLabel(said.password, { exact: true }).fill(password)
  await press(page, said.signIn)
}

test('who forgot the password sets a new one by mail, and signs in with a code once that is switched on', async () => {
  const forgetful = await portal.visitor('de', narrowAndDark)
  const { page } = forgetful
  await forgetful.goto('/platform/home-portal')
  await signIn(forgetful, 'no idea any more')
  await page.getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await heading(page, 'Passwort zurücksetzen')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('user')
  expect(await faults(page)).toEqual([0])
  await page.keyboard.type(user.toUpperCase())
  await page.keyboard.press('Enter')
  await heading(page, 'Prüfen Sie Ihre E-Mails')
  expect(await faults(page)).toEqual([0])

  const link = await linkInMail()
  await page.goto(link)
  await heading(page, 'Passwort festlegen')
  expect(page.url()).not.toContain('token')
  await page.getByLabel('Neues Passwort', { exact: true }).fill(newPassword)
  await page.getByLabel('Neues Passwort wiederholen').fill(newPassword)
  await press(page, 'Passwort festlegen')
  await heading(page, 'Ihr Passwort wurde festgelegt')
  expect(await faults(page)).toEqual([0])
  await page.getByRole('link', { name: words.de.signIn }).click()
  await page.getByLabel(words.de.userName).waitFor()
  await signIn(forgetful, demoPassword)
  await page.getByRole('alert').waitFor()
  await signIn(forgetful, newPassword)
  await page.getByRole('heading', { level: 1, name: words.de.hello }).waitFor()
  const { totp, recoveryCodes } = await switchOn(forgetful)

  const careful = await portal.visitor('en')
  await careful.goto('/platform/analysis')
  await signIn(careful, newPassword)
  await heading(careful.page, 'Enter code')
  const field = careful.page.getByLabel('Code', { exact: true })
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await faults(careful.page)).toEqual([0])
  await field.fill('000000')
  await press(careful.page, words.en.signIn)
  await careful.page.getByRole('alert').waitFor()
  expect(await faults(careful.page)).toEqual([0])
  await careful.page.getByRole('link', { name: 'Deutsch' }).click()
  await heading(careful.page, 'Code eingeben')
  await careful.page.getByRole('link', { name: 'English' }).click()
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await careful.page.keyboard.press('Enter')
  await careful.page.waitForURL((url) => url.pathname === '/platform/analysis')

  // The code that somebody has looked over the shoulder for is spent, and the phone is not at hand.
  const hurried = await portal.visitor('de', narrowAndDark)
  await hurried.goto('/platform/home-portal')
  await signIn(hurried, newPassword)
  await hurried.page.getByLabel('Code', { exact: true }).fill(code)
  await press(hurried.page, words.de.signIn)
  await hurried.page.getByText(/ist falsch oder schon verwendet/).waitFor()
  await hurried.page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).click()
  await hurried.page.getByLabel('Wiederherstellungscode').fill(recoveryCodes[0] ?? '')
  expect(await faults(hurried.page)).toEqual([0])
  await press(hurried.page, words.de.signIn)
  await hurried.page.getByRole('heading', { level: 1, name: words.de.hello }).waitFor()

  const late = await portal.visitor('en', narrowAndDark)
  await late.page.goto(link)
  await heading(late.page, 'This link has expired')
  expect(await faults(late.page)).toEqual([0])
  await late.page.getByRole('link', { name: 'Request new link' }).click()
  await heading(late.page, 'Reset password')

  const refused = /status of (401|410)|Failed to load resource/
  for (const visitor of [forgetful, careful, hurried, late]) await visitor.close(refused)
}, 120_000)

/** The mail is written once the page is there, so that nobody sees by the time whether there is such a user. */
async function linkInMail(): Promise<string> {
  let mail = ''
  await waitFor('the mail', async () => {
    mail = await mailTo(user).catch(() => '')
    return mail !== ''
  })
  return /http\S+token=\S+/.exec(mail)?.[0] ?? ''
}

/** Switches the second factor on by the calls that the account's page makes. */
async function switchOn({ context }: Visitor): Promise<{ totp: TOTP; recoveryCodes: string[] }> {
  const path = `${portal.server.url}/rest/secure/account/second-factor`
  const headers = { origin: portal.server.url }
  const begun = await context.request.post(`${path}/enrolment`, { headers, data: { password: newPassword } })
  const { secret } = (await begun.json()) as { secret: string }
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const on = await context.request.put(path, { headers, data: { code: totp.generate() } })
  const { recoveryCodes } = (await on.json()) as { recoveryCodes: string[] }
  return { totp, recoveryCodes }
}
