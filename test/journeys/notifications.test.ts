import { accessibilityFaults, SignedInClient, waitFor } from '@energycockpit/testing'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type OwnPortal } from './portal-under-test'

let portal: OwnPortal
let admin: SignedInClient
beforeAll(async () => {
  portal = await startPortal({})
  admin = await SignedInClient.signIn(portal.server.url, 'admin')
}, 240_000)
afterAll(() => portal?.stop())

/** Everybody of the business is told, but for who writes it. */
async function publish(title: string): Promise<void> {
  const post = {
    ...{ importance: 'INFORMATION', pinned: false, withSubBusinesses: false, published: true },
    ...{ from: new Date().toISOString(), until: null, texts: { de: null, en: { title, text: 'Soon.' } } },
  }
  expect((await admin.post('/rest/secure/news-posts', post)).status).toBe(200)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const countIn = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

/** The page lists what there was when it was opened. */
const toBeListed = (page: Page, name: string) =>
  waitFor(
    `'${name}' to be listed`,
    async () => {
      await page.reload()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      return (await page.getByRole('link', { name }).count()) > 0
    },
    { within: 60_000, every: 2_000 },
  )

test('the bell counts, leads to what happened, and agrees with another tab', async () => {
  await publish('Replace <b>pumps</b>')
  const { page, context, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await bell(page).waitFor()
  await waitFor(
    'the first notification to be counted',
    async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return (await countIn(page)) > 0
    },
    { within: 60_000, every: 1_000 },
  )
  const other = await context.newPage()
  await other.goto(`${portal.server.url}/platform/home-portal/notifications`)
  await toBeListed(other, 'News: Replace <b>pumps</b>')
  expect(await accessibilityFaults(other)).toEqual([])

  await bell(page).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const link = panel.getByRole('link', { name: 'News: Replace <b>pumps</b>' })
  await link.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await bell(page).click()
  await link.click()
  await page.waitForURL('**/platform/home-portal/news')
  await panel.waitFor({ state: 'hidden' })
  await other
    .getByRole('button', { name: 'Mark as read: News: Replace <b>pumps</b>' })
    .waitFor({ state: 'detached' })

  await publish('Insulate the roof')
  await toBeListed(other, 'News: Insulate the roof')
  const marked = other.getByRole('button', {
    name: 'Mark as read: News: Insulate the roof',
  })
  await marked.waitFor()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await marked.waitFor({ state: 'detached' })
  await waitFor(
    'both tabs to show the same number',
    async () => (await countIn(page)) === (await countIn(other)),
  )

  await other.getByRole('radio', { name: 'Unread' }).click()
  await other.setViewportSize({ width: 320, height: 700 })
  expect(await overhang(other)).toBe(0)
  await close()
}, 120_000)

test('mails come as they were chosen, and end by their link', async () => {
  const { page, goto, close } = await portal.visit('/platform/hp/account/notifications', { as: 'analyst' })
  const email = page.getByLabel('Email about News')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await email.selectOption({ label: 'At once' })
  expect((await saved).status()).toBe(204)
  expect(await accessibilityFaults(page)).toEqual([])
  await publish('Dim the car park')
  const mail = await waitFor('the mail', () => mailAbout('Dim the car park'), {
    within: 60_000,
    every: 1_000,
  })
  const link = /^List-Unsubscribe: <(\S+)>/m.exec(String(mail).replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]
  await page.goto(link ?? '')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop emails' }).click()
  await page.getByRole('heading', { level: 1, name: 'Emails stopped' }).waitFor()
  await goto('/platform/hp/account/notifications')
  await email.waitFor()
  await waitFor('the choice to be shown', async () => (await email.inputValue()) === 'NONE')
  await close()
}, 120_000)

async function mailAbout(text: string): Promise<string | undefined> {
  const folder = join(portal.server.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.find((mail) => mail.includes(text))
}
