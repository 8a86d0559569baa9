import { accessibilityFaults, demoPassword } from '@energycockpit/testing'
import { blockingWords } from '../blocking/words-of-blocking'
import { startPortal, type OwnPortal } from './portal-under-test'
import { words } from './words'

/* The log-in of the demo that is there to show the blocking page: what it meets, and that nobody else does. */
const newUser = 'newuser@demo.energycockpit.example'
const name = 'Nora Withy'
let portal: OwnPortal
beforeAll(async () => {
  portal = await startPortal({ env: { DEMO_HISTORY: 'true' }, within: 180_000 })
}, 240_000)
afterAll(() => portal?.stop())

test('the new user of the demo confirms terms and a notice at the first sign-in, and signs in freely at the second', async () => {
  const blocked = blockingWords.de
  const first = await portal.visitor('de')
  const { page } = first
  await first.goto('/platform/home-portal')
  // The button says beforehand what will happen.
  await page.getByRole('button', { name: /Nora Withy.*erste Anmeldung mit Bedingungen/ }).click()
  await page.waitForURL('**/platform/blocking-page')
  await page.getByRole('heading', { name: 'Nutzungsbedingungen der Demo' }).waitFor()
  await page.getByText(blocked.step(1, 2)).waitFor()
  await page.getByText('Diese Bedingungen sind erfunden.').waitFor()
  const ok = page.getByRole('button', { name: blocked.ok, exact: true })
  expect(await ok.isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'stimme ihnen zu' }).check()
  await ok.click()
  await page.getByText('Jede Stunde neue Messwerte').waitFor()
  await page.getByRole('button', { name: blocked.okAndProceed, exact: true }).click()
  await page.waitForURL('**/platform/home-portal')
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await first.close()

  const second = await portal.visitor('en')
  await second.goto('/platform/home-portal')
  await second.page.getByLabel(words.en.userName).fill(newUser)
  await second.page.getByLabel(words.en.password, { exact: true }).fill(demoPassword)
  await second.page.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await second.page.waitForURL('**/platform/home-portal')
  await second.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await second.page.getByText('Real readings, invented names and prices').waitFor()
  await second.close()
})

test('nobody else of the business is asked for anything', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await page.getByRole('heading', { level: 1, name: /Tomasz Wren/ }).waitFor()
  await close()
})
