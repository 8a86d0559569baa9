import { accessibilityFaults, latestMail, waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type OwnPortal } from './portal-under-test'
import { words } from './words'

let portal: OwnPortal
beforeAll(async () => {
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const email = 'gesa.lenz@weirmuehle.example'
const password = 'wheels turn by the weir'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function mailed(part: RegExp): Promise<string> {
  const read = async () => part.exec((await latestMail(portal.server.dataDir, email)) ?? '')?.[0]
  await waitFor('the mail', async () => (await read()) !== undefined)
  return (await read()) ?? ''
}

async function isSound(page: Page): Promise<void> {
  expect([await overhang(page), await accessibilityFaults(page)]).toEqual([0, []])
}

test('a company registers on a phone, confirms, is accepted, and its contact signs in', async () => {
  const visitor = await portal.visitor('de', { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await visitor.goto('/platform/home-portal/static?clientBusinessId=1000')
  await page.getByRole('main').getByRole('link', { name: 'Registrierung' }).click()
  await heading(page, 'Unternehmen registrieren')
  expect(page.url()).toContain('?clientBusinessId=1000')

  await press(page, 'Registrierung senden')
  await page.getByText(/Angaben müssen korrigiert werden/).waitFor()
  const company = page.getByLabel('Name des Unternehmens')
  await waitFor('the focus', () => company.evaluate((field) => field === document.activeElement))
  await isSound(page)
  await company.fill('Weirmühle')
  await page.getByLabel('Straße und Hausnummer').fill('Mühlgasse 1')
  await page.getByLabel('Ort', { exact: true }).fill('Grimma')
  await page.getByLabel(/^USt-IdNr/).fill('DE136695975')
  // The tab remembers what was typed.
  await page.reload()
  await heading(page, 'Unternehmen registrieren')
  expect(await company.inputValue()).toBe('Weirmühle')
  await page.getByLabel('Name', { exact: true }).fill('Gesa Lenz')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('checkbox', { name: /^Energiemanagement/ }).check()
  await page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await press(page, 'Registrierung senden')
  await page.getByText(/Prüfziffer stimmt nicht/).waitFor()
  await page.getByLabel(/^USt-IdNr/).fill('DE 136 695 976')
  await press(page, 'Registrierung senden')
  await heading(page, 'Prüfen Sie Ihr Postfach')
  await isSound(page)

  await page.goto(await mailed(/http\S+#\S+/))
  await heading(page, 'Registrierung bestätigen')
  await isSound(page)
  await press(page, 'Registrierung bestätigen')
  await heading(page, 'Registrierung bestätigt')
  await isSound(page)

  const admin = await portal.visit('/platform/home-portal/registrations', { as: 'super', language: 'en' })
  await heading(admin.page, 'Registrations')
  await admin.page.getByRole('link', { name: 'Weirmühle' }).waitFor()
  await isSound(admin.page)
  await admin.page.getByRole('link', { name: 'Weirmühle' }).click()
  await heading(admin.page, 'Weirmühle')
  await admin.page.getByText('DE 136 695 976').waitFor()
  await isSound(admin.page)
  await press(admin.page, 'Accept')
  const dialog = admin.page.getByRole('dialog', { name: 'Accept Weirmühle' })
  expect(await dialog.getByRole('checkbox', { name: /^Energy manager/ }).isChecked()).toBe(true)
  await isSound(admin.page)
  await press(admin.page, 'Accept and invite')
  await admin.page.getByText(`Accepted. ${email} was invited.`).waitFor()
  await admin.page.getByText(/^Accepted · /).waitFor()

  await page.goto(await mailed(/http\S+token=\S+/))
  await heading(page, 'Passwort festlegen')
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password)
  await page.getByLabel(/wiederholen/).fill(password)
  await press(page, 'Passwort festlegen')
  await page.getByRole('link', { name: words.de.signIn }).click()
  await page.getByLabel(words.de.userName).fill(email)
  await page.getByLabel(words.de.password, { exact: true }).fill(password)
  await press(page, words.de.signIn)
  await heading(page, 'Guten Tag, Gesa Lenz')
  await visitor.close()
  await admin.close()
}, 180_000)

test('what comes after the form is seen, and what is pasted is kept whole until it is short enough', async () => {
  const visitor = await portal.visitor('en', { viewport: { width: 1440, height: 900 } })
  const { page } = visitor
  await visitor.goto('/platform/home-portal/register')
  await heading(page, 'Register your company')
  await page.getByLabel('Company name').fill('Weir Mills')
  await page.getByLabel('Street and number').fill('Mill Lane 1')
  await page.getByLabel('City', { exact: true }).fill('Wells')
  await page.getByLabel(/^Commercial register/).fill('SC 1')
  await page.getByLabel('Name', { exact: true }).fill('Ann Weir')
  await page.getByLabel('Email address').fill('ann@weir.example')
  await page.getByRole('checkbox', { name: /^Analysis/ }).check()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  const message = page.getByLabel('Message (optional)')
  await message.fill('🏭w'.repeat(1001))
  await press(page, 'Send registration')
  await page.getByText('Shorten this entry to 2,000 characters.').waitFor()
  expect(await message.inputValue()).toHaveLength(3003)
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Message', exact: true }).waitFor()
  await message.fill('🏭w'.repeat(1000))
  await press(page, 'Send registration')
  await heading(page, 'Check your email')
  const isBelowHeader = () =>
    page.evaluate(
      () =>
        document.querySelector('h1')!.getBoundingClientRect().top >=
        document.querySelector('header')!.getBoundingClientRect().bottom,
    )
  await waitFor('the heading to be seen', isBelowHeader)
  await isSound(page)
  await page.reload()
  await page.getByText('We have sent an email to ann@weir.example.').waitFor()
  await press(page, 'New registration')
  await heading(page, 'Register your company')
  expect(await page.getByLabel('Company name').inputValue()).toBe('')
  await visitor.close()
}, 120_000)
