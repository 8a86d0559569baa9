import {
  accessibilityFaults,
  freePort,
  newDataFolder,
  publishNotices,
  spareUserName,
  startServer,
  type RunningServer,
} from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { portalOf, type OwnPortal, type Visitor } from '../journeys/portal-under-test'
import { words } from '../journeys/words'
import { everyKind, oneText, unknownKind } from './notices-to-confirm'
import { laterBy } from './later-clock'
import { blockingWords } from './words-of-blocking'

const user = (number: number) => spareUserName('analyst', number)
const users = {
  de: user(1),
  hasty: user(3),
  unlucky: user(4),
  stuck: user(5),
  working: user(6),
  slow: user(7),
}

let dataDir: string
let port: string
let server: RunningServer
let portal: OwnPortal

const start = (clock: Record<string, string> = {}) => startServer({ dataDir, env: { PORT: port, ...clock } })

beforeAll(async () => {
  dataDir = await newDataFolder('blocking', 'loaded')
  port = String(await freePort('localhost'))
  await publishNotices(dataDir, [
    ...everyKind(users.de),
    oneText(users.hasty),
    oneText(users.unlucky),
    ...everyKind(users.slow),
    unknownKind(users.stuck),
  ])
  server = await start()
  portal = await portalOf(Promise.resolve(server), () => server.stop())
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tokenOf = (page: Page) =>
  page.evaluate(() => (history.state as { actionToken: string } | null)?.actionToken ?? '')

/** Signs in on the way to a path, which the blocking page comes in the way of. */
async function signInTowards(path: string, visitor: Visitor, userName: Parameters<Visitor['signIn']>[0]) {
  await visitor.goto(path)
  await visitor.signIn(userName)
  await visitor.page.waitForURL('**/platform/blocking-page')
}

// The tests below are in English.
test.each(['de'] as const)(
  'everything is confirmed in %s, one after the other, on the way in',
  async (language) => {
    const words = blockingWords[language]
    const visitor = await portal.visitor(language)
    const { page } = visitor
    await signInTowards('/platform/home-portal', visitor, users[language])
    await heading(page, words.terms).waitFor()
    expect(await page.title()).toBe(words.title)
    expect(page.url()).not.toContain('actionToken')
    expect(await page.getByRole('contentinfo').count()).toBe(1)

    // To cancel leads to the portal, where nobody comes in without having confirmed.
    const newToken = page.waitForRequest((request) => request.url().includes('/blocking-page?actionToken='))
    await page.getByRole('link', { name: words.cancel }).click()
    await newToken

    await visitor.goto('/platform/home-portal/status?from=journey')
    await page.waitForURL('**/platform/blocking-page')
    await page.getByText(words.step(1, 3)).waitFor()
    const box = page.getByRole('checkbox', { name: words.agree })
    await box.waitFor()
    expect(await button(page, words.ok).isDisabled()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await box.check()
    await page.reload()
    await page.getByText(words.step(1, 3)).waitFor()
    await box.waitFor()
    expect([await box.isChecked(), await button(page, words.ok).isDisabled()]).toEqual([false, true])

    await page.getByRole('radio', { name: 'EN' }).click()
    await heading(page, blockingWords.en.terms).waitFor()
    await page.getByRole('radio', { name: language.toUpperCase() }).click()
    await heading(page, words.terms).waitFor()

    // By keyboard alone.
    await box.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(words.step(2, 3)).waitFor()
    await button(page, words.ok).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.terms)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await button(page, words.ok).click()

    await heading(page, words.information).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toEqual([
      ...['read', 'stored every 15 minutes', 'kept'],
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    const token = await tokenOf(page)
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await button(page, words.okAndProceed).click()
    expect(new URL((await posted).url()).pathname).toContain('/login-actions/required-action')
    await page.waitForURL('**/platform/home-portal/status?from=journey')
    await page.getByRole('navigation', { name: visitor.words.mainMenu }).waitFor()

    // The token of a log-in that is done opens nothing any more, nor does one that was changed.
    await visitor.goto(`/platform/blocking-page?actionToken=${token}`)
    await heading(page, words.used).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await visitor.goto(`/platform/blocking-page?actionToken=${token.slice(0, -4)}AAAA`)
    await heading(page, words.invalid).waitFor()
    await page.getByRole('link', { name: words.signInAgain }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await visitor.close(/Failed to load resource.*(401|403)/)
  },
)

test('a double click sends one confirmation', async () => {
  const words = blockingWords.en
  const visitor = await portal.visitor('en', { viewport: { width: 320, height: 640 } })
  const { page } = visitor
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await signInTowards('/platform/home-portal', visitor, users.hasty)
  await page.getByText('One, two.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, words.okAndProceed).dblclick()
  await page.waitForURL('**/platform/home-portal')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(sent).toHaveLength(1)
  await visitor.close()
})

test('an answer that is lost, and a list that cannot be had, are requested again', async () => {
  const words = blockingWords.en
  const visitor = await portal.visitor('en')
  const { page } = visitor
  const lists = '**/blocking-reasons/users/**'
  await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
  await signInTowards('/platform/home-portal', visitor, users.unlucky)
  await page.getByRole('alert').waitFor()
  await page.unroute(lists)
  await page.getByRole('button', { name: visitor.words.retry }).click()
  // Offline before the list is there, there would be nothing to confirm.
  await button(page, words.okAndProceed).waitFor()
  const { context } = visitor
  await context.setOffline(true)
  await button(page, words.okAndProceed).click()
  const noAnswer = page.getByRole('alert').filter({ hasText: words.noAnswer })
  await noAnswer.waitFor()
  await context.setOffline(false)
  await page.route(
    '**/acknowledged/**',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/acknowledged/'))
  await button(page, words.okAndProceed).click()
  await lost
  await noAnswer.waitFor()
  expect(page.url()).toContain('/platform/blocking-page')
  await button(page, words.okAndProceed).click()
  await page.waitForURL('**/platform/home-portal')
  await visitor.close(/Failed to load resource/)
})

test('a reason of an unknown type shows nothing but the frame, and the log-in does not go on', async () => {
  const visitor = await portal.visitor('en')
  const { page } = visitor
  const warned = page.waitForEvent('console', (message) => message.text().includes('QUESTIONNAIRE'))
  await signInTowards('/platform/home-portal', visitor, users.stuck)
  await warned
  expect((await page.getByRole('main').innerText()).trim()).toBe('')
  await page.getByRole('radio', { name: 'DE' }).click()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Impressum, Datenschutz und Lizenzen' })
    .waitFor()
  await visitor.goto('/platform/home-portal')
  await page.waitForURL('**/platform/blocking-page')

  // Nor does it hold anybody: whoever comes next at this browser signs in anew.
  const { signOut, password } = words.de
  await page.getByRole('banner').getByRole('link', { name: signOut, exact: true }).click()
  await button(page, signOut).click()
  await page.getByLabel(password, { exact: true }).waitFor()
  await visitor.goto('/platform/home-portal')
  await page.waitForURL('**/login-actions/authenticate/**')
  await visitor.close()
})

test('a new reason blocks the running portal, and the user comes back to where they were', async () => {
  const words = blockingWords.en
  const visitor = await portal.visitor('en')
  const { page } = visitor
  await visitor.goto('/platform/home-portal/status?from=work')
  await visitor.signIn(users.working)
  const menu = page.getByRole('navigation', { name: visitor.words.mainMenu })
  await menu.waitFor()
  await page.evaluate(() => location.assign('#below'))
  // At once: a browser that looks at the portal holds up an end in order.
  await server.kill9()
  await publishNotices(dataDir, [oneText(users.working)])
  server = await start()
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  const confirmNow = page.getByRole('link', { name: words.confirmNow })
  await confirmNow.waitFor()
  expect(await menu.count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await confirmNow.click()
  await heading(page, words.information).waitFor()
  await button(page, words.okAndProceed).click()
  await page.waitForURL('**/platform/home-portal/status?from=work#below')
  await menu.waitFor()
  await visitor.close(/Failed to load resource/)
})

test('who takes longer than ten minutes is told so, and begins again', async () => {
  const words = blockingWords.en
  const visitor = await portal.visitor('en')
  const { page } = visitor
  await signInTowards('/platform/home-portal', visitor, users.slow)
  await page.getByRole('checkbox', { name: words.agree }).check()
  await server.kill9()
  server = await start(laterBy(11))
  await button(page, words.ok).click()
  await heading(page, words.expired).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const newToken = page.waitForRequest((request) => request.url().includes('/blocking-page?actionToken='))
  await page.getByRole('link', { name: words.signInAgain }).click()
  await newToken
  await page.getByText(words.step(1, 3)).waitFor()
  await visitor.close(/Failed to load resource/)
})
