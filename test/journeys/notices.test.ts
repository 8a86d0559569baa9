import { spareUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { blockingWords } from '../blocking/words-of-blocking'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the operator writes terms, sees them as their readers will, and puts them in force: one user is stopped and confirms', async () => {
  const userName = await spareUser('reader')
  const reader = await portal.visit('/platform/home-portal', { as: userName, language: 'de' })
  const operator = await portal.visit('/platform/home-portal', { as: 'system' })
  const { page } = operator
  const menu = page.getByRole('navigation', { name: words.en.mainMenu })
  await menu.getByRole('link', { name: 'Notices', exact: true }).click()
  await page.getByRole('link', { name: 'Write notice' }).click()
  await page.getByRole('heading', { level: 1, name: 'New notice' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1')
  const write = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text)
  const writeAll = async (headline: string, agree: string) => {
    await write('Headline', headline)
    await write('Main text', '# Umfang\n\nDas Portal zeigt **Messwerte**.\n\n1. Vorläufig.\n2. Erfunden.')
    await write('Download address', '/favicon.svg')
    await write('Link text', 'PDF')
    await write('Framed text', 'Mai')
    await write('Checkbox text', agree)
  }
  await page.getByLabel('For', { exact: true }).selectOption('One user')
  await write('User name', userName)
  await writeAll('Terms of May', 'I agree')

  // Nothing that was written is lost without a question.
  await menu.getByRole('link', { name: 'Users', exact: true }).click()
  await press(page, 'Stay')
  await press(page, 'Save draft')
  await page.getByRole('heading', { level: 1, name: 'Terms of May' }).waitFor()

  await press(page, 'Publish')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true)
  await writeAll('Bedingungen vom Mai', 'Ich stimme zu')
  const preview = page.getByRole('group').getByRole('region', { name: 'Bitte zustimmen!' })
  const previewed = await preview.innerText()
  expect(previewed).toContain('Bedingungen vom Mai')
  await press(page, 'Publish')
  const question = page.getByRole('dialog', { name: 'Publish version 1?' })
  await question.getByText(`Audience: User ${userName}.`).waitFor()
  await question.getByText(/^1 user must confirm it/).waitFor()
  await question.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/Version 1 in force since/).waitFor()
  await page.waitForFunction(() => document.activeElement?.localName === 'h1')

  const blocked = blockingWords.de
  await reader.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await reader.page.getByRole('link', { name: blocked.confirmNow }).click()
  const card = reader.page.getByRole('region', { name: blocked.terms })
  await card.getByRole('checkbox', { name: 'Ich stimme zu' }).check()
  expect(await card.innerText()).toBe(previewed)
  await card.getByRole('button', { name: blocked.okAndProceed }).click()
  await reader.page.waitForURL('**/platform/home-portal')
  await reader.page.getByRole('heading', { level: 1, name: words.de.hello }).waitFor()

  await page.getByRole('link', { name: 'All terms and notices' }).click()
  await page.getByRole('link', { name: 'Write notice' }).waitFor()
  await page.reload()
  const line = page.getByRole('row').filter({ hasText: 'Terms of May' })
  await line.getByText('1 of 1').waitFor()
  await line.getByRole('link').click()
  await press(page, 'Withdraw')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(/Withdrawn since/).waitFor()
  await reader.close(/Failed to load resource/)
  await operator.close()
}, 120_000)
